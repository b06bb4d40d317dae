// Texts `about.<id>` with figures from the data: profiles of heroes, minions and bosses, shots and prices of items.

import { HEROES, type HeroCard, type Profile } from '../src/cards/heroes.ts';
import { ITEMS, type ItemCard } from '../src/cards/items.ts';
import { BOSSES, type BossCard, MINIONS, type MinionCard } from '../src/cards/minions.ts';

type About = { [key: `about.${string}`]: string };

/** How a language says what is on a card, after the words of the piece itself. */
export interface Phrases {
  profile(of: Profile): string;
  hero(hero: HeroCard): string;
  minion(minion: MinionCard): string;
  boss(boss: BossCard): string;
  item(item: ItemCard): string;
}

export function aboutCards(p: Phrases, words: Readonly<Record<string, string>>): About {
  const about: About = {};
  const put = (id: string, ...parts: readonly string[]): void => {
    about[`about.${id}`] = [words[id] ?? '', ...parts].filter((part) => part !== '').join(' ');
  };
  for (const [id, hero] of Object.entries(HEROES)) put(id, p.profile(hero), p.hero(hero));
  for (const [id, minion] of Object.entries(MINIONS)) put(id, p.profile(minion), p.minion(minion));
  for (const [id, boss] of Object.entries(BOSSES)) put(id, p.profile(boss), p.boss(boss));
  for (const [id, item] of Object.entries(ITEMS)) put(id, p.item(item));
  return about;
}
