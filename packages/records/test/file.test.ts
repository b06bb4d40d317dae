import { enter, entryText, type Game, type Match, matchFrom, newMatch, sha256Hex } from '@oubliette/engine';
import {
  fairnessOf,
  type GameFile,
  type GameInParts,
  gameFile,
  gameInParts,
  readGameFile,
  readGameInParts,
  replayFile,
  replayParts,
  seedFrom,
  swapMarks,
} from '@oubliette/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type State, toy } from '../../engine/test/toy.ts';

const fairness = fairnessOf('a secret', ['malvina', '', 'sulfur']);
const options = { rounds: 3, open: true };
const seats = ['Malvina', 'Grognard', 'Sulfure'];

function played(): Match<State> {
  const m = newMatch(toy, { seats: 3, seed: seedFrom(fairness.secret, fairness.words), settings: options });
  const give = (seat: number, kind: string, option: string) => {
    const refused = enter(m, { seat, verb: 'answer', kind, option, n: m.state.core.answered[seat]! });
    if (refused !== undefined) throw new Error(refused.rule);
  };
  give(0, 'turn', 'again');
  enter(m, { seat: 0, verb: 'undo', n: 1 });
  for (let i = 0; i < 7; i++) {
    give(0, 'to', '1');
    enter(m, { seat: 0, verb: 'take-back', n: m.state.core.answered[0]! });
  }
  give(0, 'turn', 'draw');
  give(1, 'turn', 'roll');
  give(2, 'turn', 'stop');
  return m;
}
const file = (): GameFile => gameFile(played(), { fairness, seats, options });
const sealed = (f: object): string => {
  const { checksum: _, ...body } = f as GameFile;
  return JSON.stringify({ ...body, checksum: sha256Hex(JSON.stringify(body)) });
};
const fault = (text: string) => {
  const read = readGameFile(text);
  if ('fault' in read) return read.fault;
  const replayed = replayFile(toy, read.file);
  return 'fault' in replayed ? replayed.fault : undefined;
};

describe('files', () => {
  it('[ENG-FILE-10] a match comes back from its file, entry by entry and byte by byte', () => {
    const m = played();
    const read = readGameFile(JSON.stringify(file(), undefined, 2));
    if (!('file' in read)) throw new Error(read.fault.where);
    const again = replayFile(toy, read.file);
    if (!('match' in again)) throw new Error(again.fault.where);
    expect(again.match.entries).toEqual(m.entries);
    expect(JSON.stringify(again.match.state)).toBe(JSON.stringify(m.state));
    expect(read.file.sums.map(([entries]) => entries)).toEqual([16, 19]);
    expect(read.file.entries.slice(0, 3)).toEqual(['@0 0 turn again', '@0 1 undo', '@0 2 to 1']);
  });

  it('[ENG-FILE-1] [ENG-FILE-2] too long, cut off, nested beyond reason or not JSON', () => {
    expect(fault(' '.repeat(4_000_001))).toMatchObject({ rule: 'ENG-FILE-1', where: 'file', most: 4_000_000 });
    const whole = JSON.stringify(file());
    for (const text of ['', 'hello', whole.slice(0, -1), `${whole}}`, whole.slice(7)]) {
      expect(fault(text)).toEqual({ rule: 'ENG-FILE-2', where: 'file', what: 'not-json' });
    }
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    expect(fault(deep)).toMatchObject({ rule: 'ENG-FILE-3', where: 'file', what: 'not-an-object' });
    const inside = sealed({ ...file(), options: 0 }).replace('"options":0', `"options":${deep}`);
    expect(fault(inside)).toMatchObject({ rule: 'ENG-FILE-3', where: 'options' });
  });

  it('[ENG-FILE-3] every field that is missing, unknown or misshapen is named', () => {
    const f = file();
    for (const name of Object.keys(f)) {
      const { [name as keyof GameFile]: _, ...rest } = f;
      expect(fault(JSON.stringify(rest))).toEqual({ rule: 'ENG-FILE-3', where: name, what: 'missing' });
    }
    const wrong: [object, string, string][] = [
      [{ format: 'other' }, 'format', 'not-ours'],
      [{ version: 3 }, 'version', 'not-ours'],
      [{ game: 5 }, 'game', 'not-a-text'],
      [{ game: '' }, 'game', 'wrong-length'],
      [{ rules: 'x'.repeat(61) }, 'rules', 'wrong-length'],
      [{ options: [] }, 'options', 'not-an-object'],
      [{ options: { rounds: null } }, 'options.rounds', 'not-a-choice'],
      [{ options: { 'a b': 1 } }, 'options.a b', 'unknown'],
      [{ seats: 'three' }, 'seats', 'not-a-list'],
      [{ seats: new Array(9).fill('x') }, 'seats', 'too-long'],
      [{ seats: ['a', {}, 'c'] }, 'seats[1]', 'not-a-text'],
      [{ fairness: null }, 'fairness', 'not-an-object'],
      [{ fairness: { ...fairness, more: 1 } }, 'fairness.more', 'unknown'],
      [{ fairness: { ...fairness, words: ['a', 1, 'b'] } }, 'fairness.words[1]', 'not-a-text'],
      [{ entries: {} }, 'entries', 'not-a-list'],
      [{ entries: [...f.entries, '@0 1 hello there you'] }, 'entries[19]', 'not-an-entry'],
      [{ entries: [7] }, 'entries[0]', 'not-an-entry'],
      [{ sums: [[1, 'short']] }, 'sums[0]', 'not-a-sum'],
      [{ sums: [[1.5, '0123456789abcdef']] }, 'sums[0]', 'not-a-sum'],
      [{ checksum: 3 }, 'checksum', 'not-a-text'],
      [{ extra: 1 }, 'extra', 'unknown'],
    ];
    for (const [change, where, what] of wrong) {
      expect(fault(JSON.stringify({ ...f, ...change }))).toMatchObject({ rule: 'ENG-FILE-3', where, what });
    }
    const hostile = JSON.stringify(f).replace('{', '{"__proto__":{"polluted":true},');
    expect(fault(hostile)).toMatchObject({ rule: 'ENG-FILE-3', where: '__proto__', what: 'unknown' });
    const inside = JSON.stringify(f).replace('"options":{', '"options":{"__proto__":{"polluted":true},');
    expect(fault(inside)).toMatchObject({ rule: 'ENG-FILE-3', where: 'options.__proto__' });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('[ENG-FILE-11] marks come back with the file; the usual ones are not written down', () => {
    const marked = gameFile(played(), { fairness, seats, options, marks: [4, 0, 7] });
    const read = readGameFile(JSON.stringify(marked));
    expect('file' in read ? read.file.marks : read.fault).toEqual([4, 0, 7]);
    expect(JSON.stringify(gameFile(played(), { fairness, seats, options, marks: [0, 1, 2] }))).toBe(
      JSON.stringify(file()),
    );
    const wrong: [unknown, string, string][] = [
      ['012', 'marks', 'not-a-list'],
      [null, 'marks', 'not-a-list'],
      [[1, 0], 'marks', 'wrong-length'],
      [[1, 0, 2, 3], 'marks', 'wrong-length'],
      [[1, 0, 8], 'marks[2]', 'not-a-number'],
      [[1, -1, 2], 'marks[1]', 'not-a-number'],
      [[1, '0', 2], 'marks[1]', 'not-a-number'],
      [[1, 0.5, 2], 'marks[1]', 'not-a-number'],
      [[1, 2, 1], 'marks[2]', 'twice'],
    ];
    for (const [marks, where, what] of wrong)
      expect(fault(sealed({ ...marked, marks }))).toMatchObject({ rule: 'ENG-FILE-3', where, what });
    expect(fault(JSON.stringify({ ...marked, marks: [0, 4, 7] }))).toMatchObject({ rule: 'ENG-FILE-4' });
  });

  it('[ENG-FILE-11] whoever takes a mark that another seat wears gives the own one for it', () => {
    expect(swapMarks([0, 1, 2], 0, 2)).toEqual([2, 1, 0]);
    expect(swapMarks([0, 1, 2], 1, 5)).toEqual([0, 5, 2]);
    expect(swapMarks([3, 1, 2], 0, 3)).toEqual([3, 1, 2]);
    expect(swapMarks([0, 1], 2, 1)).toEqual([0, 1]);
  });

  it('[ENG-FILE-16] who was a bot comes back with the file; people are not written down', () => {
    const bots = { 1: 'lord', 2: 'policy:master' };
    const botted = gameFile(played(), { fairness, seats, options, bots });
    const read = readGameFile(JSON.stringify(botted));
    expect('file' in read ? read.file.bots : read.fault).toEqual(bots);
    expect(JSON.stringify(gameFile(played(), { fairness, seats, options, bots: {} }))).toBe(JSON.stringify(file()));
    const wrong: [unknown, string, string][] = [
      [['lord'], 'bots', 'not-an-object'],
      [null, 'bots', 'not-an-object'],
      [{}, 'bots', 'wrong-length'],
      [{ 3: 'lord' }, 'bots.3', 'unknown'],
      [{ '01': 'lord' }, 'bots.01', 'unknown'],
      [{ 1: 4 }, 'bots.1', 'not-a-text'],
      [{ 1: '' }, 'bots.1', 'wrong-length'],
    ];
    for (const [given, where, what] of wrong)
      expect(fault(sealed({ ...botted, bots: given }))).toMatchObject({ rule: 'ENG-FILE-3', where, what });
  });

  it('[ENG-FILE-4] a changed letter does not fit the checksum', () => {
    const text = JSON.stringify(file());
    expect(fault(text)).toBeUndefined();
    expect(fault(text.replace('Malvina', 'Malvino'))).toEqual({
      rule: 'ENG-FILE-4',
      where: 'checksum',
      what: 'damaged',
    });
  });

  it('[ENG-FILE-5] [ENG-FILE-6] [ENG-FILE-7] another game, other rules, a broken seal', () => {
    expect(fault(sealed({ ...file(), game: 'other' }))).toMatchObject({ rule: 'ENG-FILE-5', where: 'game' });
    expect(fault(sealed({ ...file(), rules: '1.1.0' }))).toMatchObject({ rule: 'ENG-FILE-6', where: 'rules' });
    const forged = { ...file(), fairness: { ...fairness, secret: 'another secret' } };
    expect(fault(sealed(forged))).toMatchObject({
      rule: 'ENG-FILE-7',
      where: 'fairness.commitment',
      what: 'seal-broken',
    });
    expect(fault(sealed({ ...file(), seats: ['only one'] }))).toMatchObject({
      rule: 'ENG-FILE-3',
      where: 'fairness.words',
    });
    expect(fault(sealed({ ...file(), options: { rounds: 9 } }))).toMatchObject({
      rule: 'ENG-OPT-2',
      where: 'options.rounds',
    });
  });

  it('[ENG-FILE-8] an entry that the rules refuse is named with its rule', () => {
    const f = file();
    const entries = f.entries.with(-1, '@2 0 turn fly');
    expect(fault(sealed({ ...f, entries }))).toEqual({
      rule: 'ENG-FILE-8',
      where: 'entries[18]',
      what: 'refused',
      refused: { rule: 'ENG-NOT-OFFERED', option: 'fly' },
    });
  });

  it('[ENG-FILE-9] the replay stops where it diverges: other words, other dice, other answers, missing sums', () => {
    const f = file();
    const otherWords = { ...f, fairness: { ...fairness, words: ['malvina', 'x', 'sulfur'] } };
    expect(fault(sealed(otherWords))).toEqual({ rule: 'ENG-FILE-9', where: 'sums[0]', what: 'diverges' });
    const otherAnswer = { ...f, entries: f.entries.with(-1, '@2 0 turn call') };
    expect(fault(sealed(otherAnswer))).toEqual({ rule: 'ENG-FILE-9', where: 'sums[1]', what: 'diverges' });
    expect(fault(sealed({ ...f, sums: f.sums.slice(0, 1) }))).toMatchObject({ rule: 'ENG-FILE-9', where: 'sums' });
    expect(fault(sealed({ ...f, sums: [...f.sums, [25, '0123456789abcdef']] }))).toMatchObject({ where: 'sums' });
  });

  it('[ENG-FILE-3] [ENG-FILE-4] no change of one letter, and no hostile value, gets past or breaks anything', () => {
    const text = JSON.stringify(file());
    const runs = process.env.OUBLIETTE_FULL === '1' ? 20_000 : 500;
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.constantFrom('"', '{', '}', '[', '7', 'x', '\\', ' '), (i, letter) => {
        const changed = text.slice(0, i) + letter + text.slice(i + 1);
        if (changed !== text) expect(fault(changed)?.rule).toMatch(/^ENG-FILE-[234]$/);
      }),
      { seed: 8, numRuns: runs },
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(file())), fc.jsonValue(), (name, value) => {
        const f = { ...file(), [name]: value };
        if (JSON.stringify(f) !== text) expect(fault(sealed(f))?.rule ?? 'none').toMatch(/^(ENG-|none)/);
      }),
      { seed: 9, numRuns: runs / 5 },
    );
  });
});

describe('files in parts', () => {
  const newer = { ...toy, version: '2.0.0' };
  const every = [toy, newer];
  const having = (games: readonly (typeof toy)[]) => (rules: string) =>
    games.find(({ version }) => version === rules) as unknown as Game | undefined;
  const texts = (m: Match<State>): string[] => m.entries.map(entryText);
  /** The last two answers under newer rules. */
  function inParts(): GameInParts {
    const { first: begun, entries } = played();
    const first = matchFrom(toy, begun);
    for (const entry of entries.slice(0, -2)) expect(enter(first, entry)).toBeUndefined();
    const second = matchFrom(newer, first.state);
    for (const entry of entries.slice(-2)) expect(enter(second, entry)).toBeUndefined();
    const parts = [
      { rules: toy.version, entries: texts(first) },
      { rules: newer.version, from: first.state, entries: texts(second) },
    ];
    return gameInParts({ game: toy.id, options, seats, fairness, parts, state: second.state });
  }
  const seen = (text: string, games = every) => {
    const read = readGameInParts(text);
    return 'fault' in read ? read : replayParts(having(games), read.file);
  };

  it('[ENG-FILE-12] a file in parts is no file of one version, and the reader says so', () => {
    const text = JSON.stringify(inParts(), undefined, 2);
    expect(readGameFile(text)).toEqual({ fault: { rule: 'ENG-FILE-12', where: 'format', what: 'in-parts' } });
    expect(readGameInParts(JSON.stringify(file()))).toMatchObject({ fault: { rule: 'ENG-FILE-3' } });
  });

  it('[ENG-FILE-13] each part is checked as far as its rules are here, and what was not is named', () => {
    const f = inParts();
    const text = JSON.stringify(f, undefined, 2);
    const all = seen(text);
    expect(all).toMatchObject({ parts: ['from-shuffle', 'from-shuffle'] });
    expect('match' in all && all.match?.state()).toEqual(f.state);
    expect(seen(text, [toy])).toEqual({ parts: ['from-shuffle', 'no-rules'], match: undefined });
    expect(seen(text, [newer])).toMatchObject({ parts: ['no-rules', 'from-state'] });
    expect(seen(text, [])).toEqual({ parts: ['no-rules', 'no-rules'], match: undefined });
    const [one, { from: _, ...two }] = f.parts as [GameInParts['parts'][0], GameInParts['parts'][0]];
    const unknown = JSON.stringify(gameInParts({ ...f, parts: [one, two] }));
    expect(seen(unknown, [newer])).toEqual({ parts: ['no-rules', 'no-start'], match: undefined });
    expect(seen(unknown)).toMatchObject({ parts: ['from-shuffle', 'from-shuffle'] });
  });

  it('[ENG-FILE-13] parts that do not meet, answers that were not possible, another end, another secret', () => {
    const f = inParts();
    const [one, two] = f.parts as [GameInParts['parts'][0], GameInParts['parts'][0]];
    const at = (change: Partial<GameInParts>, games = every) => {
      const read = seen(JSON.stringify(gameInParts({ ...f, ...change })), games);
      return 'fault' in read ? [read.fault.rule, read.fault.where] : [];
    };
    const elsewhere = { ...two, from: played().first };
    expect(at({ parts: [one, elsewhere] })).toEqual(['ENG-FILE-13', 'parts[1].from']);
    expect(at({ parts: [one, { ...two, entries: ['@0 99 turn stop'] }] })).toEqual([
      'ENG-FILE-8',
      'parts[1].entries[0]',
    ]);
    expect(at({ parts: [one, { ...two, entries: two.entries.slice(0, 1) }] })).toEqual(['ENG-FILE-13', 'state']);
    const { core } = two.from as State;
    const made = { ...two.from, core: { ...core, stack: [{ proc: 'nothing of ours' }] } } as unknown as State;
    expect(at({ parts: [one, { ...two, from: made }] }, [newer])).toEqual(['ENG-FILE-13', 'parts[1].from']);
    expect(at({ fairness: { ...fairness, secret: 'another' } })[0]).toBe('ENG-FILE-7');
    expect(at({ fairness: { ...fairness, words: [] } })).toEqual(['ENG-FILE-3', 'fairness.words']);
    expect(at({ seats: ['A'], fairness: fairnessOf('a secret', ['']) })[0]).toBe('ENG-SEATS-1');
    const changed = JSON.stringify(f).replace('Malvina', 'Malvino');
    expect(seen(changed)).toMatchObject({ fault: { rule: 'ENG-FILE-4', where: 'checksum' } });
  });

  it('[ENG-FILE-13] a state in the first part is refused; the first part is played from the shuffle only', () => {
    const f = inParts();
    const forged = newMatch(toy, { seats: 3, seed: 'kinder cards', settings: options });
    const parts = [{ rules: toy.version, from: forged.state, entries: [] }];
    const file = gameInParts({ ...f, parts, state: forged.state });
    expect(seen(JSON.stringify(file))).toEqual({
      fault: { rule: 'ENG-FILE-13', where: 'parts[0].from', what: 'unknown' },
    });
    expect(replayParts(having(every), file)).toEqual({
      fault: { rule: 'ENG-FILE-13', where: 'state', what: 'diverges' },
    });
  });

  it('[ENG-FILE-5] a file in parts is not played under the rules of another game', () => {
    const other = () => ({ ...toy, id: 'other' }) as unknown as Game;
    expect(replayParts(other, inParts())).toEqual({
      fault: { rule: 'ENG-FILE-5', where: 'game', what: 'other-game' },
    });
  });

  it('[ENG-FILE-3] what is misshapen in it is named', () => {
    const f = inParts();
    const where = (change: object): unknown => {
      const read = readGameInParts(JSON.stringify({ ...f, ...change }));
      return 'fault' in read ? read.fault.where : undefined;
    };
    expect(where({ parts: [] })).toBe('parts');
    expect(where({ parts: [{ rules: '1', entries: ['x'] }] })).toBe('parts[0].entries[0]');
    expect(where({ parts: [f.parts[0], { rules: '1', entries: [], from: {} }] })).toBe('parts[1].from');
    expect(where({ parts: [{ rules: '1', entries: [], more: 1 }] })).toBe('parts[0].more');
    expect(where({ state: [] })).toBe('state');
    const deep = JSON.parse(`${'['.repeat(100)}${']'.repeat(100)}`);
    expect(where({ state: { core: { stack: deep } } })).toBe('state');
    expect(where({ parts: [f.parts[0], { rules: '1', entries: [], from: { core: { stack: deep } } }] })).toBe(
      'parts[1].from',
    );
    const text = JSON.stringify({ ...f, state: { core: { stack: 'deep' } } });
    expect(readGameInParts(text.replace('"deep"', `${'['.repeat(200_000)}${']'.repeat(200_000)}`))).toEqual({
      fault: { rule: 'ENG-FILE-3', where: 'state', what: 'not-ours' },
    });
    expect(where({ more: 1 })).toBe('more');
  });
});
