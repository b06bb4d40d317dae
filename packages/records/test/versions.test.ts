import { readFileSync } from 'node:fs';
import { cryptSale } from '@oubliette/crypt-sale';
import { dungeonette } from '@oubliette/dungeonette';
import {
  awaited,
  type Entry,
  enter,
  entryText,
  type Game,
  isOver,
  type Match,
  options as optionsOf,
  type StateOf,
  sha256Hex,
} from '@oubliette/engine';
import {
  commitmentOf,
  continueMatch,
  fairnessOf,
  type GameFile,
  gameFile,
  gameInParts,
  newTerms,
  openMatch,
  readGameFile,
  readGameInParts,
  replayFile,
  replayParts,
  termsOf,
  versionOf,
} from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { expedition, quest, type State } from '../../engine/test/hardest-moments/expedition.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`./fixtures/version-1/${name}.json`, import.meta.url), 'utf8');
const verify = <S extends StateOf>(game: Game<S>, text: string) => {
  const read = readGameFile(text);
  return 'fault' in read ? read : replayFile(game, read.file);
};
const resealed = (f: object): string => {
  const { checksum: _, ...body } = f as GameFile;
  return JSON.stringify({ ...body, checksum: sha256Hex(JSON.stringify(body)) });
};

describe('files of version 1, written by the software of that time', () => {
  it('[ENG-FILE-14] finished games replay with the generator they were played with', () => {
    for (const [name, game] of [
      ['crypt-sale', cryptSale],
      ['dungeonette', dungeonette],
    ] as const) {
      const verified = verify(game as unknown as Game, kept(name));
      if ('fault' in verified) throw new Error(JSON.stringify(verified.fault));
      expect(isOver(verified.match.state)).toBe(true);
      expect(versionOf(verified.match)).toBe(1);
    }
  });

  it('[ENG-FILE-14] a file in parts too', () => {
    const read = readGameInParts(kept('crypt-sale-in-parts'));
    if ('fault' in read) throw new Error(read.fault.where);
    const rules = (version: string) => ({ ...cryptSale, version }) as unknown as Game;
    expect(replayParts(rules, read.file)).toMatchObject({ parts: ['from-shuffle', 'from-shuffle'] });
  });

  it('[ENG-FILE-14] a game taken up from such a file is written as version 1 again, with the same bytes', () => {
    const read = readGameFile(kept('crypt-sale'));
    if ('fault' in read) throw new Error(read.fault.where);
    const { file } = read;
    const match = openMatch(cryptSale, termsOf(file));
    const replayed = replayFile(cryptSale, file);
    if ('fault' in replayed) throw new Error(replayed.fault.where);
    for (const entry of replayed.match.entries) expect(enter(match, entry)).toBeUndefined();
    expect(gameFile(match, file)).toEqual(file);
  });
});

const seats = ['Malvina', 'Grognard', 'Sulfure'];
const options = { cards: 2 };
const agreed = { game: expedition.id, options, given: quest };
const fairness = fairnessOf('a secret', ['', 'please', ''], agreed);
const table = { fairness, seats, options, given: quest, dice: 'fresh' } as const;

/** Everybody answers the same way until the game is over. */
function played(entries = 500, answer = /^(hit|pass|rage|rest)/): Match<State> {
  const m = openMatch(expedition, table);
  while (!isOver(m.state) && m.entries.length < entries) enter(m, someEntry(m, answer));
  return m;
}
function someEntry(m: Match<State>, answer: RegExp): Entry {
  const ask = awaited(m.game, m.state)[0]!;
  const offered = optionsOf(m.game, m.state, ask);
  const option = offered.findLast((one) => answer.test(one)) ?? offered[0]!;
  return { seat: ask.seat, verb: 'answer', kind: ask.kind, option, n: m.state.core.answered[ask.seat]! };
}

describe('files of version 2', () => {
  it('[ENG-FILE-15] content beyond the settings comes back with the file', () => {
    const m = played();
    const file = gameFile(m, { fairness, seats, options });
    expect(file).toMatchObject({ version: 2, given: quest });
    const verified = verify(expedition, JSON.stringify(file));
    if ('fault' in verified) throw new Error(JSON.stringify(verified.fault));
    expect(JSON.stringify(verified.match.state)).toBe(JSON.stringify(m.state));
    expect(verified.match.terms?.given).toEqual(quest);
  });

  it('[ENG-FILE-15] [ENG-FAIR-3] content, settings or game changed afterwards break the seal', () => {
    const file = gameFile(played(), { fairness, seats, options });
    const fault = (change: object) => verify(expedition, resealed({ ...file, ...change }));
    expect(fault({})).toHaveProperty('match');
    const broken = { fault: { rule: 'ENG-FILE-7', where: 'fairness.commitment', what: 'seal-broken' } };
    expect(fault({ given: { ...quest, rooms: 4 } })).toEqual(broken);
    expect(fault({ options: { cards: 1 } })).toEqual(broken);
    expect(verify({ ...expedition, id: 'other' }, resealed({ ...file, game: 'other' }))).toEqual(broken);
    expect(commitmentOf('s', { ...agreed, given: { ...quest } })).toBe(commitmentOf('s', agreed));
    const turned = Object.fromEntries(Object.entries(quest).reverse());
    expect(commitmentOf('s', { ...agreed, given: turned })).toBe(commitmentOf('s', agreed));
  });

  it('[ENG-FAIR-3] the seal of a new table covers the content as the game reads it', () => {
    const given = { ...quest, painted: 'by hand' };
    const terms = newTerms(expedition, { secret: 'a secret', seats, options, given });
    expect(terms.given).toEqual(quest);
    const m = openMatch(expedition, terms);
    enter(m, someEntry(m, /^hold/));
    expect(verify(expedition, JSON.stringify(gameFile(m, terms)))).toHaveProperty('match');
    // Nothing given stays nothing, and what the game refuses is refused when the table opens.
    expect(newTerms(cryptSale, { secret: 'a secret', seats, options: {} })).not.toHaveProperty('given');
    const empty = newTerms(expedition, { secret: 'a secret', seats, options, given: { ...quest, rooms: 0 } });
    expect(() => openMatch(expedition, empty)).toThrow('EX-1 given.rooms');
  });

  it('[ENG-FILE-15] content that the game refuses is refused with the game’s own fault', () => {
    const given = { ...quest, rooms: 0 };
    const empty = fairnessOf('a secret', fairness.words, { ...agreed, given });
    const file = { ...gameFile(played(), { fairness, seats, options }), given, fairness: empty };
    expect(verify(expedition, resealed(file))).toEqual({
      fault: { rule: 'EX-1', where: 'given.rooms', what: 'of-game', code: 'no-way-in', params: { name: quest.name } },
    });
  });

  it('[ENG-FILE-3] content that is nothing, too deep or too long; content in a file of version 1', () => {
    const file = gameFile(played(), { fairness, seats, options });
    const fault = (given: unknown, version = 2) => verify(expedition, resealed({ ...file, version, given }));
    const deep = JSON.parse('['.repeat(100) + ']'.repeat(100));
    expect(fault(deep)).toMatchObject({ fault: { rule: 'ENG-FILE-3', where: 'given', what: 'not-ours' } });
    const long = 'x'.repeat(1_000_001);
    expect(fault(long)).toMatchObject({ fault: { rule: 'ENG-FILE-3', where: 'given', what: 'too-long' } });
    expect(fault(quest, 1)).toMatchObject({ fault: { rule: 'ENG-FILE-3', where: 'given', what: 'unknown' } });
    expect(fault(null)).toMatchObject({ fault: { rule: 'EX-1', where: 'given', what: 'not-an-object' } });
  });

  it('[ENG-FILE-15] a game in parts goes on with the dice of its entries', () => {
    const whole = played();
    const first = played(9);
    const second = continueMatch(expedition, table, first.state, first.entries.length);
    for (const entry of whole.entries.slice(9)) expect(enter(second, entry)).toBeUndefined();
    expect(second.state).toEqual(whole.state);
    const texts = (m: Match<State>) => m.entries.map(entryText);
    const parts = [
      { rules: '1.0.0', entries: texts(first) },
      { rules: '2.0.0', from: first.state, entries: texts(second) },
    ];
    const file = gameInParts({
      version: 2,
      game: expedition.id,
      options,
      given: quest,
      seats,
      fairness,
      parts,
      state: second.state,
    });
    const read = readGameInParts(JSON.stringify(file));
    if ('fault' in read) throw new Error(read.fault.where);
    const replayed = replayParts((version) => ({ ...expedition, version }) as unknown as Game, read.file);
    expect(replayed).toMatchObject({ parts: ['from-shuffle', 'from-shuffle'] });
    const only = replayParts(
      (v) => (v === '2.0.0' ? ({ ...expedition, version: v } as unknown as Game) : undefined),
      read.file,
    );
    expect(only).toMatchObject({ parts: ['no-rules', 'from-state'] });
  });
});
