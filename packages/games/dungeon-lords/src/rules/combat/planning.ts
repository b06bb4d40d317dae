// DL-PLAN: everybody secretly chooses a tile, traps and creatures, one small choice at a time.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, TRAP_IDS, TRAPS, type TrapId } from '../../cards/cards.ts';
import { CELL, CELLS, type CellName, cellOf } from '../../options.ts';
import { type Creature, type Frame, type Player, type State, w } from '../../state.ts';
import { countReady, isGhost } from '../creatures.ts';
import { cannotFightAt, closest, hasUnconquered, limitsAt, stepsFromEntrance } from './battle-tile.ts';
import { hasParty } from './party.ts';

type Draft = readonly (CellName | TrapId | MonsterId | 'done')[];

/** DL-COMBAT-8, DL-PLAN-7: who has adventurers at the door and a tile to defend, in turn order. */
function planners(s: State): readonly Seat[] {
  let who = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (hasParty(s, seat) && hasUnconquered(s.players[seat]!.map)) who |= 1 << seat;
  }
  return LISTS[s.players.length]![s.first]![who]!;
}
/** Every list there can be, made once: for so many players, from this first player on, those whose bit is set. */
const LISTS: readonly (readonly (readonly (readonly Seat[])[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) =>
    Array.from({ length: 1 << seats }, (_, who) =>
      Array.from({ length: seats }, (_, i) => (first + i) % seats).filter((seat) => (who >> seat) & 1),
    ),
  ),
);

export const startPlanning = (s: State): Frame | undefined =>
  planners(s).length === 0 ? undefined : { proc: 'planning', drafts: s.players.map(() => []) };

/** DL-PLAN-1: at the same time and in secret (DL-RULING-23). */
export const planning = w.allAtOnce('planning', {
  seats: planners,
  step(s, seat, draft) {
    const player = s.players[seat]!;
    if (draft.length === 0) return 'plan-tile';
    if (wantsTraps(player, draft)) return 'plan-trap';
    return wantsCreatures(player, draft) ? 'plan-creature' : undefined;
  },
  options(s, seat, draft, can) {
    const player = s.players[seat]!;
    if (draft.length === 0) return offerTiles(player, can);
    if (wantsTraps(player, draft)) {
      const { rule } = limitsAt(player, tileOf(draft));
      for (const trap of TRAP_IDS) {
        // DL-RULING-26: what it will cost is not reserved.
        can.add(trap, count(player.traps, trap) > count(draft, trap) ? undefined : rule);
      }
    } else offerCreatures(player, draft, can);
    can.add('done'); // DL-PLAN-6
    return undefined;
  },
  commit(s, drafts) {
    for (const seat of planners(s)) {
      const draft = drafts[seat]!;
      const traps = draft.filter(isTrap);
      const creatures = draft.filter(isCreature);
      const cell = draft[0] as CellName;
      s.players[seat]!.plan = { cell: cellOf(cell), traps, creatures };
      w.tell(() => ({
        type: 'plan-shown',
        rule: 'DL-RULING-23',
        seat,
        cell,
        creatures: creatures.slice(),
        traps: traps.length,
      }));
    }
  },
  about(s, seat, draft) {
    const player = s.players[seat]!;
    if (draft.length === 0) return { round: s.combatShown + 1 };
    const cell = tileOf(draft);
    const { traps, monsters, trapGold } = limitsAt(player, cell);
    return wantsTraps(player, draft)
      ? { cell: CELL[cell]!, left: traps - draft.filter(isTrap).length, gold: trapGold }
      : { cell: CELL[cell]!, left: monsters - monstersIn(draft) };
  },
});

const tileOf = (draft: Draft): number => cellOf(draft[0] as CellName);
const isTrap = (step: Draft[number]): step is TrapId => step in TRAPS;
const isCreature = (step: Draft[number]): step is MonsterId => step in MONSTERS;

function count(list: readonly string[], what: string): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) if (list[i] === what) n++;
  return n;
}

/** Traps come first, until there are enough, or no more in hand, or one is done. */
function wantsTraps(player: Player, draft: Draft): boolean {
  for (let i = 1; i < draft.length; i++) if (!isTrap(draft[i]!)) return false;
  const laid = draft.length - 1;
  return laid < limitsAt(player, tileOf(draft)).traps && laid < player.traps.length;
}

/** Then creatures, as long as somebody is left who may come along. */
function wantsCreatures(player: Player, draft: Draft): boolean {
  if (draft.at(-1) === 'done' && !isDoneWithTraps(player, draft)) return false;
  const { lair } = player;
  for (let i = 0; i < lair.length; i++) if (cannotSend(player, draft, lair[i]!) === undefined) return true;
  return false;
}

/** The first `done` ends the traps, if there was anything to end. */
const isDoneWithTraps = (player: Player, draft: Draft): boolean =>
  count(draft, 'done') === 1 && wantsTraps(player, draft.slice(0, -1));

/** Why this creature may not come along (too). */
function cannotSend(player: Player, draft: Draft, { id, spent }: Creature): string | undefined {
  if (spent) return 'DL-FIGHT-13';
  const more = countReady(player.lair, id) > count(draft, id);
  if (isGhost(id)) return more ? undefined : 'DL-PLAN-5'; // DL-MONTYPE-2
  const { monsters, rule } = limitsAt(player, tileOf(draft));
  return more && monstersIn(draft) < monsters ? undefined : rule;
}

function monstersIn(draft: Draft): number {
  let n = 0;
  for (let i = 1; i < draft.length; i++) {
    const step = draft[i]!;
    if (isCreature(step) && !isGhost(step)) n++;
  }
  return n;
}

interface Options {
  add(option: CellName | MonsterId, no?: string, why?: () => { steps: number; least: number }): void;
}

function offerTiles({ map }: Player, can: Options): void {
  const steps = stepsFromEntrance(map);
  const least = closest(map, steps);
  for (let c = 0; c < CELLS; c++) {
    const no = cannotFightAt(map, steps, least, c);
    can.add(CELL[c]!, no, no === 'DL-RULING-25' ? () => ({ steps: steps[c]!, least }) : undefined);
  }
}

/** Equal creatures are one option; one that can come speaks for its twin that lies face down. */
function offerCreatures(player: Player, draft: Draft, can: Options): void {
  const { lair } = player;
  for (let i = 0; i < lair.length; i++) {
    const { id } = lair[i]!;
    let first = true;
    for (let j = 0; j < i; j++) if (lair[j]!.id === id) first = false;
    if (!first) continue;
    const best = lair.find((creature) => creature.id === id && !creature.spent) ?? lair[i]!;
    can.add(id, cannotSend(player, draft, best));
  }
}
