// The level that learned: what it looks at, what it compares with its plan, and how it imagines games.
import { readFileSync } from 'node:fs';
import { type Bot, botOf, decide, readWeights, reasonsFor, searchParamsOf, type Weights } from '@oubliette/bots';
import {
  apply,
  asks,
  awaited,
  Can,
  enter,
  imagine,
  isOver,
  newGame,
  newMatch,
  offer as offerTo,
  type Seen,
  thinking,
  view,
} from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { alternatives } from '../../src/bot/alternatives.ts';
import { featureInput, stage } from '../../src/bot/feature-input.ts';
import { knowledge } from '../../src/bot/knowledge.ts';
import { meanwhile } from '../../src/bot/meanwhile.ts';
import { questsAndBetrayals as game } from '../../src/game.ts';
import type { State } from '../../src/state.ts';
import { challenged, facing, type Given, line, player, table } from '../table.ts';

const weights = readWeights(readFileSync(new URL('../../src/bot/weights.json', import.meta.url), 'utf8')) as Weights;
const awaitedOnly = (seen: Seen): Seen => ({ ...seen, asks: seen.asks.filter(({ optional }) => !optional) });
const here = (s: State) => awaited(game, s)[0]!;
const compared = (given: Given, seat = 0): readonly string[] => {
  const { state: s } = table(given);
  const ask = awaited(game, s).find((one) => one.seat === seat)!;
  return alternatives(s, ask, offerTo(game, s, ask, new Can()));
};

/** Lords of habit who talk, with a look now and then. */
function visit(seed: string, seats: number, each: (s: State) => void): void {
  const s = newGame(game, { seats, seed });
  const pick = thinking(seed);
  const can = new Can();
  for (let n = 0; here(s) !== undefined; n++) {
    if (n % 13 === 0) each(s);
    const beside = asks(game, s).filter(({ optional }) => optional);
    const some = beside.length > 0 && pick(3) === 0 ? beside[pick(beside.length)]! : here(s);
    offerTo(game, s, some, can);
    if (can.count === 0) continue;
    apply(game, s, some, knowledge.playout(s, some, can, pick) ?? can.list[pick(can.count)]!);
  }
}

describe('what it looks at', () => {
  it('every world that looks alike is looked at alike', () => {
    let worlds = 0;
    for (let n = 0; n < count({ sample: 2, full: 40 }); n++) {
      visit(`looks ${n}`, 3 + (n % 4), (s) => {
        for (let seat = 0; seat < s.players.length; seat++) {
          const world = imagine(game, view(game, s, seat), seat, thinking(worlds++));
          expect(featureInput(world, seat)).toEqual(featureInput(s, seat));
          expect(stage(world)).toBe(stage(s));
        }
      });
    }
    expect(worlds).toBeGreaterThan(30);
  });

  it('an own quest by how far it is, and whether one still has a turn', () => {
    const { state: s } = table({
      active: 'bob',
      ann: { main: 'huntsman', secondary: ['miser'], spoils: ['ash-wolf'], gems: 7, wounds: 1 },
    });
    expect(featureInput(s, 0)).toMatchObject({
      main: 'huntsman-2',
      secondary: ['miser-3'],
      power: 8,
      wounds: 1,
      toPlay: false,
    });
    expect([1, 2].map((seat) => featureInput(s, seat))).toMatchObject([
      { main: 'none', toPlay: true },
      { main: 'none', toPlay: true },
    ]);
  });

  it('the stage is told by what the leader lacks, then by the last round', () => {
    const at = (trophies: number, given: Given = {}) => stage(table({ bob: { trophies }, ...given }).state);
    expect([0, 2, 3, 6, 9, 12].map((n) => at(n))).toEqual([0, 0, 1, 2, 3, 3]);
    expect(at(6, { settings: { target: '20' } })).toBe(1);
    expect(at(3, { lastRound: true })).toBe(4);
  });
});

describe('what it compares with its plan', () => {
  it('all that the village offers, but no challenge in spite of a truce', () => {
    const truce = line({ kind: 'truce', due: 'round-end', subject: '5' });
    expect(compared({})).toEqual(['dungeon', 'arena:1', 'arena:2', 'arena:3']);
    expect(compared({ ledger: [truce] })).toEqual(['dungeon', 'arena:2', 'arena:3']);
    expect(compared({ ledger: [{ ...truce, state: 'kept' }] })).toHaveLength(4);
    expect(compared({ ledger: [{ ...truce, giver: 1, receiver: 0 }] })).toHaveLength(4);
  });

  it('[QT-TALK-58] a hand, unless it was promised or is paid for', () => {
    const fists = (ledger: Given['ledger'] = []) => {
      const t = table(challenged({ ledger }));
      t.play('ann', 'done');
      t.play('bob', 'done');
      const ask = awaited(game, t.state).find(({ seat }) => seat === 2)!;
      return alternatives(t.state, ask, offerTo(game, t.state, ask, new Can()));
    };
    expect(fists()).toEqual(['attacker', 'defender', 'none']);
    expect(fists([line({ kind: 'fist', due: 'this-arena', giver: 2, receiver: 0 })])).toEqual([]);
    expect(fists([line({ kind: 'loot', due: 'after-win', subject: '2', giver: 0, receiver: 2 })])).toEqual([]);
  });

  it('[QT-TALK-57] shares and words it gives as its temper has it', () => {
    const settle = table({
      at: [{ proc: 'settle', drafts: [[], [], [], []] }],
      ann: { gems: 2 },
      ledger: [line({ kind: 'gems', due: 'next-turn', subject: '1' })],
      due: [1],
    });
    const ask = here(settle.state);
    expect(ask.kind).toBe('settle');
    expect(alternatives(settle.state, ask, offerTo(game, settle.state, ask, new Can()))).toEqual([]);
  });
});

describe('how it imagines games', () => {
  const cyclops = (given: Given = {}): Given =>
    facing('infernal-cyclops', {
      seats: 5,
      ann: { character: 'thief', gems: 7, worn: ['plate-harness', 'fang-necklace'], temper: 'shrewd' },
      bob: { character: 'warrior', worn: ['iron-shod-club', 'helm-of-the-dead'], temper: 'shrewd' },
      cat: { trophies: 2 },
      ...given,
    });
  const after = (given: Given) => {
    const t = table(given);
    meanwhile(t.state, here(t.state));
    return t;
  };

  it('whoever meets a monster pays an ally who is worth it, once', () => {
    const t = after(cyclops());
    expect(t.state.fight.ally).toBe(1);
    const [deal] = t.state.deals;
    expect(deal).toMatchObject({ moment: 'D', sender: 0, receiver: 1, ask: ['help'] });
    const paid = player(t, 'bob').gems;
    expect(paid).toBeGreaterThan(0);
    expect(player(t, 'ann').gems).toBe(7 - paid);
    meanwhile(t.state, here(t.state));
    expect(t.state.deals).toHaveLength(1);
  });

  it('no ally in the fog, for nothing, or before anything but a monster', () => {
    expect(after(cyclops({ fog: true })).state.fight.ally).toBe(-1);
    const rat = facing('giant-cellar-rat', { ann: { gems: 7, worn: ['double-axe'] } });
    expect(after(rat).state.fight.ally).toBe(-1);
    expect(after({ ann: { gems: 7 } }).state.deals).toEqual([]);
  });

  it('everybody claims what is fulfilled', () => {
    const t = after({
      ann: { main: 'martyr', gems: 5, wounds: 4 },
      bob: { secondary: ['huntsman', 'pilgrim'], temples: 2 },
    });
    expect([0, 1, 2].map((seat) => t.state.players[seat]!.standing)).toEqual([['martyr'], ['huntsman', 'pilgrim'], []]);
    apply(game, t.state, here(t.state), 'trophy');
    expect([player(t, 'ann').mainDone, player(t, 'bob').done]).toEqual([true, ['pilgrim']]);
  });
});

describe('with its weights', () => {
  const archlord = (seat: number, iterations = 3): Bot =>
    botOf('archlord', game, seat, { knowledge, weights, iterations });

  it('plays a whole game, and the same one from the same dice', () => {
    const played = (most: number) => {
      const match = newMatch(game, { seats: 3, seed: 'archlord' });
      for (let n = 0; n < most && !isOver(match.state); n++) {
        const { seat } = here(match.state);
        const seen = view(game, match.state, seat);
        const choice = archlord(seat, 1).choose(awaitedOnly(seen), thinking(n))!;
        const refused = enter(match, {
          seat,
          verb: 'answer',
          n: seen.answered,
          kind: choice.kind,
          option: choice.option,
        });
        expect(refused).toBeUndefined();
      }
      return match;
    };
    const whole = played(2000);
    expect(isOver(whole.state)).toBe(true);
    expect(played(40).entries).toEqual(whole.entries.slice(0, 40));
  });

  it('chooses the same in two worlds that look the same', () => {
    const { state: s } = table({
      ann: { main: 'miser', gems: 5 },
      bob: { secondary: ['martyr'] },
      cat: { main: 'edge' },
    });
    const other = imagine(game, view(game, s, 0), 0, thinking('other'));
    expect(other.players[2]!.main).not.toBe('edge');
    expect(archlord(0, 6).choose(view(game, other, 0), thinking(1))).toEqual(
      archlord(0, 6).choose(view(game, s, 0), thinking(1)),
    );
  });

  it('says how sure it is, and its reasons in words of the game', () => {
    const { state: s } = table({ at: 'V2', ann: { gems: 6 }, shop: [], lastRound: true });
    const seen = view(game, s, 0);
    const found = decide(
      game,
      awaitedOnly(seen),
      0,
      searchParamsOf('archlord', game, { knowledge, weights }),
      thinking(1),
    );
    expect(found).toMatchObject({ choice: { kind: 'village', option: 'trophy' } });
    expect(found.confidence).toBeDefined();
    const reasons = reasonsFor(game, knowledge, seen, 0, found.choice!, thinking(1)).map(({ key }) => key);
    expect(reasons).toContain('trophies');
  });
});
