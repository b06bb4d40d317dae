// A blow falls, and six heroes may answer it at the same time.
import {
  imagine,
  type Match,
  type Pick,
  retell,
  type StateOf,
  thinking,
  view,
  type Window,
  words,
} from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { asked, give, table, takeBack, undo } from './at-expedition.ts';
import { expedition, reactRule, type State } from './expedition.ts';

const six = [1, 2, 3, 4, 5, 6].map((seat) => `${seat} react`);
const EMPTY: 'stone'[] = ['stone'];

/** The same rule, asked of one seat after the other. */
type InTurn = Window<'react', { target: number; strength: number }, 'parry' | 'ward' | 'curse' | 'pass'>;
const sequential = words<StateOf<InTurn>>().window('react', reactRule as never);

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const rest = [...list];
  return list.map(() => rest.splice(pick(rest.length), 1)[0]!);
}

describe('a window of six', () => {
  it('[ENG-WINDOW-3] everybody is asked at once, in any order, and nobody sees an answer before the last is in', () => {
    const m = table({ hands: [[], ['ward'], EMPTY, EMPTY, EMPTY, EMPTY, EMPTY] });
    give(m, 0, 'hit-0');
    expect(asked(m)).toEqual(six);
    const before = view(expedition, m.state, 2).game;
    give(m, 6, 'pass');
    give(m, 1, 'ward');
    expect(asked(m)).toEqual(['2 react', '3 react', '4 react', '5 react']);
    expect(view(expedition, m.state, 2).game).toEqual(before);
    expect(view(expedition, m.state, 2).frames.at(-1)).toMatchObject({
      answers: ['', '', '', '', '', ''],
      complete: [1, 6],
    });
    expect(view(expedition, m.state, 1).frames.at(-1)).toMatchObject({ answers: ['ward', '', '', '', '', ''] });
    expect(m.state.told).toEqual([]);
    for (const seat of [2, 3, 4, 5]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['ward by 1']);
    expect(asked(m)).toEqual(['1 act']);
  });

  it('[ENG-WINDOW-3] answers are carried out in the order of the list, whoever was first to answer', () => {
    const m = table({ hands: [[], ['ward'], ['ward'], EMPTY, EMPTY, ['parry'], EMPTY] });
    give(m, 0, 'hit-0');
    give(m, 5, 'parry');
    give(m, 2, 'ward');
    give(m, 1, 'ward');
    for (const seat of [3, 4, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['ward by 1', 'ward by 2', 'parry by 5']);
    expect(m.state.figures[0]!.lives).toBe(3);
  });

  it('[ENG-WINDOW-4] after a use that changes the ground its seat and those behind it are asked again, not those before', () => {
    const m = table({ hands: [[], EMPTY, ['ward'], ['curse'], ['parry'], EMPTY, EMPTY] });
    give(m, 0, 'hit-0');
    for (const [seat, option] of [
      [1, 'pass'],
      [2, 'pass'],
      [3, 'curse'],
      [4, 'pass'],
      [5, 'pass'],
      [6, 'pass'],
    ] as const)
      give(m, seat, option);
    expect(m.state.told).toEqual(['curse by 3']);
    expect(asked(m)).toEqual(['3 react', '4 react', '5 react', '6 react']);
    give(m, 4, 'parry');
    for (const seat of [3, 5, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['curse by 3', 'parry by 4']);
    expect(asked(m)).toEqual(['1 act']);
  });

  it('[ENG-WINDOW-5] a use may close the window for everybody behind it', () => {
    const m = table({ hands: [[], ['parry'], ['ward'], EMPTY, EMPTY, EMPTY, EMPTY] });
    give(m, 0, 'hit-0');
    give(m, 1, 'parry');
    give(m, 2, 'ward');
    for (const seat of [3, 4, 5, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['parry by 1']);
    expect(m.state.hands[2]).toEqual(['ward']);
  });

  /** The same table under a changed rule. */
  function changed(
    rule: Partial<typeof reactRule>,
    hands: readonly (readonly ('ward' | 'curse' | 'stone')[])[],
  ): Match<State> {
    const react = words<State>().windowAtOnce('react', { ...reactRule, ...rule });
    const game = { ...expedition, procedures: { ...expedition.procedures, react } } as unknown as Match<State>['game'];
    return { ...table({ hands }), game };
  }

  it('[ENG-WINDOW-5] what was answered behind a use that closes the window is shown to nobody, while what it calls is asked', () => {
    const use: (typeof reactRule)['use'] = (s, seat, event, option) => {
      reactRule.use(s, seat, event, option);
      words<State>().raise({ proc: 'command', todo: [0], at: 0 });
      return 'close';
    };
    const m = changed({ use }, [[], EMPTY, ['ward'], ['ward'], EMPTY, EMPTY, EMPTY]);
    give(m, 0, 'hit-0');
    for (const seat of [2, 3]) give(m, seat, 'ward');
    for (const seat of [1, 4, 5, 6]) give(m, seat, 'pass');
    expect(asked(m)).toEqual(['0 command']);
    expect(m.state.told).toEqual(['ward by 2']);
    for (const viewer of [0, 4, 'spectator'] as const)
      expect(view(expedition, m.state, viewer).frames.at(-2)).toMatchObject({
        answers: ['pass', 'ward', '', '', '', ''],
      });
    give(m, 0, 'hold');
    expect(asked(m)).toEqual(['1 act']);
  });

  it('[ENG-WINDOW-5] a use may ask everybody again, also who has passed', () => {
    const use: (typeof reactRule)['use'] = (s, seat, event, option) => {
      const then = reactRule.use(s, seat, event, option);
      return option === 'curse' ? 'all' : then;
    };
    const m = changed({ use }, [[], ['ward'], EMPTY, ['curse'], EMPTY, EMPTY, EMPTY]);
    give(m, 0, 'hit-0');
    give(m, 3, 'curse');
    for (const seat of [1, 2, 4, 5, 6]) give(m, seat, 'pass');
    expect(asked(m)).toEqual(six);
    give(m, 1, 'ward');
    for (const seat of [2, 3, 4, 5, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['curse by 3', 'ward by 1']);
  });

  it('[ENG-WINDOW-5] an answer that an earlier use made impossible is asked again, the others stand', () => {
    const options: (typeof reactRule)['options'] = (s, seat, _event, can) =>
      void can.add('ward', s.shield > 0 || !s.hands[seat]!.includes('ward') ? 'EX-3' : undefined);
    const m = changed({ options }, [[], ['ward'], EMPTY, ['ward'], EMPTY, EMPTY, EMPTY]);
    give(m, 0, 'hit-0');
    give(m, 3, 'ward');
    give(m, 1, 'ward');
    for (const seat of [2, 4, 5, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['ward by 1']);
    expect(asked(m)).toEqual(['3 react']);
    expect(give(m, 3, 'ward')?.rule).toBe('ENG-NOT-ASKED');
    give(m, 3, 'pass');
    expect(asked(m)).toEqual(['1 act']);
  });

  it('[ENG-WINDOW-6] an answer can be taken back or undone until the last is in, and not afterwards', () => {
    const m = table({
      seats: 3,
      given: {
        name: 'x',
        rooms: 2,
        party: [
          { name: 'A', leader: 0, lives: 3 },
          { name: 'B', leader: 1, lives: 3 },
        ],
      },
      hands: [[], ['ward'], EMPTY],
    });
    give(m, 0, 'hit-0');
    give(m, 1, 'ward');
    expect(takeBack(m, 1)).toBeUndefined();
    expect(asked(m)).toEqual(['1 react', '2 react']);
    give(m, 1, 'ward');
    expect(undo(m, 1)).toBeUndefined();
    give(m, 1, 'pass');
    expect(takeBack(m, 2)).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    give(m, 2, 'pass');
    expect(m.state.told).toEqual([]);
    expect(undo(m, 2)).toEqual({ rule: 'ENG-KNOWN' });
    expect(takeBack(m, 1)).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
  });

  it('[ENG-WINDOW-6] an answer that stands after others were carried out is not taken back: they followed from it', () => {
    const options: (typeof reactRule)['options'] = (s, seat, _event, can) =>
      void can.add('ward', s.shield > 0 || !s.hands[seat]!.includes('ward') ? 'EX-3' : undefined);
    const m = changed({ options }, [[], ['ward'], ['ward'], EMPTY, EMPTY, EMPTY, EMPTY]);
    give(m, 0, 'hit-0');
    for (const seat of [1, 2]) give(m, seat, 'ward');
    for (const seat of [3, 4, 5, 6]) give(m, seat, 'pass');
    expect(m.state.told).toEqual(['ward by 1']);
    expect(asked(m)).toEqual(['2 react']);
    const before = m.state;
    expect(takeBack(m, 3)).toEqual({ rule: 'ENG-NOTHING-TO-TAKE-BACK' });
    expect(m.state).toBe(before);
    expect(retell(m, () => {}).told).toEqual(['ward by 1']);
    give(m, 2, 'pass');
    expect(asked(m)).toEqual(['1 act']);
  });

  it('[ENG-WINDOW-7] it leads where the window asked in turn leads, for everybody who answers by the ground and the own hand', () => {
    const cards = ['parry', 'ward', 'ward', 'curse', 'stone', 'stone', 'stone', 'stone', 'stone'] as const;
    /** What a seat does follows from its hand and from what changed the ground. */
    const option = (s: State, seat: number, salt: number): string => {
      const ground = s.told.filter((line) => line.startsWith('curse')).length;
      const [card] = s.hands[seat]!.filter((one) => one !== 'stone');
      return card === undefined || thinking(`${salt} ${seat} ${card} ${ground}`)(3) === 0 ? 'pass' : card;
    };
    const inTurn = { ...expedition, procedures: { ...expedition.procedures, react: sequential } };
    const used = new Set<string>();
    for (let salt = 0; salt < 150; salt++) {
      const dealt = shuffled(cards, thinking(`hands ${salt}`));
      const hands = [[], ...[0, 1, 2, 3, 4, 5].map((i) => [dealt[i]!])];
      const ends = [expedition, inTurn].map((game) => {
        const m: Match<State> = { ...table({ hands, seed: `${salt}` }), game: game as unknown as Match<State>['game'] };
        give(m, 0, 'hit-0');
        const order = shuffled([1, 2, 3, 4, 5, 6], thinking(`order ${salt}`));
        while (asked(m)[0]?.endsWith('react')) {
          const seat = order.find((one) => asked(m).includes(`${one} react`))!;
          expect(give(m, seat, option(m.state, seat, salt))).toBeUndefined();
        }
        return { told: m.state.told, figures: m.state.figures, hands: m.state.hands };
      });
      expect(ends[0]).toEqual(ends[1]);
      for (const line of ends[0]!.told) used.add(line.split(' ')[0]!);
    }
    expect([...used].sort()).toEqual(['curse', 'parry', 'ward']);
  });

  it('[ENG-GATE-4] a world imagined in the middle of it looks the same and can be played to its end', () => {
    const m = table({ hands: [[], ['ward'], ['parry'], EMPTY, EMPTY, EMPTY, EMPTY] });
    give(m, 0, 'hit-0');
    give(m, 1, 'ward');
    give(m, 3, 'pass');
    const seen = view(expedition, m.state, 2);
    const world = imagine(expedition, seen, 2, thinking('worlds'));
    expect(view(expedition, world, 2)).toEqual(seen);
    const played: Match<State> = { ...m, state: world };
    for (const seat of [2, 4, 5, 6]) expect(give(played, seat, 'pass')).toBeUndefined();
    while (asked(played)[0]?.endsWith('react')) give(played, Number(asked(played)[0]![0]), 'pass');
    expect(asked(played)).toEqual(['1 act']);
  });

  it('[ENG-GATE-8] what no rule changes is shared by imagined worlds, the rest is not', () => {
    const m = table({ seats: 3 });
    const seen = view(expedition, m.state, 1);
    const world = imagine(expedition, seen, 1, thinking('worlds'));
    expect(world.quest).toBe(seen.game.quest);
    expect(world.figures).not.toBe(seen.game.figures);
    expect(world.figures).toEqual(seen.game.figures);
  });
});
