// A world that fits a view: decks in some order, and for the heroes something behind every closed door.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { COMMAND_IDS, type CommandId, wholeCommandDeck } from './cards/command-cards.ts';
import {
  afterFailures,
  changeDeck,
  SEARCH_KINDS,
  type SearchKind,
  searchDeckFor,
  TREASURE_FACES,
} from './cards/search-deck.ts';
import { wholeTrapDeck } from './cards/trap-cards.ts';
import { cellOf } from './cells.ts';
import { SEAL } from './rules/doors.ts';
import { newTurn } from './rules/hero-turn.ts';
import { imagineMap } from './rules/imagined-map.ts';
import { layoutOf } from './rules/layout.ts';
import { figureFrom, heroFrom, pieceFrom, questFrom } from './rules/seen.ts';
import { doorsSeen, edgeOfName, type ImaginedMap, placesOf } from './rules/seen-map.ts';
import { NONE, OVERLORD, type State, type Trap } from './state.ts';
import type { View } from './view.ts';

export function determinize(view: View, core: Core<never>, viewer: Viewer, pick: Pick): State {
  const overlord = viewer === OVERLORD;
  const rest = view._table;
  const quest = questFrom(view.quest);
  const settings = view._settings;
  const map = overlord ? knownMap(view) : imagineMap(view, pick);
  const boss = quest.goals.some((goal) => goal.do === 'destroy');
  const commands = without(wholeCommandDeck(boss), view.usedCommands);
  const hand = view.hand?.slice() ?? deal(commands, view.cardsInHand, pick);
  if (view.hand !== undefined) for (const card of view.hand) commands.splice(commands.indexOf(card), 1);
  const gates = view.map.edges.portcullis.map(edgeOfName);
  const { plan, doors, revealed } = map;
  return {
    core,
    settings,
    quest,
    plan,
    layout: layoutOf({ plan, quest, round: view.round, doors, gates }),
    round: view.round,
    revealed,
    searched: rest.searched.slice(),
    slippery: rest.slippery.slice(),
    doors,
    gates,
    models: view.map.figures.map((f) => figureFrom(f, view.heroes)),
    nextModel: rest.nextModel,
    piles: placesOf(view, 'bone-pile'),
    pieces: view.map.things.flatMap((thing) => pieceFrom(thing) ?? []),
    traps: [...placesOf(view, 'trap').map((cell): Trap => ({ cell, shown: true })), ...map.traps],
    heroes: view.heroes.map(heroFrom),
    turn: view._turn ?? newTurn(NONE, NONE),
    hand: hand.sort((a, b) => COMMAND_IDS.indexOf(a) - COMMAND_IDS.indexOf(b)),
    commandDeck: deal(commands, view.commandDeckLeft, pick),
    usedCommands: view.usedCommands.slice(),
    commands: view.commandsLeft,
    cards: rest.cardsPlayed,
    silenced: view.silenced ?? 0,
    prisoners: view.prisoners ?? 0,
    searchDeck: searchDeck(view, pick),
    usedSearch: view.usedSearch.slice(),
    whispered: view.whispered?.length ?? 0,
    faces: mixed(without(TREASURE_FACES, view.usedFaces), pick),
    usedFaces: view.usedFaces.slice(),
    trapDeck: mixed(without(wholeTrapDeck(), view.usedTraps), pick),
    usedTraps: view.usedTraps.slice(),
    deckChanges: view.deckChanges?.slice() ?? [],
    groups: rest.groups.slice(),
    torch: rest.torch,
    surge: view.surge,
    skipDraw: view.skipDraw,
    reached: view.reached.slice(),
    bossKiller: rest.bossKiller,
    ended: view.ended ?? 'none',
    doomed: rest.doomed,
    kit: rest.kit.slice(),
    ...(rest.campaign === undefined ? {} : { campaign: rest.campaign }),
  };
}

/** The overlord knows the whole map; doors between tiles nobody has seen stand as they were built. */
function knownMap(view: View): ImaginedMap {
  const plan = view._plan!;
  const open = new Set(view._table.tiles.map(({ n }) => n));
  const seen = new Map(doorsSeen(view).map(({ a, b, state }) => [`${a} ${b}`, state]));
  return {
    plan,
    revealed: plan.tiles.map((_, n) => (open.has(n) ? 1 : 0)),
    doors: plan.doors.map(
      ({ a, b, lock, stars }) =>
        seen.get(`${a} ${b}`) ?? (stars !== undefined ? SEAL + stars : lock !== undefined ? 2 : 1),
    ),
    traps: (view.hiddenTraps ?? []).map((at) => ({ cell: cellOf(at), shown: false })),
  };
}
/** Everything of a pile that is not among those used. */
function without<T>(all: readonly T[], used: readonly T[]): T[] {
  const left = all.slice();
  for (const card of used) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
function mixed<T>(cards: T[], pick: Pick): T[] {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [cards[i], cards[j]] = [cards[j]!, cards[i]!];
  }
  return cards;
}
function deal(cards: CommandId[], count: number, pick: Pick): CommandId[] {
  mixed(cards, pick);
  return cards.splice(0, count);
}

/** The overlord knows what is in it; the heroes know how it is built, not what was changed (DS-DECK-8). */
function searchDeck(view: View, pick: Pick): SearchKind[] {
  if (view.searchDeck !== undefined) {
    const top = (view.whispered ?? []).slice().reverse();
    return [...mixed(without(view.searchDeck, top), pick), ...top];
  }
  const counts = changeDeck(
    searchDeckFor(view.quest.rooms, view._settings.rounding),
    afterFailures(view.quest.failures ?? 0),
  );
  const built = SEARCH_KINDS.flatMap((kind) => new Array<SearchKind>(counts[kind]).fill(kind));
  const left = mixed(without(built, view.usedSearch), pick);
  while (left.length < view.searchDeckLeft) left.push('empty');
  return left.slice(0, view.searchDeckLeft);
}
