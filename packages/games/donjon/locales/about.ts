// Texts `about.<id>` that are made from the data: monsters, arms, zones, rooms and packs, in a few phrases of each language.
import {
  type Ability,
  ARMOURS,
  type Armour,
  DUNGEON_CARDS,
  type DungeonCard,
  type Kin,
  MONSTER_CARDS,
  MONSTERS,
  type MonsterCard,
  type MonsterKind,
  ROOM_CARDS,
  WEAPONS,
  type Weapon,
} from '../src/cards/cards.ts';

type About = { [key: `about.${string}`]: string };

/** How a language says what is on a card. Names come without their article. */
export interface Phrases {
  readonly kin: Readonly<Record<Kin, string>>;
  readonly abilities: Readonly<Record<Ability, string>>;
  profile(monster: MonsterKind): string;
  knows(spells: readonly string[]): string;
  readonly lieutenant: string;
  weapon(weapon: Weapon): string;
  armour(armour: Armour): string;
  zone(card: DungeonCard): string;
  room(furniture: readonly string[], monsters: boolean, dark: boolean): string;
  pack(card: MonsterCard): string;
}

const LIEUTENANTS = Object.values(MONSTER_CARDS).flatMap(({ unique, monsters }) =>
  unique === 'lieutenant' ? monsters.map(([id]) => id) : [],
);

export function aboutCards(p: Phrases, name: (id: string) => string): About {
  const about: About = {};
  const put = (id: string, ...parts: readonly string[]): void => {
    about[`about.${id}`] = parts.join(' ');
  };
  for (const [id, monster] of Object.entries(MONSTERS))
    put(
      id,
      p.kin[monster.kin],
      ...monster.abilities.map((ability) => p.abilities[ability]),
      ...(monster.spells.length > 0 ? [p.knows(monster.spells.map(name))] : []),
      ...(LIEUTENANTS.some((one) => one === id) ? [p.lieutenant] : []),
      p.profile(monster),
    );
  for (const [id, weapon] of Object.entries(WEAPONS)) put(id, p.weapon(weapon));
  for (const [id, armour] of Object.entries(ARMOURS)) put(id, p.armour(armour));
  for (const [id, card] of Object.entries(DUNGEON_CARDS)) put(id, p.zone(card));
  for (const [id, { furniture, monsters, dark }] of Object.entries(ROOM_CARDS)) {
    const kinds = [...new Set(furniture.map(([kind]) => kind))];
    const several = (kind: string): string => {
      const count = furniture.filter(([one]) => one === kind).length;
      return count === 1 ? name(kind) : `${name(kind)} ×${count}`;
    };
    put(id, p.room(kinds.map(several), monsters, dark));
  }
  for (const [id, card] of Object.entries(MONSTER_CARDS)) put(id, p.pack(card));
  return about;
}
