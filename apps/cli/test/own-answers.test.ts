// What a person brings to a table: words of their own, standing answers, content, and games of earlier rules.
import { readFileSync, writeFileSync } from 'node:fs';
import { readGameInParts } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { gameById, type Installed } from '../src/games.ts';
import { canary, canaryTexts } from './canary.ts';
import { emptyFolder, fromScript, numbersOn, playTable, runCli, tableAt } from './run-cli.ts';

/** The window of the canary takes a sentence, and has a standing answer. */
const talkative = {
  ...canary,
  asks: { ...canary.asks, react: { rules: [], sentence: true } },
  standing: { react: { never: { answer: () => 'pass' } } },
} as unknown as Installed['game'];
/** Ann and Bob, page by page: passes, unless the page says what to do. */
const person = (says: (page: string) => string | undefined) => (page: string) =>
  page.trimEnd().endsWith('▸') ? (says(page) ?? String(numbersOn(page)[0])) : '';

describe('words of one’s own', () => {
  it('are kept in the log of the game', async () => {
    const table = tableAt(talkative, canaryTexts, ['Ann', 'Bob']);
    const { transcript } = await playTable(
      table,
      person((page) => (page.includes('Shout?') ? '1:  Hear me! ' : undefined)),
    );
    expect(transcript).toContain('NUMBER: your words');
    const shouted = table.match.entries.filter((entry) => entry.verb === 'answer' && entry.kind === 'react');
    expect(shouted.map((entry) => 'text' in entry && entry.text)).toContain('Hear me!');
  });
});

describe('standing answers', () => {
  it('are listed, chosen and given, without the device changing hands for them', async () => {
    const table = tableAt(talkative, canaryTexts, ['Ann', 'Bob']);
    const commands = ['a', 'a 9', 'a 2', '1'];
    const { transcript } = await playTable(
      table,
      person(() => commands.shift()),
    );
    expect(transcript).toContain('Standing answers');
    expect(transcript).toContain('2 ● ');
    expect(transcript).toContain('The table answers for you');
    // Ann, who left it, answers in each round and is asked in none; Bob can only pass.
    expect(table.match.moves.filter(({ ask }) => ask.kind === 'react' && ask.seat === 0)).toHaveLength(2);
    expect(transcript).not.toContain('Shout?');
  });

  it('are told to be none where a game has none', async () => {
    const table = tableAt(canary as unknown as Installed['game'], canaryTexts, ['Ann', 'Bob']);
    const { transcript } = await playTable(table, fromScript('', 'a', 'q', '-'));
    expect(transcript).toContain('This game has no standing answers.');
  });
});

describe('--given', () => {
  it('is read by the game from a file, and what is wrong with it is said with its field', async () => {
    const at = emptyFolder();
    writeFileSync(at('bad.json'), '{"party": 3}');
    writeFileSync(at('text.json'), 'no JSON at all');
    const play = (given: string) => runCli(['play', 'donjon', '--seed', 'x', '--given', given], () => undefined);
    for (const name of ['bad.json', 'text.json']) {
      const { code, errors } = await play(at(name));
      expect([code, errors]).toEqual([2, expect.stringContaining('No table can be opened like this')]);
    }
    const { code, errors } = await play(at('missing.json'));
    expect([code, errors]).toEqual([2, expect.stringContaining('missing.json')]);
  });

  it('cannot be changed for a game that goes on', async () => {
    const { code } = await runCli(['play', 'donjon', '--load', 'x.json', '--given', 'y.json'], () => undefined);
    expect(code).toBe(2);
  });
});

describe('a game of earlier rules', () => {
  const golden = new URL('../../../packages/games/dungeon-lords/kept/1.1.0/golden/6-4-seats.json', import.meta.url);

  it('[ENG-KEPT-4] is checked by those, goes on under the newest, and is saved and loaded in parts', async () => {
    const at = emptyFolder();
    const { file } = JSON.parse(`{"file":${readFileSync(golden, 'utf8')}}`) as { file: { entries: string[] } };
    const load = (from: string, to: string) =>
      runCli(['play', 'dungeon-lords', '--load', from, '--save', to], (page, all) => {
        if (!page.trimEnd().endsWith('▸')) return '';
        return all.split('Your decision').length > 2 ? 'q' : String(numbersOn(page)[0]);
      });
    const first = await load(golden.pathname, at('parts.json'));
    expect([first.code, first.errors]).toEqual([0, '']);
    const read = readGameInParts(readFileSync(at('parts.json'), 'utf8'));
    if ('fault' in read) throw new Error(read.fault.what);
    const newest = gameById('dungeon-lords').game.version;
    expect(read.file.parts[0]).toMatchObject({ rules: '1.1.0', entries: file.entries });
    expect(read.file.parts[1]!.rules).toBe(newest);
    expect(read.file.parts[1]!.entries.length).toBeGreaterThan(0);
    const second = await load(at('parts.json'), at('again.json'));
    expect([second.code, second.errors]).toEqual([0, '']);
    const verified = await runCli(['verify', at('again.json')], () => undefined);
    expect([verified.code, verified.errors]).toEqual([0, '']);
  });

  it('is refused where it was changed', async () => {
    const at = emptyFolder();
    const text = readFileSync(golden, 'utf8');
    const file = JSON.parse(text) as { fairness: { secret: string } };
    writeFileSync(at('forged.json'), text.replace(file.fairness.secret, `${file.fairness.secret}x`));
    const { code } = await runCli(['play', 'dungeon-lords', '--load', at('forged.json')], () => undefined);
    expect(code).toBe(2);
  });
});
