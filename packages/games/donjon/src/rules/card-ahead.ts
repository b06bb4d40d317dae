// DJ-GM-2 to DJ-GM-4: the master looks at a card that was drawn before it comes into play. With `oneCardAhead` nobody else
// sees it, and the card that is held may come instead; with the theme settings it lies open and may be drawn again.
import { draw, type Pick, shuffle, type Viewer } from '@oubliette/engine';
import type { DungeonCardId } from '../cards/dungeon-cards.ts';
import type { MonsterCardId } from '../cards/monster-cards.ts';
import type { RoomCardId } from '../cards/room-cards.ts';
import type { TreasureId } from '../cards/treasures.ts';
import { type DeckName, type Frame, MASTER, type State, w } from '../state.ts';
import { arrivalOf, mayCome, nextMonsters, suitsRoom } from './arrivals.ts';
import { drawing as drawingOf, drawTreasure, LAST_ZONES } from './decks.ts';
import { furnishZone } from './doors.ts';
import { tell } from './tell.ts';
import { couldLie, gain, keepArms } from './treasure.ts';
import { openingOf, waysToPlace } from './zones.ts';

type Drawing = Extract<Frame, { readonly proc: 'drawing' }>;

/** The next card of a deck that the rules allow; `none`: there is none. */
function next(s: State, { deck, purpose }: Drawing): string {
  if (deck === 'dungeon') return draw(s, s.dungeon) ?? 'none';
  if (deck === 'square') return draw(s, s.squareRooms) ?? 'none';
  if (deck === 'rectangular') return draw(s, s.rectangularRooms) ?? 'none';
  if (deck === 'treasure') return drawTreasure(s) ?? 'none';
  return purpose.for === 'monsters' ? (nextMonsters(s, purpose) ?? 'none') : 'none';
}

const fits = (s: State, card: string, door: number): boolean =>
  waysToPlace(s, card as DungeonCardId, openingOf(s.doors[door]!)).length > 0;

/** DJ-GM-4, DJ-RULING-80: the card in hand instead of the new one; never of the objective, never against a rule. */
function mayHold(s: State, { deck, purpose, card }: Drawing): boolean {
  const held = s.held[deck];
  if (held === 'none' || card === s.quest.room) return false;
  if (purpose.for === 'zone') return fits(s, held, purpose.door);
  return purpose.for !== 'monsters' || mayCome(s, held as MonsterCardId, purpose);
}

/** DJ-GM-2, DJ-GM-3: it does not suit. */
function mayRedraw(s: State, { purpose, card }: Drawing): boolean {
  if (purpose.for === 'monsters') return s.settings.themeRedrawMonster && !suitsRoom(s, card as MonsterCardId, purpose);
  return purpose.for === 'hero' && s.settings.themeRedrawTreasure && !couldLie(card as TreasureId, purpose.from);
}

function answers(s: State, f: Drawing): ('use' | 'held' | 'redraw')[] {
  const found: ('use' | 'held' | 'redraw')[] = [];
  if (f.purpose.for !== 'zone' || fits(s, f.card, f.purpose.door)) found.push('use');
  if (mayHold(s, f)) found.push('held');
  if (mayRedraw(s, f)) found.push('redraw');
  return found;
}

const drawingIn = (s: State): Drawing => s.core.stack.findLast((f) => f.proc === 'drawing') as Drawing;

export const drawn = w.eachInTurn('drawn', {
  // With a card ahead the master is always asked: who is asked tells nothing of the cards.
  who(s) {
    const f = drawingIn(s);
    return f.card !== 'none' && (s.settings.oneCardAhead || answers(s, f).length > 1) ? MASTER : undefined;
  },
  options(s, _seat, _deck, can) {
    for (const option of answers(s, drawingIn(s))) can.add(option);
  },
  choose(s, _seat, deck, option) {
    const f = drawingIn(s);
    if (option === 'use') return undefined;
    if (option === 'held') {
      const { card } = f;
      f.card = s.held[deck];
      s.held = { ...s.held, [deck]: card };
      tell(s, () => ({ type: 'held-card', rule: 'DJ-GM-4', deck }));
      return undefined;
    }
    f.aside.push(f.card);
    f.card = next(s, f);
    tell(s, () => ({ type: 'redrawn', rule: deck === 'monster' ? 'DJ-GM-2' : 'DJ-GM-3', deck }));
    return 'again';
  },
  about: (s, _seat, deck) => ({ deck, card: drawingIn(s).card, held: s.held[deck] }),
});

/** Cards that the master would not have go back: monsters into their deck, treasures to the discard pile. */
function putBack(s: State, { deck, aside }: Drawing): void {
  if (aside.length === 0) return;
  if (deck === 'treasure') s.treasureDiscard.push(...(aside as TreasureId[]));
  else {
    s.monsterDeck.push(...(aside as MonsterCardId[]));
    shuffle(s, s.monsterDeck);
  }
  aside.length = 0;
}

/** The card comes into play. */
function comes(s: State, f: Drawing): Frame | undefined {
  const { purpose, card } = f;
  putBack(s, f);
  if (s.settings.oneCardAhead && card !== 'none') s.core.known++; // until now the master alone knew it
  f.card = 'none';
  if (purpose.for === 'zone')
    return { proc: 'place-tile', todo: [{ door: purpose.door, card: card as DungeonCardId }], at: 0 };
  if (purpose.for === 'room')
    furnishZone(s, purpose.zone, purpose.hero, card === 'none' ? undefined : (card as RoomCardId));
  else if (purpose.for === 'monsters')
    for (const frame of arrivalOf(s, card === 'none' ? undefined : (card as MonsterCardId), purpose)) w.raise(frame);
  else if (card !== 'none') takenFrom(s, purpose, card as TreasureId);
  return undefined;
}

function takenFrom(s: State, purpose: Drawing['purpose'], card: TreasureId): void {
  if (purpose.for === 'hero') gain(s, purpose.hero, card);
  else if (purpose.for === 'party') w.raise({ proc: 'loot', todo: [{ card, hero: purpose.hero }], at: 0 });
  else if (purpose.for === 'arms') {
    const left = keepArms(s, purpose.hero, card) ? purpose.left - 1 : purpose.left;
    if (left > 0 && purpose.most > 1) w.raise(drawingOf('treasure', { ...purpose, left, most: purpose.most - 1 }));
  }
}

/** A card nobody but the master sees. */
const HIDDEN = 'hidden';
export const seesDrawn = (s: State, viewer: Viewer): boolean => viewer === MASTER || !s.settings.oneCardAhead;

/** Where an imagined card comes from. */
const deckOf = (s: State, deck: DeckName): string[] =>
  deck === 'dungeon'
    ? s.dungeon
    : deck === 'square'
      ? s.squareRooms
      : deck === 'rectangular'
        ? s.rectangularRooms
        : deck === 'monster'
          ? s.monsterDeck
          : s.treasureDeck;

/** A zone that could be drawn here. Everybody counts the deck, so it comes from beside it; or it is the objective, and another card lies there. */
function hiddenZone(s: State, { purpose }: Drawing, pick: Pick): string {
  if (s.dungeon.length === 0 && !s.revealed) return s.quest.room;
  const at = s.spare.findLastIndex((card) => purpose.for !== 'zone' || fits(s, card, purpose.door));
  const [card = 'none'] = s.spare.splice(at, 1);
  const room = s.dungeon.indexOf(s.quest.room);
  const mayBe = room >= 0 && card !== 'none' && s.depth < 0 && s.dungeon.length < LAST_ZONES;
  if (!mayBe || pick(s.dungeon.length + 1) > 0) return card;
  s.dungeon[room] = card as DungeonCardId;
  return s.quest.room;
}

export const drawing = w.sequence(
  'drawing',
  [
    (s, f) => {
      f.card = next(s, f);
      return f.card === 'none' ? undefined : { proc: 'drawn', todo: [f.deck], at: 0 };
    },
    comes,
  ],
  {
    show: ({ deck, purpose, card, aside }, viewer, s) => {
      const open = seesDrawn(s, viewer);
      const shown = (one: string) => (open || one === 'none' ? one : HIDDEN);
      return { deck, purpose, card: shown(card), aside: aside.map(shown) };
    },
    guess(s, f, _viewer, pick: Pick) {
      const guessed = (one: string) =>
        one !== HIDDEN ? one : f.deck === 'dungeon' ? hiddenZone(s, f, pick) : (deckOf(s, f.deck).pop() ?? 'none');
      f.card = guessed(f.card);
      f.aside = f.aside.map(guessed);
    },
  },
);
