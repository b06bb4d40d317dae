// Campaigns at the terminal: games that follow one another, kept between two runs of the command.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type StateOf, sha256Hex, thinking } from '@oubliette/engine';
import {
  type CampaignFile,
  type GameFile,
  type GameInParts,
  gameInParts,
  readCampaign,
  replayFile,
} from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { gameById } from '../src/games.ts';
import { emptyFolder, numbersOn, type Person, runCli } from './run-cli.ts';

const GOLDEN = new URL('../../../packages/games/dungeon-saga/test/campaigns/two-adventures.json', import.meta.url)
  .pathname;

/** Somebody who plays any number on the page, and in town buys what the script says. */
function traveller(seed: string, ...inTown: readonly string[]): Person {
  const pick = thinking(seed);
  const wishes = [...inTown];
  return (page) => {
    if (/^▸ $/m.test(page.slice(page.lastIndexOf('\n') + 1))) return wishes.shift() ?? '';
    const numbers = numbersOn(page);
    return numbers.length === 0 ? '' : String(numbers[pick(numbers.length)]);
  };
}

const campaignIn = (path: string) => {
  const read = readCampaign(readFileSync(path, 'utf8'));
  if ('fault' in read) throw new Error(read.fault.what);
  return read.file;
};

it('two quests of Donjon with shopping between them, after a restart, and the file is verified', async () => {
  const file = emptyFolder()('heroes.json');
  const args = ['play', 'donjon', '--seats', 'policy:automatic,me', '--option', 'nightfall=40', '--campaign', file];
  const first = await runCli([...args, '--seed', 'first', '--lang', 'en'], traveller('first'));
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.transcript).toContain('now holds 1 game');
  expect(first.transcript).not.toContain('In town');
  const { heroes } = campaignIn(file).games[0]!.legacy as { heroes: { name: string; gold: number; items: string[] }[] };
  expect(heroes.length).toBeGreaterThan(0);

  const again = await runCli([...args, '--seed', 'second', '--lang', 'fr'], traveller('second', '1', '1', ''));
  expect([again.code, again.errors]).toEqual([0, '']);
  expect(again.transcript).toContain('En ville, avant la prochaine partie');
  expect(again.transcript).toContain('compte 2 parties');
  const { games } = campaignIn(file);
  expect(games).toHaveLength(2);
  // What was bought is written down, and was paid for.
  const { town } = games[1]!.chosen as { town: { hero: string; buy: string }[] };
  expect(town).toHaveLength(1);
  const { party } = games[1]!.file.given as { party: { name: string; gold: number; xp: number }[] };
  const buyer = party.find(({ name }) => name === town[0]!.hero)!;
  const before = heroes.find(({ name }) => name === town[0]!.hero)! as unknown as { gold: number; xp: number };
  expect(buyer.gold + buyer.xp).toBeLessThan(before.gold + before.xp);
  expect(existsSync(`${file}.chosen`)).toBe(false);

  const verified = await runCli(['verify', file, '--lang', 'en'], () => undefined);
  expect([verified.code, verified.transcript]).toEqual([0, expect.stringContaining('2 games were played again')]);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"gold": \d+/, '"gold": 9999'));
  expect((await runCli(['verify', file], () => undefined)).code).toBe(1);
  expect((await runCli(args, traveller('third'))).code).toBe(2);
});

it('two adventures of Dungeon Saga with a save between them', async () => {
  const path = emptyFolder();
  const [file, save] = [path('saga.json'), path('running.json')];
  const args = ['play', 'dungeon-saga', '--campaign', file, '--lang', 'en'];
  const seats = ['--seats', 'policy:easy,me'];
  const first = await runCli([...args, ...seats, '--seed', 'saga'], traveller('saga'));
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.transcript).toContain('now holds 1 game');
  // The second is left in the middle, and gone on with from its file.
  let pages = 0;
  const leaving = traveller('leaving');
  const left = await runCli([...args, ...seats, '--seed', 'more', '--save', save], (page, all) =>
    ++pages > 12 ? undefined : leaving(page, all),
  );
  expect(left.code).toBe(0);
  expect(campaignIn(file).games).toHaveLength(1);
  const second = await runCli([...args, '--load', save], traveller('second'));
  expect([second.code, second.errors]).toEqual([0, '']);
  expect(second.transcript).toContain('now holds 2 games');
  const verified = await runCli(['verify', file, '--lang', 'en'], () => undefined);
  expect(verified.code).toBe(0);
});

it('choices of a campaign that are no JSON are refused in a sentence', async () => {
  const file = emptyFolder()('saga.json');
  writeFileSync(file, readFileSync(GOLDEN));
  writeFileSync(`${file}.chosen`, '{"cut');
  const { code, errors } = await runCli(['play', 'dungeon-saga', '--campaign', file, '--lang', 'en'], () => undefined);
  expect([code, errors]).toEqual([2, `${file}.chosen is no JSON.\n`]);
});

it('a game without campaigns says so', async () => {
  const file = emptyFolder()('none.json');
  const { code, errors } = await runCli(['play', 'dungeonette', '--campaign', file, '--lang', 'en'], () => undefined);
  expect([code, errors]).toEqual([2, 'dungeonette has no campaigns.\n']);
});

describe('a campaign with games whose rules are not installed', () => {
  const golden = campaignIn(GOLDEN);
  const summed = <T extends { readonly checksum: string }>({ checksum: _, ...body }: T): T =>
    ({ ...body, checksum: sha256Hex(JSON.stringify(body)) }) as unknown as T;
  /** The campaign with other files in place of its own. */
  function stored(files: readonly (GameFile | GameInParts)[]): string {
    const path = emptyFolder()('campaign.json');
    const games = golden.games.map((one, i) => ({ ...one, file: files[i]! }));
    writeFileSync(path, JSON.stringify(summed<CampaignFile>({ ...golden, games })));
    return path;
  }
  const [first, second] = golden.games.map(({ file }) => file as GameFile) as [GameFile, GameFile];
  const unknown = (file: GameFile): GameFile => summed({ ...file, rules: '0.9.0' });
  /** The state at the end of a game. */
  function ended(file: GameFile): StateOf {
    const replayed = replayFile(gameById(file.game).game, file);
    if ('fault' in replayed) throw new Error(replayed.fault.where);
    return replayed.match.state;
  }
  const verify = async (path: string, lang: string) => {
    const { code, transcript } = await runCli(['verify', path, '--lang', lang], () => undefined);
    return { code, words: transcript.replace(/\s+/g, ' ') };
  };

  it('[ENG-CAMP-3] verify names each game that was not played again, and does not call the whole good', async () => {
    const one = stored([first, unknown(second)]);
    const en = await verify(one, 'en');
    expect(en.code).toBe(1);
    expect(en.words).toContain('not everything could');
    expect(en.words).not.toContain('everything fits');
    expect(en.words).toContain('✓ 1 game was played again');
    expect(en.words).toContain('? Game 2, rules 0.9.0: not played again.');
    expect((await verify(one, 'fr')).words).toContain('? Partie 2, règles 0.9.0 : non rejouée.');
    const none = await verify(stored([unknown(first), unknown(second)]), 'en');
    expect(none.words).toMatch(/\? Game 1, .*\? Game 2, /);
    expect(none.words).not.toContain('✓');
  });

  it('[ENG-CAMP-3] a game of which only a claimed state was checked is named too', async () => {
    const { game, options, given, seats, fairness, entries } = first;
    const parts = [{ rules: '0.9.0', entries }];
    const file = gameInParts({ version: 2, game, options, given, seats, fairness, parts, state: ended(first) });
    const later = [...parts, { rules: first.rules, from: file.state, entries: [] }];
    const { code, words } = await verify(stored([gameInParts({ ...file, parts: later }), second]), 'en');
    expect(code).toBe(1);
    expect(words).toContain('? Game 1, rules 0.9.0 and 1.0.0: played again only in part');
  });

  it('[ENG-CAMP-3] whoever goes on with it reads which games were not played again', async () => {
    const path = stored([first, unknown(second)]);
    const { transcript } = await runCli(
      ['play', 'dungeon-saga', '--campaign', path, '--lang', 'en', '--seats', 'policy:easy,me'],
      () => undefined,
    );
    expect(transcript).toContain('? Game 2, rules 0.9.0: not played again.');
  });
});
