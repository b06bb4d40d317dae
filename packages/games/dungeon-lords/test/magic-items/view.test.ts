// Who knows what of the tokens: exactly what lies open, and one's own
import { imagine, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { TOKEN_IDS } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import { hero } from '../combat/duel.ts';
import { NAMES, table } from '../table.ts';
import { bearer, laid, tableWith, token, type Variant } from './at-table.ts';

const at = { proc: 'spy', todo: [0], at: 0 } as const;
const plain = new Set(Object.keys(table({ at }).view('red').game.players[0]!));
/** What is in a view because of items, by the names of its fields. */
function added(variant: Variant, seats: 2 | 3 | 4) {
  const { game } = tableWith({ variant, seats, at }).view('red');
  return {
    middle: Object.keys(game.magicItems!),
    player: Object.keys(game.players[1]!).filter((key) => !plain.has(key)),
  };
}

it('[MI-RULING-1] without items a view has none of it', () => {
  const { game } = table({ at }).view('red');
  expect(game).not.toHaveProperty('magicItems');
  expect(plain.has('tokens')).toBe(false);
});

it('[MI-RULING-18] a view holds what each variant needs, and no more', () => {
  for (const seats of [2, 3, 4] as const) {
    expect(added('basic', seats)).toEqual({
      middle: ['dummyTokens', 'tokensGone'],
      player: ['tokens', 'camp', 'sack', 'capturedItems'],
    });
    expect(added('advanced', seats)).toEqual({
      middle: ['dummyTokens', 'queue', 'tokensGone'],
      player: ['tokens', 'deadLetters'],
    });
  }
});

it('[MI-B-10] [MI-B-28] [MI-B-43] everybody sees what is borne, in sacks, in prisons and in the Far Lands', () => {
  const t = tableWith({
    variant: 'basic',
    seats: 2,
    at,
    season: 4,
    tokens: {
      farLands: [laid('red', 'blank')],
      green: { sack: [token('amulet', 'red')], prison: [token('wand', 'dummy-1')] },
      red: { camp: [token('clover')] },
    },
    green: { party: [bearer('thief-1', [token('potion', 'red')]), hero('warrior-1')] },
  });
  for (const viewer of ['red', 'green', 'spectator'] as const) {
    const { players, magicItems } = t.view(viewer).game;
    expect(players[1]).toMatchObject({ sack: [token('amulet', 'red')], capturedItems: [token('wand', 'dummy-1')] });
    expect(players[1]!.party[0]!.items).toEqual([token('potion', 'red')]);
    expect(players[1]!.party[1]).not.toHaveProperty('items');
    expect(players[0]!.camp).toEqual([token('clover')]);
    expect(magicItems!.tokensGone).toEqual([laid('red', 'blank')]);
    expect(magicItems!.dummyTokens.map(({ ownerSeat }) => ownerSeat)).toEqual(['dummy-1', 'dummy-2']);
  }
});

it('[MI-A-25] [MI-A-27] everybody sees marks and dead letters', () => {
  const t = tableWith({
    variant: 'advanced',
    at,
    tokens: { blue: { deadLetters: [token('wand', 'blue', true)] } },
    green: { party: [bearer('mage-1', [token('amulet', 'red', true)])] },
  });
  for (const viewer of [...NAMES, 'spectator'] as const) {
    const { players } = t.view(viewer).game;
    expect(players[2]!.deadLetters).toEqual([token('wand', 'blue', true)]);
    expect(players[1]!.party[0]!.items).toEqual([token('amulet', 'red', true)]);
  }
});

it('[MI-A-7] [MI-A-10] what others have laid may be any token they hold, one’s own is what it is', () => {
  const t = tableWith({
    variant: 'advanced',
    seats: 3,
    at,
    season: 2,
    arriving: ['thief-1', 'mage-1', 'warrior-2'],
    tokens: {
      queue: [laid('red', 'wand'), laid('green', 'amulet'), laid('blue', 'blank'), laid('dummy-1', 'clover')],
      pools: [TOKEN_IDS.slice(), ['amulet', 'blank'], ['blank'], TOKEN_IDS.slice()],
    },
  });
  const pick = thinking('tokens');
  const seen = view(dungeonLords, t.state, 0);
  const queues = Array.from({ length: 80 }, () => imagine(dungeonLords, seen, 0, pick).items!.queue);
  const kinds = [0, 1, 2, 3].map((i) => [...new Set(queues.map((queue) => queue[i]!.item))].sort());
  expect(kinds).toEqual([['wand'], ['amulet', 'blank'], ['blank'], [...TOKEN_IDS].sort()]);
  expect(queues[0]!.map(({ ownerSeat }) => ownerSeat)).toEqual([0, 1, 2, 'dummy-1']);
});
