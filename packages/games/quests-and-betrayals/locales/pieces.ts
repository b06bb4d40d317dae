// Names of the pieces of an offer, `name.gems:2` or `name.loot:2:split`: made from a few phrases of each language.
import { type Due, ITEM_IDS, MONSTER_IDS, QUEST_IDS, SENTENCES, TOKENS } from '../src/cards/cards.ts';

type Names = { [key: `name.${string}`]: string };

/** How a language puts pieces into words. Names come with their article. */
export interface Phrases {
  gems(n: number): string;
  spoils(card: string): string;
  anySpoils(type: string): string;
  quest: string;
  help: string;
  call(line: number): string;
  loot(n: number): string;
  lootIfWon(n: number): string;
  trophies(n: number): string;
  card: string;
  due(what: string, when: 'this-turn' | 'next-turn' | 'after' | 'after-win'): string;
  fist: string;
  nextFist: string;
  aside: string;
  nextHelp: string;
  truce(round: number): string;
  quoted(sentence: string): string;
  own: string;
}

const PAY_DUES = ['this-turn', 'next-turn', 'after', 'after-win'] as const satisfies readonly Due[];
const MOST_GEMS = 40;
const MOST_PROMISED = 10;
const MOST_ROUNDS = 80;
const MOST_LINES = 400;

export function pieceNames(p: Phrases, the: (id: string) => string, sentence: (id: string) => string): Names {
  const names: Names = {};
  const put = (piece: string, text: string): void => {
    names[`name.${piece}`] = text;
  };
  const dues = (piece: string, what: string): void => {
    for (const due of PAY_DUES) put(`${piece}:${due}`, p.due(what, due));
  };
  for (let n = 1; n <= MOST_GEMS; n++) put(`gems:${n}`, p.gems(n));
  for (let n = 1; n <= MOST_PROMISED; n++) {
    dues(`gems:${n}`, p.gems(n));
    put(`loot:${n}:split`, p.loot(n));
    put(`loot:${n}:after-win`, p.lootIfWon(n));
    put(`trophy:${n}:split`, p.trophies(n));
  }
  for (const item of ITEM_IDS) {
    put(`item:${item}`, the(item));
    dues(`item:${item}`, the(item));
  }
  for (const card of MONSTER_IDS) {
    put(`spoils:${card}`, p.spoils(card));
    dues(`spoils:${card}`, p.spoils(card));
  }
  for (const type of TOKENS) dues(`spoils:${type}`, p.anySpoils(type));
  for (const quest of QUEST_IDS) put(`quest:${quest}`, the(quest));
  put('quest', p.quest);
  dues('quest:', p.quest);
  put('help', p.help);
  for (let n = 1; n <= MOST_LINES; n++) put(`call:${n}`, p.call(n));
  put('card::split', p.card);
  put('fist::this-arena', p.fist);
  put('fist::next-arena', p.nextFist);
  put('aside::this-arena', p.aside);
  put('help::next-fight', p.nextHelp);
  for (let r = 1; r <= MOST_ROUNDS; r++) put(`truce:${r}:round-end`, p.truce(r));
  for (const id of SENTENCES) put(`word:${id}:judged`, p.quoted(sentence(id)));
  put('word:own:judged', p.own);
  return names;
}
