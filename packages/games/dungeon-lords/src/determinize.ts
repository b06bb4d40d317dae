// Builds a state that fits a view: cards that the viewer has not seen are placed at random where they may be.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import {
  EVENT_TILES,
  ORDER_CARDS,
  ORDERS,
  SPECIAL_EVENT_IDS,
  TRAP_DECK,
  TRAP_IDS,
  type TrapId,
} from './cards/cards.ts';
import { imagineItems } from './magic-items/view.ts';
import { CELLS, cellOf } from './options.ts';
import { noFight } from './rules/combat/no-fight.ts';
import { inBoardOrder } from './rules/setup.ts';
import { ADVENTURER_TILES, COMBAT_DECK, MONSTER_TILES, ROOM_TILES } from './rules/year.ts';
import {
  CONQUERED_ROOM,
  CONQUERED_TUNNEL,
  DUMMY,
  FREE,
  NOWHERE,
  type Player,
  ROCK,
  ROOM,
  type State,
  TUNNEL,
} from './state.ts';
import { type PlayerView, SEASON_NAMES, type View } from './view.ts';

export function determinize(view: View, core: Core<never>, viewer: Viewer, pick: Pick): State {
  const { year, players } = view;
  const traps = unseenTraps(view, pick);
  return {
    core,
    options: view.options,
    year,
    season: SEASON_NAMES.indexOf(view.season) as State['season'],
    first: view.firstSeat,
    spaces: view.spaces.flat().map((who) => (typeof who === 'number' ? who : OCCUPANT[who])),
    permit: view.permit,
    forHire: view.forHire,
    forSale: view.forSale,
    monsterStack: unseenMonsters(view, pick).slice(0, view.monstersLeft),
    roomStack: shuffled(
      without(ROOM_TILES[year], view.forSale, view.discardedRooms, ...players.map((p) => p.rooms.map(({ id }) => id))),
      pick,
    ).slice(0, view.roomsLeft),
    adventurerStack: [...view.adventurersUnder, ...unseenAdventurers(view, pick)].slice(0, view.adventurersLeft),
    adventurersUnder: view.adventurersUnder.length,
    // The hands and the buried cards of others first, what is left is the stack.
    players: players.map((p, seat) => imaginePlayer(p, seat === viewer, traps, pick)),
    trapStack: traps.splice(0, view.trapsLeft),
    usedTraps: view.usedTraps,
    combatCards: completed(view.combatCards, COMBAT_DECK[year], pick),
    combatShown: view.combatShown,
    events: [...view.events, ...shuffled(without(EVENT_TILES, view.events), pick)],
    eventsShown: view.events.length,
    specials: completed(view.specials, SPECIAL_EVENT_IDS, pick),
    specialShown: view.specials[year - 1] !== 'hidden',
    arriving: view.arriving,
    expected: view.expected,
    paladin: view.paladin === 'out' ? view.paladinSeat! : view.paladin,
    discardedMonsters: view.discardedMonsters,
    discardedRooms: view.discardedRooms,
    farLands: view.farLands,
    dummies: view.dummies,
    dummyEvil: view.dummyEvil,
    fight: view.fight ?? noFight(),
    ...(view.magicItems === undefined ? {} : { items: imagineItems(view.magicItems, players, pick) }),
  };
}

const OCCUPANT = { free: FREE, 'dummy-1': DUMMY, 'dummy-2': DUMMY + 1 } as const;

function imaginePlayer(p: PlayerView, own: boolean, unseen: TrapId[], pick: Pick): Player {
  const traps = own ? p.traps! : [...p.shownTraps, ...unseen.splice(0, p.trapsInHand - p.shownTraps.length)];
  const { plan } = p;
  return {
    gold: p.gold,
    food: p.food,
    imps: p.imps,
    busy: p.busy,
    evil: p.evil,
    traps,
    shownTraps: p.shownTraps,
    buriedTraps: own ? p.buriedTraps! : unseen.splice(0, p.trapsBuried),
    lair: p.lair,
    map: imagineMap(p),
    rooms: p.rooms.map(({ id, cell, produced }) => ({ cell: cellOf(cell), id, produced })),
    // Nobody has any inaccessible order yet: everybody is still choosing (DL-SETUP-4).
    dealt: own
      ? p.dealt!
      : p.blocked.length === 0
        ? inBoardOrder(shuffled(ORDERS, pick).slice(0, ORDER_CARDS.choice))
        : [],
    blocked: p.blocked,
    played: [...p.played, ...shuffled(without(ORDERS, p.blocked, p.played), pick).slice(0, p.laid - p.played.length)],
    shown: p.shown,
    unused: p.unused,
    spied: p.spied.map((round) => round - 1),
    party: p.party,
    prison: p.prison,
    letters: p.letters,
    plan:
      plan === undefined
        ? { cell: NOWHERE, traps: [], creatures: [] }
        : {
            cell: cellOf(plan.cell),
            creatures: plan.creatures,
            traps: plan.traps ?? shuffled(traps, pick).slice(0, plan.trapsLaid),
          },
  };
}

function imagineMap({ tunnels, chambers, conquered, rooms }: PlayerView): number[] {
  const map = new Array<number>(CELLS).fill(ROCK);
  for (const cell of tunnels) map[cellOf(cell)] = TUNNEL;
  for (const cell of chambers) map[cellOf(cell)] = ROOM;
  for (const cell of conquered) {
    map[cellOf(cell)] = rooms.some((room) => room.cell === cell) ? CONQUERED_ROOM : CONQUERED_TUNNEL;
  }
  return map;
}

/** Tiles printed alike share a name, and last year's have all been drawn: what nobody has seen is what the lairs lack. */
function unseenMonsters({ year, forHire, discardedMonsters, players }: View, pick: Pick) {
  const tiles = year === 1 ? MONSTER_TILES[1] : [...MONSTER_TILES[1], ...MONSTER_TILES[2]];
  return shuffled(without(tiles, forHire, discardedMonsters, ...players.map((p) => p.lair.map(({ id }) => id))), pick);
}

function unseenAdventurers({ year, arriving, expected, farLands, adventurersUnder, players }: View, pick: Pick) {
  const met = players.flatMap((p) => [...p.party.map(({ id }) => id), ...p.prison]);
  return shuffled(without(ADVENTURER_TILES[year], arriving, expected, farLands, adventurersUnder, met), pick);
}

/** All traps but the viewer's own, those that were sprung and those everybody knows. */
function unseenTraps({ players, usedTraps }: View, pick: Pick): TrapId[] {
  const all = TRAP_IDS.flatMap((id) => new Array<TrapId>(TRAP_DECK.copies).fill(id));
  const known = players.flatMap((p) => (p.traps === undefined ? p.shownTraps : [...p.traps, ...p.buriedTraps!]));
  return shuffled(without(all, usedTraps, known), pick);
}

/** The list without these, each of them once. */
function without<T extends string>(all: readonly T[], ...seen: readonly (readonly string[])[]): T[] {
  const left = all.slice();
  for (const list of seen) {
    for (const id of list) {
      const i = left.indexOf(id as T);
      if (i >= 0) left.splice(i, 1);
    }
  }
  return left;
}

/** What is hidden becomes any of the cards that do not lie open. */
function completed<T extends string>(seen: readonly (T | 'hidden')[], deck: readonly T[], pick: Pick): T[] {
  const unseen = shuffled(without(deck, seen), pick);
  return seen.map((card) => (card === 'hidden' ? unseen.pop()! : card));
}

/** In any order. */
function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
