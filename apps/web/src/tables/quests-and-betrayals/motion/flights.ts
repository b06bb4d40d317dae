// Animations: reads events as flights of a piece from one place of the table to another.
import type { Heard } from '@oubliette/engine';
import type { ItemId, MonsterId } from '@oubliette/quests-and-betrayals/cards';
import { kindOf, subjectOf } from '@oubliette/quests-and-betrayals/reading';
import type { Flight as KitFlight } from '../../../kit/motion/telling.ts';
import { isItem, isMonster } from '../pieces/pictures.ts';

export type Flying =
  | { readonly is: 'gems' | 'trophies'; readonly n: number }
  | { readonly is: 'item'; readonly id: ItemId }
  | { readonly is: 'monster'; readonly id: MonsterId }
  | { readonly is: 'quest' };

type Flight = KitFlight<Flying>;
type Place = readonly string[];

const person = (seat: unknown): Place => [`seat-${seat}`];
const purse = (seat: unknown, good: 'gems' | 'trophies'): Place => [`store-${seat}-${good}`, ...person(seat)];
/** A part of a player's board; where that is not visible, the player. */
const part = (word: string, seat: unknown): Place => [`${word}-${seat}`, ...person(seat)];
const place = (name: string): Place => [`place-${name}`];
const ware = (item: unknown): Place => [`ware-${item}`, ...place('shop')];

const goods = (is: 'gems' | 'trophies', n: unknown, from: Place, to: Place): Flight[] =>
  Number(n ?? 0) > 0 ? [{ what: { is, n: Number(n) }, from, to }] : [];
const pays = (heard: Heard, to: Place): Flight[] => goods('gems', heard.gems, purse(heard.seat, 'gems'), to);
const finds = (heard: Heard, from: Place): Flight[] => goods('gems', heard.gems, from, purse(heard.seat, 'gems'));
const item = (id: unknown, from: Place, to: Place): Flight[] =>
  isItem(String(id)) ? [{ what: { is: 'item', id: id as ItemId }, from, to }] : [];

/** A piece that one seat gives to another, by its name or as a piece of an offer. */
function passes(thing: string, from: unknown, to: unknown): Flight[] {
  const kind = thing.includes(':') ? kindOf(thing) : thing;
  const id = thing.includes(':') ? subjectOf(thing) : thing;
  if (kind === 'gems' || kind === 'loot') return goods('gems', id, purse(from, 'gems'), purse(to, 'gems'));
  if (kind === 'trophy') return goods('trophies', id, purse(from, 'trophies'), purse(to, 'trophies'));
  if (isItem(id)) return item(id, part('gear', from), part('gear', to));
  if (isMonster(id)) return [{ what: { is: 'monster', id }, from: part('spoils', from), to: part('spoils', to) }];
  return kind === 'quest' ? [{ what: { is: 'quest' }, from: part('quests', from), to: part('quests', to) }] : [];
}

const pieces = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

export function flightsOf(heard: Heard): readonly Flight[] {
  const { type, seat, toSeat } = heard;
  switch (type) {
    case 'bought':
      return [...pays(heard, place('shop')), ...item(heard.item, ware(heard.item), part('gear', seat))];
    case 'returned':
      return item(heard.item, part('gear', seat), ware(heard.item));
    case 'temple':
      return pays(heard, place('temple'));
    case 'guild':
      return pays(heard, place('guild'));
    case 'quest-kept':
      return [{ what: { is: 'quest' }, from: place('guild'), to: part('quests', seat) }];
    case 'trophy-bought':
      return [...pays(heard, place('trophy')), ...goods('trophies', 1, place('trophy'), purse(seat, 'trophies'))];
    case 'claimed':
      return [
        ...goods('trophies', heard.trophies, part('quests', seat), purse(seat, 'trophies')),
        ...goods('gems', heard.gems, part('quests', seat), purse(seat, 'gems')),
      ];
    case 'found':
    case 'pocketed':
      return finds(heard, place('dungeon'));
    case 'toll-paid':
    case 'pilfered':
      return pays(heard, place('dungeon'));
    case 'won':
      return [
        ...spoil(heard, part('spoils', seat)),
        ...goods('trophies', heard.trophies, place('dungeon'), purse(seat, 'trophies')),
        ...finds(heard, place('dungeon')),
      ];
    case 'split':
      return [
        ...(heard.card === true ? spoil(heard, part('spoils', toSeat)) : []),
        ...goods('trophies', heard.trophies, place('dungeon'), purse(toSeat, 'trophies')),
        ...goods('gems', heard.gems, place('dungeon'), purse(toSeat, 'gems')),
      ];
    case 'prize':
      return item(heard.item, place('dungeon'), part('gear', seat));
    case 'arena-trophy':
      return goods('trophies', 1, place('arena'), purse(seat, 'trophies'));
    case 'pot-won':
      return finds(heard, place('arena'));
    case 'shared':
      return passes(`gems:${heard.gems}`, seat, toSeat);
    case 'plundered-gems':
    case 'light-fingers':
      return passes(`gems:${heard.gems}`, toSeat, seat);
    case 'plundered':
      return passes(String(heard.thing), toSeat, seat);
    case 'handed-over':
      return passes(String(heard.thing), seat, toSeat);
    case 'exchanged':
      return [
        ...pieces(heard.give).flatMap((piece) => passes(piece, seat, toSeat)),
        ...pieces(heard.ask).flatMap((piece) => passes(piece, toSeat, seat)),
      ];
    default:
      return [];
  }
}

function spoil({ monster }: Heard, to: Place): Flight[] {
  const id = String(monster);
  return isMonster(id) ? [{ what: { is: 'monster', id }, from: place('dungeon'), to }] : [];
}
