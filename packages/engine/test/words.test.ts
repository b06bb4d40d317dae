import { apply, asks, awaited, type Frame, type Game, options, type Seat, view, words } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { at, drafts, lanes, type State, type Frame as ToyFrame, toy } from './toy.ts';

const seats = (s: State) => awaited(toy, s).map((ask) => ask.seat);
const kinds = (s: State) => awaited(toy, s).map((ask) => `${ask.seat} ${ask.kind}`);
function give(s: State, seat: Seat, option: string): void {
  const ask = asks(toy, s).find((x) => x.seat === seat && options(toy, s, x).includes(option));
  if (ask === undefined) throw new Error(`${option} is not offered to ${seat}`);
  apply(toy, s, ask, option);
}

describe('sequences', () => {
  it('[ENG-SEQ-1] [ENG-SEQ-4] raised and called frames run before the next step, nested before siblings', () => {
    const s = at({ proc: 'steps', at: 0 });
    expect(s.told).toEqual(['first', 'nested', 'nest', 'sibling', 'called', 'last']);
    expect(s.core.stack).toEqual([]);
  });

  it('[ENG-SEQ-2] the rest is skipped once the condition fails, before the next step', () => {
    const s = at({ proc: 'steps', at: 1 }, (s) => s.told.push('enough'));
    expect(s.told).toEqual(['enough']);
  });

  it('[ENG-SEQ-3] a repeat runs until there is nothing more', () => {
    expect(at({ proc: 'thrice', at: 0 }).told).toEqual(['time 0', 'time 1', 'time 2']);
    expect(at({ proc: 'thrice', at: 3 }).told).toEqual([]);
  });

  it('[ENG-SEQ-5] nothing raised by a rule that broke reaches the next game', () => {
    expect(() => at({ proc: 'note', at: 0, word: 'burst' })).toThrow('burst');
    expect(at({ proc: 'note', at: 0, word: 'clean' }).told).toEqual(['clean']);
  });
});

describe('turns', () => {
  it('[ENG-TURN-1] items come in order, and one that is nobody’s is passed over', () => {
    const s = at({ proc: 'turn', todo: [2, 'nobody', 0], at: 0 });
    expect(kinds(s)).toEqual(['2 turn']);
    give(s, 2, 'stop');
    expect(kinds(s)).toEqual(['0 turn']);
    give(s, 0, 'stop');
    expect(s.core.stack).toEqual([]);
  });

  it('[ENG-TURN-1] what being passed over means happens when its turn comes, not before', () => {
    const s = at({ proc: 'turn', todo: [2, 'nobody', 0], at: 0 });
    expect(s.told).toEqual([]);
    give(s, 2, 'stop');
    expect(s.told).toEqual(["nobody's turn"]);
    give(s, 0, 'stop');
    expect(s.told).toEqual(["nobody's turn"]);
  });

  it('[ENG-TURN-2] again asks the same seat once more', () => {
    const s = at({ proc: 'turn', todo: [1, 0], at: 0 });
    give(s, 1, 'again');
    expect(kinds(s)).toEqual(['1 turn']);
    expect(s.coins).toEqual([3, 2, 3]);
  });

  it('[ENG-TURN-3] a called frame runs before the next item', () => {
    const s = at({ proc: 'turn', todo: [0, 1], at: 0 });
    give(s, 0, 'call');
    expect(s.told).toEqual(['called']);
    expect(kinds(s)).toEqual(['1 turn']);
  });
});

describe('drafts', () => {
  it('[ENG-DRAFT-1] seats go on at their own pace and are committed together', () => {
    const s = at(drafts());
    expect(kinds(s)).toEqual(['0 suit', '1 suit', '2 suit']);
    for (const option of ['hearts', 'low', 'loud']) give(s, 1, option);
    give(s, 0, 'spades');
    expect(kinds(s)).toEqual(['0 card', '2 suit']);
    give(s, 2, 'spades');
    give(s, 2, 'high');
    expect(s.sealed).toEqual([]);
    give(s, 0, 'high');
    expect(s.sealed).toEqual([
      ['spades', 'high'],
      ['hearts', 'low', 'loud'],
      ['spades', 'high'],
    ]);
    expect(s.told).toEqual(['committed', 'revealed']);
  });

  it('[ENG-DRAFT-3] others see complete or not, whatever the draft holds', () => {
    const short = at(drafts());
    for (const option of ['spades', 'low']) give(short, 1, option);
    const long = at(drafts());
    for (const option of ['hearts', 'high', 'loud']) give(long, 1, option);
    const open = at(drafts());
    give(open, 1, 'hearts');
    expect(view(toy, short, 0)).toEqual(view(toy, long, 0));
    expect(view(toy, short, 'spectator')).toEqual(view(toy, long, 'spectator'));
    expect(view(toy, open, 0)).toEqual(view(toy, at(drafts()), 0));
    expect(view(toy, long, 0).frames).toEqual([{ proc: 'drafts', drafts: [[], [], []], complete: [1] }]);
    expect(view(toy, long, 1).frames).toEqual([
      { proc: 'drafts', drafts: [[], ['hearts', 'high', 'loud'], []], complete: [1] },
    ]);
  });
});

describe('lanes', () => {
  it('[ENG-LANE-1] what a lane raises stays in it, while the others go on', () => {
    const s = at(lanes());
    give(s, 1, 'urn');
    expect(kinds(s)).toEqual(['0 sell', '1 curse', '2 sell']);
    give(s, 0, 'coin');
    give(s, 1, 'pay');
    expect(kinds(s)).toEqual(['0 sell', '1 sell', '2 sell']);
    expect(s.coins).toEqual([4, 3, 3]);
    expect(s.core.stack).toHaveLength(1);
  });

  it('[ENG-LANE-2] a lane that rolls or shuffles, or asks somebody else, is stopped', () => {
    for (const option of ['peek', 'mix']) expect(() => give(at(lanes()), 0, option)).toThrow('touched chance');
    expect(() => give(at(lanes()), 0, 'stray')).toThrow('asks another seat');
  });

  it('[ENG-LANE-3] what is left for later waits for the last lane and comes in the order given', () => {
    const s = at(lanes());
    for (const seat of [0, 1, 2]) give(s, seat, 'spark');
    give(s, 0, 'spark');
    for (const seat of [1, 0]) give(s, seat, 'stop');
    expect(s.told).toEqual([]);
    give(s, 2, 'stop');
    expect(s.told).toEqual(['spark of 2', 'spark of 0', 'spark of 0', 'spark of 1']);
    expect(s.core.stack).toEqual([]);
  });

  it('[ENG-LANE-4] others see open or closed, not where a lane stands nor what it left', () => {
    const plain = at(lanes(), (s) => s.coins.splice(1, 1, 4));
    const busy = at(lanes());
    give(busy, 1, 'urn');
    expect(view(toy, busy, 0)).toEqual(view(toy, plain, 0));
    const later = at(lanes());
    give(later, 1, 'spark');
    expect(view(toy, later, 0)).toEqual(view(toy, plain, 0));
    expect(view(toy, later, 1).frames).not.toEqual(view(toy, plain, 1).frames);
    give(later, 1, 'stop');
    expect((view(toy, later, 0).frames[0] as Frame & { open: Seat[] }).open).toEqual([0, 2]);
  });

  it('[ENG-LANE-5] the same answers in any order give the same bytes', () => {
    const answers: [Seat, string][] = [
      [0, 'urn'],
      [0, 'pay'],
      [0, 'stop'],
      [1, 'spark'],
      [1, 'stop'],
      [2, 'coin'],
      [2, 'stop'],
    ];
    const one = at(lanes());
    for (const [seat, option] of answers) give(one, seat, option);
    const other = at(lanes());
    for (const seat of [2, 1, 0]) for (const [who, option] of answers) if (who === seat) give(other, who, option);
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  it('[ENG-LANE-6] later outside a lane is a fault of the rules', () => {
    expect(() => give(at({ proc: 'sell', todo: [0], at: 0 }), 0, 'spark')).toThrow('outside a lane');
  });

  it('[ENG-LANE-6] also where lanes are open: no lane gets what a choice beside them left for later', () => {
    const carryOut = () => words<State>().later({ proc: 'note', at: 0, word: 'stray' });
    const plain = toy as unknown as Game<State>;
    const game = { ...plain, beside: { ...plain.beside, claim: { ...plain.beside.claim!, carryOut } } };
    const s = at(lanes(), ({ coins }) => coins.fill(5));
    const claim = asks(game, s).find(({ seat, kind }) => seat === 1 && kind === 'claim')!;
    expect(() => apply(game, s, claim, 'yes')).toThrow('outside a lane');
  });
});

describe('windows', () => {
  const react = (): ToyFrame => ({ proc: 'react', event: { from: 1 }, todo: [1, 2, 0], at: 0 });

  it('[ENG-WINDOW-1] all are asked in order, may pass, and may use several effects first', () => {
    const s = at(react());
    expect(seats(s)).toEqual([1]);
    expect(options(toy, s, awaited(toy, s)[0]!)).toEqual(['once', 'shut', 'pass']);
    give(s, 1, 'pass');
    give(s, 2, 'reply');
    expect(seats(s)).toEqual([2]);
    give(s, 2, 'reply');
    give(s, 2, 'pass');
    expect(seats(s)).toEqual([0]);
    give(s, 0, 'pass');
    expect(s.told).toEqual(['reply by 2', 'answer to 2', 'reply by 2', 'answer to 2']);
    expect(s.core.stack).toEqual([]);
  });

  it('[ENG-WINDOW-2] an effect may end its turn, or close the window', () => {
    const s = at(react());
    give(s, 1, 'once');
    expect(seats(s)).toEqual([2]);
    give(s, 2, 'shut');
    expect(s.core.stack).toEqual([]);
  });
});

describe('beside the table', () => {
  const turn = () => at({ proc: 'turn', todo: [0], at: 0 });
  const beside = (s: State) => asks(toy, s).flatMap((ask) => (ask.optional ? [`${ask.seat} ${ask.kind}`] : []));

  it('[ENG-BESIDE-1] optional asks lie beside the awaited ones, unless quiet is wanted', () => {
    expect(beside(turn())).toEqual(['0 to', '1 to', '2 to']);
    const rich = at({ proc: 'turn', todo: [0], at: 0 }, (s) => s.coins.splice(2, 1, 5));
    expect(beside(rich)).toEqual(['0 to', '1 to', '2 to', '2 claim']);
    const hush = at({ proc: 'hush', at: 0, word: 'quiet' }, (s) => s.coins.splice(2, 1, 5));
    expect(beside(hush)).toEqual(['2 claim']);
    expect(beside(at({ proc: 'note', at: 0, word: 'over' }))).toEqual([]);
  });

  it('[ENG-BESIDE-2] nobody else notices a choice before its last step', () => {
    const s = turn();
    const before = [view(toy, s, 0), view(toy, s, 1), view(toy, s, 'spectator')];
    give(s, 2, '1');
    expect([view(toy, s, 0), view(toy, s, 1), view(toy, s, 'spectator')]).toEqual(before);
    expect(view(toy, s, 2).mine).toEqual([{ kind: 'offer', seat: 2, steps: ['1'], fits: 1 }]);
    expect(s.deals).toEqual([]);
    give(s, 2, '3');
    expect(s.deals).toEqual(['2 gives 3 to 1']);
    expect(s.coins).toEqual([3, 6, 0]);
    expect(s.core.aside).toEqual([]);
  });

  it('[ENG-BESIDE-3] a step that became impossible does not count, and the next answer replaces it', () => {
    const s = turn();
    give(s, 0, '2');
    s.core.aside = [{ kind: 'offer', seat: 0, steps: ['0'] }];
    expect(view(toy, s, 0).mine).toEqual([{ kind: 'offer', seat: 0, steps: ['0'], fits: 0 }]);
    expect(beside(s)).toContain('0 to');
    give(s, 0, '1');
    expect(s.core.aside).toEqual([{ kind: 'offer', seat: 0, steps: ['1'] }]);
  });

  it('[ENG-BESIDE-4] what it calls runs before the awaited ask comes back', () => {
    const s = turn();
    give(s, 1, '0');
    give(s, 1, '1');
    expect(s.told).toEqual(['deal']);
    expect(kinds(s)).toEqual(['0 turn']);
  });
});
