// Logic around the game: links that carry a game, numbers over time, points so far, fairness, sums.
import { blowSum } from '@oubliette/dungeon-lords/told-facts';
import { enter, type Heard, hear, newGame, view } from '@oubliette/engine';
import { commitmentOf, fairnessOf, type GameFile, gameFile, openMatch } from '@oubliette/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { sumOf } from '../src/explain/sums.ts';
import '../src/app/find-tables.ts';
import { findGame } from '../src/base/games.ts';
import { onlineRoute } from '../src/base/links.ts';
import { preferencesFrom } from '../src/base/preferences.ts';
import { fileOf, newGame as openGame } from '../src/device/open-game.ts';
import { type Checked, checkFairness } from '../src/fairness/fairness.ts';
import { reckon } from '../src/reading/reckoning.ts';
import { fileFrom, LONGEST_LINK, packed, unpacked } from '../src/replay/link.ts';
import { replaySession } from '../src/replay/replay-session.ts';
import { chronicle, marksOf, sampled } from '../src/scores/series.ts';
import { soundFor } from '../src/table/event-sounds.ts';
import { sums } from '../src/tables/dungeon-lords/sums.ts';
import { changes } from '../src/travel/recap.tsx';
import { ended } from './dungeon-lords-moments.ts';
import { PEOPLE, type Played, playOn, rulesOf, tableOf } from './game-files.ts';

const find = async (id: string) => rulesOf(id);
const failed = (checks: readonly Checked[]): string[] => checks.filter(({ ok }) => !ok).map(({ check }) => check);

function finished(): Played {
  const played = tableOf('dungeonette', PEOPLE);
  playOn(played, () => false);
  return played;
}

let lords: GameFile;
beforeAll(() => {
  lords = ended();
});

function sittingOf(file: GameFile) {
  const catalogGame = findGame(file.game);
  const game = rulesOf(file.game);
  if (catalogGame === undefined || game === undefined) throw new Error(`${file.game} is not in the catalogue`);
  const session = replaySession(catalogGame, game, file);
  const now = session.now();
  if (now.scene !== 'table') throw new Error('there is no curtain in a replay');
  return { game, session, now };
}

describe('a link', () => {
  it('carries a whole game of Dungeon Lords, and the file comes out as it was', async () => {
    const text = await packed(lords, 17);
    expect(text.length).toBeLessThan(LONGEST_LINK);
    expect(text).toMatch(/^17\/[\w-]+$/);
    const told = await unpacked(text, commitmentOf);
    expect(told?.moment).toBe(17);
    expect(told?.kernel.entries).toEqual(lords.entries);
    const game = rulesOf(lords.game);
    expect(told === undefined || game === undefined ? undefined : fileFrom(game, told.kernel)).toEqual(lords);
  });

  it('carries what the seats wear, and a replay shows it', async () => {
    const { match, openGame } = finished();
    const { fairness, settings: options, names: seats } = openGame;
    const file = gameFile(match, { fairness, seats, options, marks: [4, 1, 5, 0] });
    const told = await unpacked(await packed(file, 3), commitmentOf);
    const again = told === undefined ? undefined : fileFrom(match.game, told.kernel);
    expect(again).toEqual(file);
    expect(sittingOf(again ?? lords).session.info.marks).toEqual([4, 1, 5, 0]);
    expect(sittingOf(finished().file()).session.info.marks).toEqual([0, 1, 2, 3]);
  });

  it('carries what a table brought, and a replay knows it', async () => {
    const donjon = rulesOf('donjon')!;
    const { heroes } = donjon.campaign!.legacy(newGame(donjon, { seats: 2, seed: 'a party' })) as { heroes: object[] };
    const given = { party: heroes.slice(0, 3), veterans: [] };
    const names = PEOPLE.slice(0, 2);
    const opened = openGame(donjon, { names, chairs: [], settings: {}, given }, 'brought');
    const told = await unpacked(await packed(fileOf(opened)!, 0), commitmentOf);
    const again = told === undefined ? undefined : fileFrom(donjon, told.kernel);
    expect(sittingOf(again ?? lords).session.info.given).toEqual(given);
    expect(sittingOf(lords).session.info).not.toHaveProperty('given');
  });

  it('carries a game of an online table, whose seal covers its settings and whose dice are fresh', async () => {
    const game = rulesOf('dungeonette')!;
    const options = {};
    const fairness = fairnessOf(
      's'.repeat(64),
      PEOPLE.map(() => ''),
      { game: game.id, options },
    );
    const match = openMatch(game, { fairness, seats: PEOPLE, options, dice: 'fresh' });
    enter(match, { seat: 0, verb: 'answer', kind: 'plan', option: 'gold', n: 0 });
    const file = gameFile(match, { fairness, seats: PEOPLE, options });
    expect(file.version).toBe(2);
    const told = await unpacked(await packed(file, 1), commitmentOf);
    expect(told === undefined ? undefined : fileFrom(game, told.kernel)).toEqual(file);
    expect(failed(await checkFairness(JSON.stringify(file), find))).toEqual([]);
  });

  it('keeps the numbers of answers that were taken back', async () => {
    const { match, file } = tableOf('dungeonette', PEOPLE);
    for (const n of [0, 2]) {
      expect(enter(match, { seat: 0, verb: 'answer', kind: 'plan', option: 'gold', n })).toBeUndefined();
      expect(enter(match, { seat: 0, verb: 'undo', n: n + 1 })).toBeUndefined();
    }
    const told = await unpacked(await packed(file(), 0), commitmentOf);
    expect(told?.kernel.entries).toEqual(file().entries);
    // Numbers that do not follow one another are written in full.
    const entries = ['@0 0 plan gold', '@1 0 plan gold', '@0 5 undo', '@0 6 plan traps', '@1 1 undo'];
    const odd = await unpacked(await packed({ ...file(), entries }, 0), commitmentOf);
    expect(odd?.kernel.entries).toEqual(entries);
  });

  it('that is cut off, or holds something else, opens nothing', async () => {
    const text = await packed(finished().file(), 3);
    expect(await unpacked(text.slice(0, -9), commitmentOf)).toBeUndefined();
    expect(await unpacked('3/AAAA', commitmentOf)).toBeUndefined();
    expect(await unpacked('hello', commitmentOf)).toBeUndefined();
    const told = await unpacked(text, commitmentOf);
    const game = rulesOf('dungeonette');
    if (told === undefined || game === undefined) throw new Error('the whole link opens');
    const [first = '', ...rest] = told.kernel.entries;
    expect(fileFrom(game, { ...told.kernel, entries: [...rest, first] })).toBeUndefined();
    expect(fileFrom(game, { ...told.kernel, seats: [] })).toBeUndefined();
  });
});

it('an online table has its moments in its address', () => {
  const table = 'abcdefghijklmnop';
  const secret = 'A'.repeat(24);
  expect(onlineRoute(`#online/${table}`)).toEqual({ at: 'online', id: table });
  expect(onlineRoute(`#online/${table}/31`)).toEqual({ at: 'online', id: table, moment: 31 });
  expect(onlineRoute(`#watch/${table}/${secret}/31`)).toEqual({ at: 'watch', id: table, secret, moment: 31 });
  expect(onlineRoute(`#watch/${table}/${secret}`)).toEqual({ at: 'watch', id: table, secret });
  expect(onlineRoute(`#online/${table}/x`)).toEqual({ at: 'broken' });
});

describe('the curves', () => {
  it('are read evenly, from the first moment to the last', () => {
    expect(sampled(3)).toEqual([0, 1, 2, 3]);
    expect(sampled(0)).toEqual([0]);
    expect(sampled(100, 5)).toEqual([0, 25, 50, 75, 100]);
  });

  it('of Dungeon Lords are points, gold, food and evil of each seat, and end where the score ends', async () => {
    const { game, session, now } = sittingOf(lords);
    const { moments, marks, series } = await chronicle(game, session, now);
    expect(series.map(({ id }) => id)).toEqual(['points', 'gold', 'food', 'evil']);
    for (const { values } of series) {
      expect(values).toHaveLength(3);
      for (const of of values) expect(of).toHaveLength(moments.length);
    }
    const last = (id: string) => series.find((one) => one.id === id)?.values.map((of) => of.at(-1));
    expect(last('points')).toEqual(now.seen.end?.score.map(({ total }) => total));
    const { players } = now.seen.game as { players: { gold: number; evil: number }[] };
    expect(last('gold')).toEqual(players.map(({ gold }) => gold));
    expect(last('evil')).toEqual(players.map(({ evil }) => evil));
    expect(series.find(({ id }) => id === 'gold')?.values.map(([first]) => first)).toEqual([3, 3, 3]);
    // Four seasons and a combat, twice.
    expect(marks).toHaveLength(10);
    expect(marks.map(({ moment }) => moment)).toEqual(marks.map(({ moment }) => moment).toSorted((a, b) => a - b));
  });

  it('of a game without numbers of its own are its points', async () => {
    const { game, session, now } = sittingOf(finished().file());
    const { series } = await chronicle(game, session, now);
    expect(series.map(({ id }) => id)).toEqual(['points']);
    expect(series[0]?.values.map((of) => of.at(-1))).toEqual(now.seen.end?.score.map(({ total }) => total));
    expect(marksOf(now).length).toBeGreaterThan(1);
  });
});

describe('the points so far', () => {
  it('are what the rules count, where everything lies open', () => {
    const played = tableOf('dungeonette', PEOPLE);
    playOn(played, ({ state }) => (state as { round?: number }).round === 2);
    const { game, state } = played.match;
    const now = reckon(game, view(game, state, 0), 0);
    expect(now.map(({ total }) => total)).toEqual(
      game.score(state).map(({ total }) => ({ least: total, most: total })),
    );
  });

  it('are a range where it depends on what is hidden, and the truth lies in it', () => {
    const played = tableOf('crypt-sale', PEOPLE);
    playOn(played, ({ moves }) => moves.length > 8);
    const { game, state } = played.match;
    const seen = reckon(game, view(game, state, 0), 0, 40);
    expect(seen.some(({ total }) => total.least < total.most)).toBe(true);
    game.score(state).forEach(({ total }, seat) => {
      expect(seen[seat]?.total.least).toBeLessThanOrEqual(total);
      expect(seen[seat]?.total.most).toBeGreaterThanOrEqual(total);
    });
  });
});

describe('fairness', () => {
  const check = (file: GameFile, promised?: string) => checkFairness(JSON.stringify(file), find, promised);

  it('of a game as it was played holds in every step', async () => {
    const file = finished().file();
    const checks = await check(file, file.fairness.commitment);
    expect(checks.map((one) => one.check)).toEqual(['whole', 'seal', 'promised', 'words', 'replay']);
    expect(failed(checks)).toEqual([]);
  });

  it('of a game that was touched fails where it was touched', async () => {
    const { checksumOf } = await import('../../../packages/records/src/game-file.ts');
    const file = finished().file();
    const sealed = (touched: GameFile): GameFile => ({ ...touched, checksum: checksumOf(touched) });
    expect(failed(await check({ ...file, seats: ['Somebody', ...file.seats.slice(1)] }))).toEqual(['whole']);
    expect(failed(await check(file, commitmentOf('another secret')))).toEqual(['promised']);
    const otherSecret = { ...file.fairness, secret: 'a kinder secret' };
    expect(failed(await check(sealed({ ...file, fairness: otherSecret })))).toEqual(['seal', 'replay']);
    const otherSeal = { ...otherSecret, commitment: commitmentOf('a kinder secret', file) };
    expect(failed(await check(sealed({ ...file, fairness: otherSeal })))).toEqual(['replay']);
  });
});

describe('the recap', () => {
  it('counts what is more and what is fewer, for each seat', () => {
    const played = tableOf('dungeonette', PEOPLE);
    playOn(played, ({ moves }) => moves.length > 20);
    const { game, state } = played.match;
    const after = view(game, state, 0);
    const before = structuredClone(after) as typeof after & { game: { players: { gold: number; ruins: string[] }[] } };
    const [first, second] = before.game.players;
    if (first === undefined || second === undefined) throw new Error('four sit at the table');
    first.gold -= 2;
    second.ruins.push('e4');
    expect(changes(before, after, 'players')).toEqual([
      [{ field: 'gold', by: 2 }],
      [{ field: 'ruins', by: -1 }],
      [],
      [],
    ]);
  });
});

describe('a line', () => {
  it('has its sum, where its numbers make one', () => {
    const said = (heard: Heard): string[] => sumOf(sums, heard).map(({ sign, value }) => `${sign}${value}`);
    // The damage of the event holds the bonus already: its sum says so.
    const blow = { damage: 4, bonus: 1, absorbed: 1, wounds: 2 };
    const hit: Heard = { type: 'hit', rule: 'DL-X', ...blow, left: 0, sum: blowSum(blow) };
    expect(said(hit)).toEqual(['3', '+1', '−1', '−1', '=2', ';0']);
    expect(said({ type: 'evil', rule: 'DL-X', before: 6, by: -2, evil: 4 })).toEqual(['6', '−2', '=4']);
    expect(said({ type: 'halved', rule: 'DL-X', had: 5, lost: 2, left: 3 })).toEqual(['5', '−2', '=3']);
    // Older rules do not tell what was before: there is no sum, and none is worked out.
    expect(said({ type: 'evil', rule: 'DL-X', by: -2, evil: 4 })).toEqual([]);
    const needed = (n: number, enough: object): Heard => ({
      type: 'spell',
      rule: 'DL-X',
      sum: { terms: [{ what: 'magic', n: 3 }], atLeast: { what: 'needed', n }, ...enough },
    });
    expect([said(needed(3, { enough: true })), said(needed(4, { enough: false })), said(needed(4, {}))]).toEqual([
      ['3', '≥3'],
      ['3', '<4'],
      ['3', ';4'],
    ]);
    expect(said({ type: 'dug', rule: 'DL-X' })).toEqual([]);
  });

  it('of Dungeon Lords that has a sum adds up', () => {
    const { session } = sittingOf(lords);
    const now = session.now();
    const told = now.scene === 'table' ? now.told : [];
    const made = told.map((heard) => sumOf(sums, heard)).filter((terms) => terms.some(({ sign }) => sign === '='));
    expect(made.length).toBeGreaterThan(20);
    for (const terms of made) {
      const end = terms.findIndex(({ sign }) => sign === '=');
      const before = terms
        .slice(0, end)
        .reduce((sum, { sign, value }) => (sign === '−' ? sum - value : sum + value), 0);
      expect([terms, before]).toEqual([terms, terms[end]?.value]);
    }
  });

  it('is heard: what matters most, in a game with a table of sounds and in one without', () => {
    const line = (type: string): Heard => hear({ type, rule: 'X' }, 'spectator');
    expect(soundFor('dungeon-lords', [line('mined'), line('hit'), line('dug')])).toBe('blow');
    expect(soundFor('dungeon-lords', [line('round')])).toBeUndefined();
    expect(soundFor('crypt-sale', [line('bid'), line('sold')])).toBe('coin');
    expect(soundFor('crypt-sale', [line('sold'), line('cursed')])).toBe('betrayal');
  });
});

it('settings that are not ours are as if they were not there', () => {
  const plain = preferencesFrom(undefined, {
    theme: 'dark',
    sounds: true,
    volume: 60,
    notify: false,
    keys: true,
    trivial: true,
    pace: 'normal',
    still: false,
    plain: false,
  });
  expect(preferencesFrom('{', plain)).toEqual(plain);
  expect(preferencesFrom('null', plain)).toEqual(plain);
  expect(preferencesFrom('{"theme":"pink","volume":900,"sounds":"yes","keys":false}', plain)).toEqual({
    ...plain,
    keys: false,
  });
  expect(preferencesFrom('{"theme":"light","volume":5}', plain)).toEqual({ ...plain, theme: 'light', volume: 5 });
});
