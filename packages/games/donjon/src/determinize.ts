// A world that fits a view: unseen cards are dealt to the decks and, for heroes, to the master's hand.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { DUNGEON_CARD_IDS, DUNGEON_CARDS, type DungeonCardId } from './cards/dungeon-cards.ts';
import { EVENT_IDS, EVENTS, type EventId } from './cards/events.ts';
import { MONSTER_CARD_IDS, MONSTER_CARDS, type MonsterCardId, VETERAN_SKILLS } from './cards/monster-cards.ts';
import { QUESTS } from './cards/quests.ts';
import { RECTANGULAR_ROOMS, ROOM_CARDS, SQUARE_ROOMS } from './cards/room-cards.ts';
import { TREASURE_IDS, TREASURES, type TreasureId } from './cards/treasures.ts';
import { copiesOf, LAST_ZONES, NOTHING_HELD } from './rules/decks.ts';
import { type Held, MASTER, NOBODY, type State } from './state.ts';
import { figuresOf, type View } from './view.ts';

const ALL_EVENTS = copiesOf(EVENT_IDS, EVENTS);
const ALL_TREASURES = copiesOf(TREASURE_IDS, TREASURES);
const ALL_SQUARE = copiesOf(SQUARE_ROOMS, ROOM_CARDS);
const ALL_RECTANGULAR = copiesOf(RECTANGULAR_ROOMS, ROOM_CARDS);
const ALL_ZONES = copiesOf(DUNGEON_CARD_IDS, DUNGEON_CARDS);
const ALL_MONSTERS = copiesOf(MONSTER_CARD_IDS, MONSTER_CARDS);
const COMMON_MONSTERS = ALL_MONSTERS.filter((id) => MONSTER_CARDS[id].veteran !== true);

function mixed<T>(list: T[], pick: Pick): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
/** The rest of a deck without the cards that were seen. */
function without<T>(all: readonly T[], seen: readonly T[]): T[] {
  const left = [...all];
  for (const one of seen) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function determinize(view: View, core: Core<never>, viewer: Viewer, pick: Pick): State {
  const table = { ...view._table, ...view._board };
  const quest = questOf(view);
  const { heroes, monsters, turn } = figuresOf(view);
  const { coming = [] } = table;
  const events = mixed(
    without(ALL_EVENTS, [
      ...view.eventDiscard,
      ...(view.hand ?? []),
      ...(table.alarm ? ['alarm' as const] : []),
      ...(coming as EventId[]),
    ]),
    pick,
  );
  const hand = view.hand ?? handFrom(events, view.inHand);
  const deck = dungeonFrom(view, quest.room, pick);
  const items = [...heroes.flatMap((h) => h.items), ...table.goods.flatMap((goods) => goods.items)];
  const owned = items.map((item) => (item.startsWith('scroll:') ? 'spell-scroll' : item)) as TreasureId[];
  const known = [...coming, ...Object.values(view.held ?? NOTHING_HELD)] as never[];
  const treasureDeck = mixed(without(ALL_TREASURES, [...view.treasureDiscard, ...owned, ...known]), pick);
  const veterans = heroes.every((h) => h.skills.length >= VETERAN_SKILLS);
  const cards = veterans ? ALL_MONSTERS : COMMON_MONSTERS;
  const playing = table.groups.flatMap((group) => (group.card === 'none' ? [] : [group.card as MonsterCardId]));
  const rooms = [...table.zones.map((zone) => zone.room), ...known] as never[];
  const squareRooms = mixed(without(ALL_SQUARE, rooms), pick);
  const rectangularRooms = mixed(without(ALL_RECTANGULAR, rooms), pick);
  const monsterDeck = mixed(without(cards, [...playing, ...known]), pick);
  const held: Held =
    view.held ??
    (view.heldBack === undefined
      ? NOTHING_HELD
      : {
          dungeon: deck.spare.pop() ?? 'none',
          square: squareRooms.pop() ?? 'none',
          rectangular: rectangularRooms.pop() ?? 'none',
          monster: monsterDeck.pop() ?? 'none',
          treasure: treasureDeck.pop() ?? 'none',
        });
  return {
    core,
    settings: table.settings,
    quest,
    heroes,
    monsters,
    groups: [...table.groups],
    arrivals: table.arrivals,
    zones: table.zones,
    doors: table.doors,
    pieces: table.pieces,
    things: table.things,
    goods: table.goods,
    stairs: table.stairs,
    webs: table.webs,
    fires: table.fires,
    dungeon: deck.deck,
    spare: deck.spare,
    squareRooms,
    rectangularRooms,
    monsterDeck,
    treasureDeck,
    treasureDiscard: [...view.treasureDiscard],
    eventDeck: events,
    eventDiscard: [...view.eventDiscard],
    hand: [...hand].sort(),
    fresh: view.fresh ?? (view.inHand > 0 && viewer !== MASTER ? hand[0]! : 'none'),
    held,
    alarm: table.alarm,
    phase: view.phase,
    pe: view.pe,
    pc: view.pc,
    round: view.round,
    clock: table.clock,
    eventPlayed: table.eventPlayed,
    ambush: table.ambush,
    quiet: table.quiet,
    done: [...table.done],
    rested: [...table.rested],
    turn,
    roll: { ...table.roll },
    attacks: [...table.attacks],
    revealed: view.revealed,
    won: view.won,
    after: table.after,
    tokens: table.tokens,
    crown: crownFor(view, pick),
    goals: view.goals.map((goal) => goal.slice('goal-'.length)),
    failed: [...table.failed],
    ended: table.ended,
    depth: view.depth === undefined ? NOBODY : view.depth + table.depthAt - view.dungeonLeft,
    depthAt: table.depthAt,
    heard: {
      seat: view.heard === undefined ? NOBODY : (viewer as number),
      card: view.heard ?? 'none',
      door: table.heardDoor,
    },
    key: table.key,
    hare: table.hare,
    stolen: table.stolen,
    stylus: table.stylus,
    draws: [],
  };
}

function handFrom(events: EventId[], n: number): EventId[] {
  const hand: EventId[] = [];
  for (let i = events.length - 1; i >= 0 && hand.length < n; i--)
    if (EVENTS[events[i]!].timing !== 'now') hand.push(...events.splice(i, 1));
  return hand;
}

function questOf(view: View): State['quest'] {
  const { quest } = view._board;
  if (quest.pieces.length > 0 || quest.monsters.length > 0 || quest.bare) return quest;
  return QUESTS.find((known) => known.id === quest.id) ?? quest;
}

/** DJ-SETUP-5: the objective is among the last six, or where the party knows it is. */
function dungeonFrom(view: View, room: DungeonCardId, pick: Pick): { deck: DungeonCardId[]; spare: DungeonCardId[] } {
  const laid = [...view._board.zones.map((zone) => zone.card), ...((view._table.coming ?? []) as DungeonCardId[])];
  const held = view.held?.dungeon;
  if (held !== undefined && held !== 'none') laid.push(held);
  const others = mixed(
    without(
      ALL_ZONES.filter((id) => id !== room),
      laid,
    ),
    pick,
  );
  const n = view.dungeonLeft;
  if (n === 0 || view.revealed || laid.includes(room)) return { deck: others.splice(0, n), spare: others };
  let at = view.depth === undefined ? pick(Math.min(LAST_ZONES, n)) : n - view.depth;
  if (view.heard === room) at = n - 1;
  else if (view.heard !== undefined && at === n - 1 && view.depth === undefined) at = Math.max(0, n - 2);
  const deck = others.splice(0, n - 1);
  deck.splice(at, 0, room);
  if (view.heard !== undefined && view.heard !== room) {
    const known = others.indexOf(view.heard);
    const here = deck.lastIndexOf(view.heard);
    if (here >= 0) [deck[here], deck[n - 1]] = [deck[n - 1]!, deck[here]!];
    else if (known >= 0) [others[known], deck[n - 1]] = [deck[n - 1]!, others[known]!];
  }
  return { deck, spare: others };
}

/** One of the unopened tombs. */
function crownFor(view: View, pick: Pick): number {
  const quest = questOf(view);
  if (quest.hidden === undefined) return NOBODY;
  const { among } = quest.hidden;
  if (!view.revealed) {
    const tombs = quest.pieces.flatMap((piece, i) => (piece.kind === among ? [i] : []));
    return tombs.length === 0 ? NOBODY : tombs[pick(tombs.length)]!;
  }
  const zone = view._board.zones.findIndex((one) => one.room === 'objective');
  const shut = view._board.pieces.flatMap((piece, f) =>
    piece.zone === zone && piece.kind === among && !piece.used ? [f] : [],
  );
  const taken =
    view._table.heroes.some((h) => h.items.includes(quest.hidden!.thing)) || view._table.failed.includes('crown');
  return taken || shut.length === 0 ? NOBODY : shut[pick(shut.length)]!;
}
