// Searching a room (DS-SEARCH-1 to DS-SEARCH-9, DS-RULING-28).
import { draw, openly } from '@oubliette/engine';
import type { TableId } from '../cards/pieces.ts';
import { type SearchKind, TREASURE_FACES } from '../cards/search-deck.ts';
import { type Errand, errandOf, type Frame, NO_CELL } from '../frames.ts';
import { isSearchable } from '../plan.ts';
import { isOn, type Model, type State, w } from '../state.ts';
import { isEngaged } from './arcs.ts';
import { shuffled } from './cards.ts';
import { tileOf } from './space.ts';
import { spring } from './spring.ts';

/** Why this hero cannot search here now. */
export function searchRefusal(s: State, m: Model): string | undefined {
  const tile = tileOf(s, m.cell);
  const t = s.plan.tiles[tile]!;
  if (t.start) return 'DS-SEARCH-2';
  if (!isSearchable(t)) return 'DS-SEARCH-1';
  if (s.turn.feat) return 'DS-FEAT-5';
  if (s.turn.leftTile || tile !== s.turn.tile) return 'DS-SEARCH-5';
  // DS-RULING-28: under an enemy's eyes only without moving, and not after breaking away.
  if (s.turn.brokeAway) return 'DS-RULING-28';
  if (s.turn.enteredArc || (s.turn.steps > 0 && isEngaged(s, m))) return 'DS-SEARCH-6';
  // DS-RULING-15: asked when the search is declared.
  if (s.models.some((other) => other.hero < 0 && tileOf(s, other.cell) === tile)) return 'DS-SEARCH-3';
  return s.searched.includes(tile) ? 'DS-SEARCH-9' : undefined;
}
export const startSearch = (s: State, m: Model): Frame => {
  const tile = tileOf(s, m.cell);
  w.tell(() => ({ type: 'searched', rule: 'DS-SEARCH-4', hero: s.heroes[m.hero]!.id, tile: s.plan.tiles[tile]!.id }));
  return { proc: 'search', at: 0, hero: m.hero, tile, card: 'none', group: -1 };
};

type Search = Extract<Frame, { proc: 'search' }>;

/** DS-SEARCH-7, DS-DECK-10, DS-RULING-2: an empty deck reads as Empty. */
function drawCard(s: State, f: Search): Frame | undefined {
  const card = draw(s, s.searchDeck);
  f.card = card ?? 'empty';
  if (card !== undefined) s.usedSearch.push(card);
  s.whispered = Math.max(0, s.whispered - 1);
  f.group = s.groups.length;
  s.groups.push({ left: 0, minus: 0, open: true });
  w.tell(() => ({ type: 'search-card', rule: 'DS-SEARCH-7', hero: s.heroes[f.hero]!.id, card: f.card }));
  return carryOut(s, f, f.card);
}
const rollOn = (table: TableId, dice: 1 | 2, errand: Errand): Frame => ({
  proc: 'table-roll',
  at: 0,
  table,
  dice,
  minus: 0,
  errand,
  rolled: [],
});
function carryOut(s: State, { hero, tile, group }: Search, card: SearchKind): Frame | undefined {
  const errand = errandOf(hero, { search: true, group, tile });
  switch (card) {
    case 'empty':
      w.tell(() => ({ type: 'nothing-found', rule: 'DS-CARD-2' }));
      return undefined;
    case 'treasure':
      return rollOn(drawFace(s), 2, errand); // DS-CARD-3
    case 'wandering':
      return rollOn('monsters', 2, errand); // DS-CARD-4
    case 'trap':
      return spring(hero); // DS-CARD-5
    case 'secret':
      return { proc: 'secret-room', at: 0, errand, inner: NO_CELL, outer: NO_CELL, tile: -1 };
    case 'ambush':
      return rollOn('monsters', 1, { ...errand, near: true }); // DS-CARD-7
    case 'event':
      return rollOn('events', 2, errand); // DS-CARD-8, DS-RULING-19
  }
}
/** The face of a Treasure card; after six all of them come again (DS-RULING-33). */
function drawFace(s: State): TableId {
  if (s.faces.length === 0) {
    s.faces = shuffled(s, TREASURE_FACES);
    s.usedFaces = [];
  }
  const face = draw(s, s.faces)!;
  s.usedFaces.push(face);
  return face;
}

/** DS-SEARCH-8, DS-RULING-3: shown, neither triggered nor disarmed. That there are none becomes known, too. */
function showTraps(s: State, { tile }: Search): void {
  s.core.known++;
  for (const trap of s.traps) {
    if (trap.shown || tileOf(s, trap.cell) !== tile) continue;
    trap.shown = true;
    w.tell(() => ({ type: 'trap-shown', rule: 'DS-SEARCH-8', tile: s.plan.tiles[tile]!.id }));
  }
}
/** DS-SEARCH-9, DS-RULING-46: whatever stands in the room by now. */
const mark = (s: State, { tile }: Search): void => {
  s.searched.push(tile);
};
export const search = w.sequence('search', [drawCard, showTraps, mark], { aslongas: (s) => isOn(s), show: openly });
