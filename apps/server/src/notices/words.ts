// What a notice says. It holds the names of a table and of its people, and nothing of its game.
import type { NoticeLang } from '@oubliette/protocol';

export type Happening = 'turn' | 'over';

const WORDS: Readonly<Record<NoticeLang, Readonly<Record<Happening, { own: string; named: string }>>>> = {
  en: {
    turn: { own: 'It is your turn. The candles are lit.', named: 'It is the turn of {name}.' },
    over: { own: 'The game is over. Come and see who is left standing.', named: 'The game is over.' },
  },
  fr: {
    turn: { own: 'C’est à vous. Les bougies sont allumées.', named: 'C’est le tour de {name}.' },
    over: { own: 'La partie est finie. Venez voir qui tient encore debout.', named: 'La partie est finie.' },
  },
};

export const pushText = (lang: NoticeLang, what: Happening): string => WORDS[lang][what].own;

/** Chat programs read marks and mentions in a text: a name stays a name. */
const plain = (text: string): string => text.replace(/[<>&*_`~|[\]()@#\\]/g, ' ').trim();

/** One text in the two fields that chat programs read; for Discord, with mentions switched off. */
export function hookBody(
  lang: NoticeLang,
  what: Happening,
  name: string,
  record: { readonly id: string; readonly title: string },
  publicUrl?: string,
): string {
  const said = WORDS[lang][what].named.replace('{name}', () => plain(name));
  const title = plain(record.title) || 'Oubliette';
  const link = publicUrl === undefined ? '' : ` ${publicUrl}/#online/${record.id}`;
  const text = `${title}: ${said}${link}`;
  return JSON.stringify({ username: 'Oubliette', text, content: text, allowed_mentions: { parse: [] } });
}
