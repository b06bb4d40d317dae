import { enter, entryText, hear, type Match, newMatch, type StateOf, type Viewer, view } from '@oubliette/engine';
import {
  asKept,
  type EarlierLines,
  earlierLines,
  fairnessOf,
  fileOf,
  gameFile,
  keptRules,
  replayKept,
  seedFrom,
} from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { type State, toy } from '../../engine/test/toy.ts';

const fairness = fairnessOf('a secret', ['malvina', '', 'sulfur']);
const options = { rounds: 3, open: true };
const seats = ['Malvina', 'Grognard', 'Sulfure'];
const table = { seats: 3, seed: seedFrom(fairness.secret, fairness.words), settings: options };
const kept = keptRules(toy);

/** With an undo in it: what is undone was heard, and is no longer. */
function played(): Match<State> {
  const m = newMatch(toy, table);
  const give = (seat: number, option: string) =>
    enter(m, { seat, verb: 'answer', kind: 'turn', option, n: m.state.core.answered[seat]! });
  expect(give(0, 'again')).toBeUndefined();
  expect(enter(m, { seat: 0, verb: 'undo', n: 1 })).toBeUndefined();
  for (const [seat, option] of [
    [0, 'draw'],
    [1, 'roll'],
    [2, 'stop'],
  ] as const)
    expect(give(seat, option)).toBeUndefined();
  return m;
}
const file = () => gameFile(played(), { fairness, seats, options });

function begun() {
  const match = kept.begin(table);
  if ('fault' in match) throw new Error(match.fault.where);
  return match;
}

describe('rules behind the interface of kept ones', () => {
  it('[ENG-KEPT-3] each entry leads to the same state, views and log as in a match', () => {
    const m = newMatch(toy, table);
    const match = begun();
    for (const entry of played().entries) {
      enter(m, entry);
      expect(match.enter(entryText(entry))).toBeUndefined();
      expect(JSON.stringify(match.state())).toBe(JSON.stringify(m.state));
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        expect(match.view(viewer)).toEqual(view(toy, m.state, viewer));
        const events = [...m.opening, ...m.moves.flatMap((move) => move.events)];
        expect(match.log(viewer).map(({ heard }) => heard)).toEqual(events.map((event) => hear(event, viewer)));
      }
    }
    const after = match.log(0).map((line) => line.after);
    expect(after).toEqual([...after].sort((a, b) => a - b));
    expect(after.at(-1)).toBe(4);
    // The first answer was undone: nothing that is still told came with it.
    expect(after).not.toContain(1);
  });

  it('[ENG-KEPT-2] a file is checked as ever: its game, its version, its seal, its table, every entry, every sum', () => {
    const good = file();
    const fault = (change: object, rules = kept) => {
      const replayed = replayKept(rules, { ...good, ...change });
      return 'fault' in replayed ? [replayed.fault.rule, replayed.fault.where] : undefined;
    };
    expect(fault({})).toBeUndefined();
    expect(fault({ game: 'chess' })).toEqual(['ENG-FILE-5', 'game']);
    expect(fault({ rules: '0.1.0' })).toEqual(['ENG-FILE-6', 'rules']);
    expect(fault({}, keptRules({ ...toy, version: '9.9.9' }))).toEqual(['ENG-FILE-6', 'rules']);
    expect(fault({ fairness: { ...fairness, secret: 'another' } })).toEqual(['ENG-FILE-7', 'fairness.commitment']);
    expect(fault({ fairness: { ...fairness, words: [] } })).toEqual(['ENG-FILE-3', 'fairness.words']);
    expect(fault({ options: { rounds: 99 } })).toEqual(['ENG-OPT-2', 'options.rounds']);
    expect(fault({ entries: ['@0 9 turn stop'] })).toEqual(['ENG-FILE-8', 'entries[0]']);
    expect(fault({ entries: ['nonsense'] })).toEqual(['ENG-FILE-8', 'entries[0]']);
    expect(fault({ sums: good.sums.map(([at]) => [at, '0'.repeat(16)]) })).toEqual(['ENG-FILE-9', 'sums[0]']);
    expect(fault({ sums: [] })).toEqual(['ENG-FILE-9', 'sums']);
  });

  it('[ENG-KEPT-2] a refused entry changes nothing', () => {
    const match = begun();
    const before = JSON.stringify(match.state());
    expect(match.enter('@1 0 turn stop')).toMatchObject({ rule: expect.stringMatching(/^ENG-/) });
    expect(JSON.stringify(match.state())).toBe(before);
    expect(match.isOver()).toBe(false);
  });

  it('[ENG-KEPT-4] taken up from a state a game goes on as if it had never stopped', () => {
    const entries = played().entries.map(entryText);
    const match = begun();
    for (const entry of entries.slice(0, 3)) match.enter(entry);
    const again = kept.resume(JSON.parse(JSON.stringify(match.state())));
    for (const entry of entries.slice(3)) {
      expect(match.enter(entry)).toBeUndefined();
      expect(again.enter(entry)).toBeUndefined();
    }
    expect(JSON.stringify(again.state())).toBe(JSON.stringify(match.state()));
  });

  it('[ENG-FILE-10] a file written by the entries alone is the file of the match', () => {
    const m = played();
    const again = fileOf(kept, { fairness, seats, options, dice: 'stream' }, m.entries.map(entryText));
    expect(JSON.stringify(again)).toBe(JSON.stringify(file()));
    expect(() => fileOf(kept, { fairness, seats, options, dice: 'stream' }, ['@0 9 turn stop'])).toThrow(
      'entry 0 does not follow',
    );
    expect(() => fileOf(kept, { fairness, seats, options: { rounds: 99 }, dice: 'stream' }, [])).toThrow('ENG-OPT-2');
  });

  it('[ENG-KEPT-3] rules of now and kept ones are told apart', () => {
    expect(asKept(kept)).toBe(kept);
    expect(asKept(toy as never)).toMatchObject({ keeps: 1, game: toy.id, rules: toy.version });
  });
});

describe('the log of a game that went on under newer rules', () => {
  const terms = { fairness, seats, options, dice: 'stream' } as const;
  const entries = played().entries.map(entryText);
  /** The state after the first entries. */
  const after = (count: number): StateOf => {
    const match = begun();
    for (const entry of entries.slice(0, count)) match.enter(entry);
    return match.state() as StateOf;
  };
  const heardIn = (lines: readonly EarlierLines[], viewer: Viewer) =>
    lines.flatMap(({ entry, events }) => events.map((event) => [entry, hear(event, viewer)]));

  it('[ENG-KEPT-6] begins with the lines of its older parts, to each viewer its own', () => {
    const m = played();
    const all = [
      ...m.opening.map((event) => [-1, event] as const),
      ...m.moves.flatMap(({ entry, events }) => events.map((event) => [entry, event] as const)),
    ];
    expect(all.some(([, { secret }]) => secret !== undefined)).toBe(true);
    // After the second entry nothing is undone any more; a part begins where the one before ended.
    for (const cut of [2, 3, 4]) {
      const parts = [
        { rules: '1.0.0', entries: entries.slice(0, cut) },
        { rules: '2.0.0', entries: entries.slice(cut) },
      ];
      const lines = earlierLines(() => kept, terms, parts);
      for (const viewer of [0, 1, 2, 'spectator'] as const)
        expect(heardIn(lines, viewer)).toEqual(all.map(([entry, event]) => [entry, hear(event, viewer)]));
    }
  });

  it('[ENG-KEPT-6] goes back as far as the rules are there', () => {
    const parts = [
      { rules: '1.0.0', entries: entries.slice(0, 3) },
      { rules: '2.0.0', from: after(3), entries: entries.slice(3) },
    ];
    const newer = (version: string) => (version === '2.0.0' ? kept : undefined);
    const lines = earlierLines(newer, terms, parts);
    const whole = earlierLines(() => kept, terms, parts);
    expect(lines).toEqual(whole.filter(({ entry }) => entry >= 3));
    expect(lines.length).toBeGreaterThan(0);
    // Unknown where a part began, or entries that its rules refuse or cannot read: no line is guessed.
    expect(earlierLines(newer, terms, [parts[0]!, { rules: '2.0.0', entries: entries.slice(3) }])).toEqual([]);
    expect(earlierLines(() => kept, terms, [parts[0]!, { rules: '2.0.0', entries: ['@0 9 turn stop'] }])).toEqual([]);
    const lost = {
      ...kept,
      resume: () => {
        throw new Error('no such state');
      },
    };
    expect(earlierLines(() => lost, terms, parts)).toEqual([]);
  });
});
