// Texts `about.<id>` of the cards: what is printed on them from the data, what the odd ones do in each language's words.
import { ITEMS, type Item, MONSTERS, type Monster, QUESTS, type Quest } from '../src/cards/cards.ts';

type About = { [key: `about.${string}`]: string };

/** How a language says what is printed on a card. */
export interface Phrases {
  monster(monster: Monster): string;
  item(item: Item): string;
  quest(quest: Quest): string;
}

export function aboutCards(p: Phrases, words: Readonly<Record<string, string>>): About {
  const about: About = {};
  const put = (id: string, ...parts: readonly (string | undefined)[]): void => {
    about[`about.${id}`] = parts.filter((part) => part !== undefined).join(' ');
  };
  for (const [id, monster] of Object.entries(MONSTERS)) put(id, p.monster(monster), words[id]);
  for (const [id, item] of Object.entries(ITEMS)) put(id, p.item(item), words[id]);
  for (const [id, quest] of Object.entries(QUESTS)) put(id, words[id], p.quest(quest));
  return about;
}
