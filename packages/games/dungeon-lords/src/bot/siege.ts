// The expected result of this year's combat for a dungeon: who will come, and the defence against them.
import type { Seat } from '@oubliette/engine';
import { ADVENTURERS, type AdventurerId, EVILOMETER, HEROES, type MonsterId, PALADINS, SCORE } from '../cards/cards.ts';
import { count } from '../rules/dungeon.ts';
import { ROOM, type State, TUNNEL } from '../state.ts';
import { type HeroLine, join, newLine, skirmish } from './skirmish.ts';

/** The average of unseen adventurers, by year. */
const UNSEEN = { 1: { health: 3.6, detection: 0.4, hearts: 0.4 }, 2: { health: 5.4, detection: 0.65, hearts: 0.65 } };
/** Fatigue of an average combat card, by year. */
const FATIGUE = { 1: 1.45, 2: 2.3 };
/** Seasons in which adventurers join the parties. */
const ARRIVALS = 3;

const line = newLine();

/** The party as it is now. */
export function atTheDoor(s: State, seat: Seat, line: HeroLine): void {
  line.n = 0;
  const { party } = s.players[seat]!;
  for (let i = 0; i < party.length; i++) {
    const { id, wounds, extra } = party[i]!;
    if (id === 'illusion') continue;
    const hero = HEROES[id];
    const most = hero.health + extra;
    join(line, false, most - wounds, most, hero, id in PALADINS ? SCORE.paladin : SCORE.prisoner);
  }
}

/** Those at the door, those known to come, and those not yet seen. */
function gather(s: State, seat: Seat): void {
  atTheDoor(s, seat, line);
  if (s.season > ARRIVALS) return;
  let left = ARRIVALS + 1 - Math.max(1, s.season);
  const place = placeInLine(s, seat);
  if (s.season > 0 && s.arriving.length > 0 && left > 0) left -= meet(s.arriving, place);
  if (s.expected.length > 0 && left > 0) left -= meet(s.expected, place);
  const unseen = UNSEEN[s.year];
  for (; left > 0; left--) join(line, false, unseen.health, unseen.health, unseen, SCORE.prisoner);
}

function meet(coming: readonly AdventurerId[], place: number): 1 {
  const hero = ADVENTURERS[coming[Math.min(place, coming.length - 1)]!];
  join(line, hero.is === 'warrior', hero.health, hero.health, hero, SCORE.prisoner);
  return 1;
}

/** How many seats are nicer: the weakest adventurer goes to the nicest (DL-ADV-2). */
function placeInLine(s: State, seat: Seat): number {
  const { evil } = s.players[seat]!;
  let nicer = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && s.players[other]!.evil < evil) nicer++;
  }
  if (s.dummies.length === 2 && s.dummyEvil < evil + (s.options.dummyTies === 'first' ? 1 : 0)) nicer++;
  return nicer;
}

/** Points that this year's combat will bring or cost: prisoners, and tiles conquered. */
export function siege(s: State, seat: Seat): number {
  gather(s, seat);
  if (line.n === 0) return 0;
  const { lair, traps, gold, food, imps, map, prison } = s.players[seat]!;
  const creatures: MonsterId[] = [];
  for (let i = 0; i < lair.length; i++) if (!lair[i]!.spent) creatures.push(lair[i]!.id);
  return skirmish(
    line,
    {
      traps,
      creatures,
      gold,
      food,
      imps,
      tunnels: count(map, TUNNEL),
      rooms: count(map, ROOM),
      prisoners: prison.length,
    },
    FATIGUE[s.year],
    s.season > ARRIVALS ? s.combatShown : 0,
  );
}

/** How near a seat is to the paladin's arrival (DL-PAL-2), as a cost in points. */
export function paladinRisk(s: State, seat: Seat): number {
  const { evil } = s.players[seat]!;
  if (s.paladin === seat || s.paladin === 'prison' || s.paladin === 'gone' || s.season > ARRIVALS) return 0;
  const holder = typeof s.paladin === 'number' ? s.players[s.paladin]!.evil + 1 : 0;
  const near = evil - Math.max(EVILOMETER.paladin, holder) + 4;
  return near <= 0 ? 0 : 0.35 * near;
}
