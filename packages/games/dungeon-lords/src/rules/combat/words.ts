// The words in which decisions of combat are answered: tables made once.
import { type Attack, HEROES, type HeroId, MONSTER_IDS, MONSTERS, type MonsterId, SHEEP } from '../../cards/cards.ts';

/** Three adventurers, the paladin and an illusion: nobody has ever seen a longer line. */
const LONGEST_PARTY = 5;

/** Who, and where in the line: two of the same name are two targets. The head is 1. */
export type TargetOption = `${HeroId}:${number}`;
const places = Array.from({ length: LONGEST_PARTY }, (_, place) => place);
export const TARGET = Object.fromEntries(
  (Object.keys(HEROES) as HeroId[]).map((id) => [id, places.map((place) => `${id}:${place + 1}`)]),
) as unknown as Readonly<Record<HeroId, readonly TargetOption[]>>;
const PLACE = new Map<TargetOption, number>(
  Object.values(TARGET).flatMap((words) => words.map((word, i) => [word, i])),
);
export const placeOf = (option: TargetOption): number => PLACE.get(option)!;

/** A creature and one of its attacks. */
export type AttackOption = `${MonsterId}:${string}`;
export interface Move {
  readonly id: MonsterId;
  readonly attack: Attack;
  readonly option: AttackOption;
}
const move = (id: MonsterId, attack: Attack): Move => ({ id, attack, option: `${id}:${attack.as}` });
const byMonster = <T>(make: (id: MonsterId) => T) =>
  Object.fromEntries(MONSTER_IDS.map((id) => [id, make(id)])) as Readonly<Record<MonsterId, T>>;

/** What a creature can do as printed, as a sheep (DL-CARD-53), and in a blind rage (DL-RULING-49). */
export const MOVES = byMonster((id) => MONSTERS[id].attacks.map((attack) => move(id, attack)));
export const SHEEP_MOVES = byMonster((id) => [move(id, SHEEP)]);
export const RAGE_MOVES = byMonster((id) => {
  const free = MONSTERS[id].attacks.filter(({ pay }) => pay === undefined);
  const highest = Math.max(...free.map(({ damage }) => damage));
  return free.filter(({ damage }) => damage === highest).map((attack) => move(id, attack));
});

const MOVE = new Map<AttackOption, Move>(
  MONSTER_IDS.flatMap((id) => [...MOVES[id], ...SHEEP_MOVES[id]].map((known) => [known.option, known] as const)),
);
export const moveOf = (option: AttackOption): Move => MOVE.get(option)!;
