import {
  apply,
  asks,
  type Event,
  hear,
  imagine,
  isOver,
  options,
  outcome,
  sound,
  thinking,
  view,
} from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { at, drafts, lanes, type State, toy } from './toy.ts';

const ask = (s: State, seat: number, kind: string) => asks(toy, s).find((a) => a.seat === seat && a.kind === kind)!;

describe('the gate', () => {
  it('[ENG-GATE-1] a view holds these fields, and of asks and steps one’s own', () => {
    const s = at({ proc: 'turn', todo: [0], at: 0 });
    apply(toy, s, ask(s, 1, 'to'), '2');
    expect(Object.keys(view(toy, s, 0))).toEqual(['game', 'seats', 'frames', 'waiting', 'asks', 'mine', 'answered']);
    expect(view(toy, s, 0)).toMatchObject({ waiting: [0], mine: [], answered: 0 });
    expect(view(toy, s, 0).asks).toEqual([
      {
        kind: 'turn',
        optional: false,
        options: ['again', 'call', 'roll', 'draw', 'stop'],
        rules: ['TOY-1'],
        about: { coins: 3 },
      },
      { kind: 'to', optional: true, options: ['1', '2'], rules: ['TOY-5'], about: { step: 0 } },
    ]);
    expect(view(toy, s, 1)).toMatchObject({ mine: [{ kind: 'offer', seat: 1, steps: ['2'], fits: 1 }], answered: 1 });
    expect(view(toy, s, 1).asks.map((a) => a.kind)).toEqual(['price']);
    expect(view(toy, s, 'spectator')).toMatchObject({ asks: [], mine: [], answered: 0 });
    expect(view(toy, at(drafts()), 0).waiting).toEqual([0, 1, 2]);
  });

  it('[ENG-GATE-1] a frame shows nothing of its locals unless its procedure says so', () => {
    const s = at({ proc: 'hush', at: 0, word: 'hidden' });
    expect(JSON.stringify(view(toy, s, 0))).not.toContain('hidden');
    expect(view(toy, s, 0).frames[0]).toEqual({ proc: 'hush', at: 1 });
  });

  it('[ENG-GATE-1] a view stays as it was while the game goes on', () => {
    const s = at(drafts());
    apply(toy, s, ask(s, 1, 'suit'), 'hearts');
    const seen = view(toy, s, 1);
    const before = JSON.stringify(seen);
    apply(toy, s, ask(s, 1, 'card'), 'low');
    expect(JSON.stringify(seen)).toBe(before);
  });

  it('[ENG-GATE-2] the open part is for all, the secret part for its audience', () => {
    const s = at({ proc: 'turn', todo: [1], at: 0 });
    const told: Event[] = [];
    apply(toy, s, ask(s, 1, 'turn'), 'draw', (event) => told.push(event));
    const card = s.hand[1]![0];
    expect(hear(told[0]!, 1)).toEqual({ type: 'drew', rule: 'TOY-3', seat: 1, card, mine: true });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(hear(told[0]!, viewer)).toEqual({ type: 'drew', rule: 'TOY-3', seat: 1 });
    }
  });

  it('[ENG-GATE-3] answers sound to others as their ask says; steps of drafts and asides are silent', () => {
    const inLanes = at(lanes());
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'urn', 0)).toBe('something');
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'urn', 1)).toBe('urn');
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'stop', 'spectator')).toBe('stop');
    const inDrafts = at(drafts());
    expect(sound(toy, inDrafts, ask(inDrafts, 1, 'suit'), 'hearts', 0)).toBeUndefined();
    expect(sound(toy, inDrafts, ask(inDrafts, 1, 'suit'), 'hearts', 1)).toBe('hearts');
    const s = at({ proc: 'turn', todo: [0], at: 0 });
    expect(sound(toy, s, ask(s, 0, 'turn'), 'stop', 2)).toBe('stop');
    expect(sound(toy, s, ask(s, 1, 'to'), '2', 0)).toBeUndefined();
    apply(toy, s, ask(s, 1, 'to'), '2');
    expect(sound(toy, s, ask(s, 1, 'price'), '3', 0)).toBe('3');
  });

  it('[ENG-GATE-4] an imagined world looks like what was seen, for every viewer, drafts and lanes included', () => {
    const half = at(drafts());
    for (const option of ['hearts', 'low', 'loud'])
      apply(toy, half, asks(toy, half).find((a) => a.seat === 1)!, option);
    const busy = at(lanes());
    apply(toy, busy, ask(busy, 2, 'sell'), 'urn');
    apply(toy, busy, ask(busy, 0, 'sell'), 'spark');
    const drawn = at({ proc: 'turn', todo: [1, 2], at: 0 });
    apply(toy, drawn, ask(drawn, 1, 'turn'), 'draw');
    apply(toy, drawn, ask(drawn, 2, 'to'), '0');
    const pick = thinking('worlds');
    for (const s of [half, busy, drawn, at({ proc: 'hush', at: 0, word: 'x' })]) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = view(toy, s, viewer);
        const world = imagine(toy, seen, viewer, pick);
        expect(view(toy, world, viewer)).toEqual(seen);
        for (let i = 0; i < 200 && !isOver(world); i++) {
          const open = asks(toy, world).filter((a) => !a.optional && a.kind !== 'sell');
          const sell = asks(toy, world).find((a) => a.kind === 'sell');
          const next = open[0] ?? sell!;
          const can = next.kind === 'sell' ? ['stop'] : options(toy, world, next).filter((o) => o !== 'again');
          apply(toy, world, next, can[pick(can.length)]!);
        }
        expect(isOver(world)).toBe(true);
      }
    }
  });

  it('[ENG-GATE-4] what others have sealed is guessed anew in each world', () => {
    const s = at(drafts());
    for (const option of ['hearts', 'low', 'loud']) apply(toy, s, asks(toy, s).find((a) => a.seat === 1)!, option);
    const pick = thinking('guess');
    const guesses = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(toy, view(toy, s, 0), 0, pick);
      guesses.add(JSON.stringify((world.core.stack[0] as unknown as { drafts: string[][] }).drafts[1]));
    }
    expect(guesses.size).toBe(4);
  });

  it('[ENG-GATE-5] outcome and score leave at the end, not before', () => {
    const s = at({ proc: 'turn', todo: [0], at: 0 }, (s) => s.coins.splice(1, 1, 9));
    expect(outcome(toy, s)).toBeUndefined();
    expect('end' in view(toy, s, 0)).toBe(false);
    apply(toy, s, ask(s, 0, 'turn'), 'stop');
    expect(outcome(toy, s)).toEqual({ winners: [1] });
    expect(view(toy, s, 'spectator').end).toEqual({ outcome: { winners: [1] }, score: toy.score(s) });
    expect(asks(toy, s)).toEqual([]);
  });
});
