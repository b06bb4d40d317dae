// Before the first turn: decks, purse, party and places (DS-DECK-1, DSC-57, DSC-58, DSC-102).
import { type Seat, type Setup, shuffle } from '@oubliette/engine';
import { ADVENTURES } from '../cards/adventures/adventures.ts';
import { OPENING_HAND, wholeCommandDeck } from '../cards/command-cards.ts';
import { HERO_IDS, type HeroId } from '../cards/heroes.ts';
import { CRYSTAL_PRICES, ITEM_IDS, ITEMS, type ItemId, MOST_START_GOLD } from '../cards/items.ts';
import {
  afterFailures,
  changeDeck,
  type DeckChange,
  type DeckCounts,
  SEARCH_KINDS,
  type SearchKind,
  searchDeckFor,
  TREASURE_FACES,
} from '../cards/search-deck.ts';
import { MOST_CRYSTALS } from '../cards/spells.ts';
import { wholeTrapDeck } from '../cards/trap-cards.ts';
import { type Cell, cellName, cellOf } from '../cells.ts';
import type { Frame } from '../frames.ts';
import type { CampaignState, Given } from '../given.ts';
import { savedHero } from '../legacy.ts';
import { cellsOf, planOf, questOf } from '../plan.ts';
import type { settings } from '../settings.ts';
import { type Hero, isOn, NONE, OVERLORD, type State, w } from '../state.ts';
import { drawCommand, shuffled } from './cards.ts';
import { doorAtStart, openDoorsAt } from './doors.ts';
import { newTurn } from './hero-turn.ts';
import { giveCrystal, giveItem } from './items.ts';
import { layoutOf } from './layout.ts';
import { isEmpty } from './reach.ts';

/** DSC-57: the Thief may take any place. */
export const partyOf = (thief: string): HeroId[] => HERO_IDS.slice(0, 4).map((id) => (id === thief ? 'thief' : id));

export const newHero = (id: HeroId, seat: Seat, gold: number): Hero => ({
  id,
  seat,
  wounds: 0,
  gold,
  glory: 0,
  items: [],
  spent: [],
  crystals: [],
  feat: 'ready',
  played: false,
  gone: 'no',
  recharge: [0, 0],
  pit: false,
  netted: 0,
  silencedTo: 0,
  stone: 0,
  shielded: false,
  wall: false,
});

export function setup(table: Setup<typeof settings, Given>): State {
  const given = table.settings;
  const { campaign } = table.given;
  const adventure =
    table.given.adventure ??
    (campaign === undefined
      ? ADVENTURES.find(({ id }) => id === given.adventure)!
      : ADVENTURES[campaign.adventure - 1]!);
  const plan = planOf(adventure);
  const quest = questOf(adventure, plan, campaign?.failures ?? 0);
  const leaders = table.seats - 1;
  const gold = Math.min(MOST_START_GOLD, Math.max(0, adventure.number - 1));
  const boss = quest.goals.some((goal) => goal.do === 'destroy');
  const doors = plan.doors.map(doorAtStart);
  return {
    core: table.core,
    settings: given,
    quest,
    plan,
    layout: layoutOf({ plan, quest, round: 1, doors, gates: [] }),
    round: 1,
    revealed: plan.tiles.map((t) => (t.start ? 1 : 0)),
    searched: [],
    slippery: [],
    doors,
    gates: [],
    models: [],
    nextModel: 0,
    piles: [],
    pieces: [],
    traps: plan.tiles.flatMap((t) => t.traps.map((cell) => ({ cell, shown: false }))),
    heroes: partyOf(given.thief).map((id, i) => fromCampaign(newHero(id, 1 + (i % leaders), gold), campaign)),
    turn: newTurn(NONE, NONE),
    hand: [],
    commandDeck: shuffle(table, wholeCommandDeck(boss)).slice(0, quest.commandCards),
    usedCommands: [],
    commands: 0,
    cards: 0,
    silenced: 0,
    prisoners: 0,
    searchDeck: [],
    usedSearch: [],
    whispered: 0,
    faces: shuffled(table, TREASURE_FACES),
    usedFaces: [],
    trapDeck: shuffle(table, wholeTrapDeck()),
    usedTraps: [],
    deckChanges: [],
    groups: [],
    torch: 0,
    surge: false,
    skipDraw: false,
    reached: quest.goals.map(() => 0),
    bossKiller: NONE,
    ended: 'none',
    doomed: 'none',
    kit: [],
    ...(campaign === undefined ? {} : { campaign }),
  };
}
/** DSC-100: purse and items of the campaign; a hero who joins later has none. */
function fromCampaign(h: Hero, campaign: CampaignState | undefined): Hero {
  if (campaign === undefined) return h;
  const saved = campaign.heroes.find(({ id }) => id === h.id);
  return {
    ...h,
    gold: saved?.gold ?? 0,
    glory: saved?.glory ?? 0,
    items: saved?.items.slice() ?? [],
    crystals: saved?.crystals.slice() ?? [],
  };
}
/** What everybody sets out with, after the shop. */
export function packKit(s: State): void {
  s.kit = s.heroes.map(savedHero);
}

/** The deck as built for the map, with the changes so far. */
export const deckCounts = (s: State, changes: readonly DeckChange[] = s.deckChanges): DeckCounts =>
  changeDeck(searchDeckFor(s.quest.rooms, s.settings.rounding), [...afterFailures(s.quest.failures), ...changes]);

/** DS-DECK-8: the overlord may replace cards, in secret; the list is shown at the end. */
export const changeDeckAsk = w.eachInTurn('change-deck', {
  who: (s) => (s.settings.search && s.settings.deckChanges > 0 ? OVERLORD : undefined),
  options(s, _seat, _item, can) {
    const deck = deckCounts(s);
    const left = s.settings.deckChanges - s.deckChanges.length;
    for (const from of SEARCH_KINDS) {
      if (deck[from] === 0) continue;
      for (const to of SEARCH_KINDS) if (to !== from) can.add(`${from}:${to}`, left > 0 ? undefined : 'DS-DECK-8');
    }
    can.add('done');
  },
  choose(s, _seat, _item, option) {
    if (option === 'done') return;
    const [from, to] = option.split(':') as [SearchKind, SearchKind];
    s.deckChanges.push({ from, to });
    return 'again';
  },
  about: (s) => ({ left: s.settings.deckChanges - s.deckChanges.length }),
});

/** DS-DECK-10, DSC-58 */
export function buildDecks(s: State): void {
  if (s.settings.search) {
    const deck = deckCounts(s);
    s.searchDeck = shuffled(
      s,
      SEARCH_KINDS.flatMap((kind) => new Array<SearchKind>(deck[kind]).fill(kind)),
    );
    w.tell(() => ({ type: 'deck-built', rule: 'DS-DECK-2', cards: s.searchDeck.length }));
  }
  for (let i = 0; i < OPENING_HAND; i++) drawCommand(s, 'DSC-10');
}

/** DSC-100, DSC-102: the shop, before the start. */
export const buy = w.eachInTurn('buy', {
  who: (s, hero) => (s.heroes[hero]!.gold > 0 ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    const { gold, crystals } = s.heroes[hero]!;
    for (const item of ITEM_IDS) {
      const { price } = ITEMS[item];
      if (price > 0) can.add(item, price > gold ? 'DSC-102' : undefined);
    }
    CRYSTAL_PRICES.forEach((price, i) => {
      can.add(`crystal-${i + 1}`, price > gold ? 'DSC-102' : crystals.length >= MOST_CRYSTALS ? 'DSC-90' : undefined);
    });
    can.add('done');
  },
  choose(s, _seat, hero, option) {
    if (option === 'done') return;
    const h = s.heroes[hero]!;
    const crystal = option.startsWith('crystal-') ? Number(option.slice(-1)) : 0;
    h.gold -= crystal > 0 ? CRYSTAL_PRICES[crystal - 1]! : ITEMS[option as ItemId].price;
    if (crystal > 0) giveCrystal(s, hero, crystal, 'DSC-102');
    else giveItem(s, hero, option as ItemId, 'DSC-102');
    return 'again';
  },
  about: (s, _seat, hero) => ({ hero: s.heroes[hero]!.id, gold: s.heroes[hero]!.gold }),
});
export const goShopping = (s: State): Frame => ({ proc: 'buy', todo: s.heroes.map((_, i) => i), at: 0 });

/** DSC-58: on different squares of the start tile; `default` puts everybody left on the listed squares. */
const startCells = (s: State): Cell[] => {
  const listed = s.plan.startSquares;
  const others = cellsOf(s.plan.tiles.find((t) => t.start)!).filter((c) => !listed.includes(c));
  return [...listed, ...others].filter((c) => isEmpty(s, c));
};
export const deploy = w.eachInTurn('deploy', {
  who: (s, hero) => (isOn(s) && !s.models.some((m) => m.hero === hero) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, _hero, can) {
    can.add('default');
    for (const c of startCells(s)) can.add(cellName(c));
  },
  choose(s, _seat, hero, option) {
    if (option !== 'default') {
      const id = putHero(s, hero, cellOf(option));
      return { proc: 'face', todo: [id], at: 0 };
    }
    s.heroes.forEach((_, i) => {
      if (!s.models.some((m) => m.hero === i)) putHero(s, i, startCells(s)[0]!);
    });
  },
  about: (s, _seat, hero) => ({ hero: s.heroes[hero]!.id }),
});
function putHero(s: State, hero: number, cell: Cell): number {
  const id = s.nextModel++;
  const kind = s.heroes[hero]!.id;
  s.models.push({
    id,
    kind,
    hero,
    cell,
    facing: 2,
    wounds: 0,
    acted: false,
    fresh: false,
    group: NONE,
    rust: 0,
    shroud: false,
    called: 0,
  });
  w.tell(() => ({ type: 'deployed', rule: 'DSC-58', hero: kind, cell: cellName(cell) }));
  return id;
}
/** DS-RULING-35: the start counts as a turn that begins beside a door. */
export function openAtStart(s: State): void {
  for (const m of s.models.slice()) if (m.hero >= 0) openDoorsAt(s, m.cell);
}
