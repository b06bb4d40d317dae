// Whatever a seat could point at and may not choose has a rule that says no: every order, cell, creature, room, trap and target.
import { type Ask, asks, explain, options, thinking } from '@oubliette/engine';
import { count, drawSettings, randomGame } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { MONSTER_IDS, ORDERS, ROOM_IDS, TOKEN_IDS, TRAP_IDS } from '../src/cards/cards.ts';
import { dungeonLords } from '../src/game.ts';
import { CELL, settings } from '../src/options.ts';
import { MOVES, TARGET } from '../src/rules/combat/words.ts';
import type { Player, State } from '../src/state.ts';

const kinds = (lair: Player['lair']) => [...new Set(lair.map(({ id }) => id))];
const line = (_s: State, { party }: Player) => party.map(({ id }, place) => TARGET[id][place]!);
const lairHas = (_s: State, { lair }: Player) => kinds(lair);
const everything = (list: readonly string[]) => () => list;

/** What lies on the table for a decision, possible or not. */
const WITHIN_REACH: Readonly<Record<string, (s: State, p: Player) => readonly string[]>> = {
  'keep-order': everything(ORDERS),
  order: everything(ORDERS),
  'dummy-order': everything(ORDERS),
  'take-order-back': everything(ORDERS),
  'dig-tunnels': everything(CELL),
  'dig-by-room': everything(CELL),
  'place-room': everything(CELL),
  'plan-tile': everything(CELL),
  'recruit-monster': everything(MONSTER_IDS),
  'build-room': everything(ROOM_IDS),
  produce: (_s, { rooms }) => rooms.map(({ id }) => id),
  'give-trap': everything(TRAP_IDS),
  'discard-trap': everything(TRAP_IDS),
  'plan-trap': everything(TRAP_IDS),
  'plan-creature': lairHas,
  'aura-of-fear': lairHas,
  metamorphosis: lairHas,
  'feed-demon': (_s, { lair }) => lair.map(({ id, spent }) => (spent ? `${id}:spent` : id)),
  'pay-day': (_s, { lair }) =>
    lair.filter(({ unpaid }) => unpaid).map(({ id, spent }) => (spent ? `pay:${id}:spent` : `pay:${id}`)),
  attack: (_s, { lair }) => kinds(lair).flatMap((id) => MOVES[id].map(({ option }) => option)),
  target: line,
  'trap-target': line,
  'lose-prisoner': (_s, { prison }) => prison,
  'mine-gold': everything(['1', '2', '3', '4']),
  'give-item': everything(TOKEN_IDS),
  'send-item': everything(TOKEN_IDS),
};

/** What is neither possible nor explained, and what is explained by no line of the book. */
function gaps(s: State, ask: Ask): string[] {
  const possible = options(dungeonLords, s, ask);
  const refused = explain(dungeonLords, s, ask);
  const within = WITHIN_REACH[ask.kind]?.(s, s.players[ask.seat]!) ?? [];
  return [
    ...within.filter((one) => !possible.includes(one) && refused.every(({ option }) => option !== one)),
    ...refused.filter(({ rule }) => texts.en.rule(rule) === undefined).map(({ rule }) => `no line ${rule}`),
    ...refused.flatMap(({ option }) =>
      option !== undefined && possible.includes(option) ? [`both ways ${option}`] : [],
    ),
  ];
}

it('in random games every order, cell, creature, room, trap and target is possible or explained by a rule', () => {
  const met = new Set<string>();
  for (let game = 0; game < count({ sample: 36, full: 300 }); game++) {
    const seed = `explained ${game}`;
    const seats = 2 + (game % 3);
    const items = (['none', 'basic', 'advanced'] as const)[Math.floor(game / 3) % 3]!;
    const chosen = game % 2 === 0 ? { items } : drawSettings(settings, { items })(thinking(`${seed} options`));
    for (const { state } of randomGame(dungeonLords, { seats, seed, settings: chosen })) {
      for (const ask of asks(dungeonLords, state)) {
        met.add(ask.kind);
        expect({ seed, kind: ask.kind, gaps: gaps(state, ask) }).toEqual({ seed, kind: ask.kind, gaps: [] });
      }
    }
  }
  expect(Object.keys(WITHIN_REACH).filter((kind) => !met.has(kind))).toEqual([]);
});
