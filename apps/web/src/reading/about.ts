// What a piece is and does, and by which rules, from the game's own texts.
import type { Speaker } from '@oubliette/text';
import { upper } from '../base/upper.ts';

/** What something says of itself when it is pointed at. */
export interface Note {
  readonly text: string;
  /** Numbers of lines in the rule book. */
  readonly rules: readonly string[];
}

/** `warrior-2` is a warrior. */
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** `rule.<id>` holds the numbers of the rules of what `about.<id>` describes. */
const rulesUnder = (t: Speaker, id: string): readonly string[] =>
  t.has(`rule.${id}`) ? t.say(`rule.${id}`).split(' ') : [];

/** A text of a catalogue with the rules that stand beside it. */
export const noteOf = (t: Speaker, id: string, text: string = t.say(`about.${id}`)): Note => ({
  text,
  rules: rulesUnder(t, id),
});

/** Several notes as one, each on a line of its own. */
export const together = (...notes: readonly Note[]): Note => ({
  text: notes.map(({ text }) => text).join('\n'),
  rules: [...new Set(notes.flatMap(({ rules }) => rules))],
});

/** A game says it under `about.<id>`, or on the card itself. */
function bareNote(t: Speaker, id: string): Note | undefined {
  for (const one of new Set([id, kindOf(id)])) {
    const key = [`about.${one}`, `card.${one}`].find((key) => t.has(key));
    if (key !== undefined) return noteOf(t, one, t.say(key));
  }
  return undefined;
}

/** `scroll:flight` has a name of its own: what a scroll is, then what flight does. */
const isCompound = (t: Speaker, id: string): boolean => id.includes(':') && t.has(`name.${id}`);

export function aboutPiece(t: Speaker, id: string): Note | undefined {
  const parts = isCompound(t, id) ? id.split(':').flatMap((part) => bareNote(t, part) ?? []) : [];
  const own = bareNote(t, id);
  const all = own === undefined ? parts : [own];
  // A sentence that needs what nobody tells it stays unsaid.
  if (all.length === 0 || all.some(({ text }) => text.includes('‹'))) return undefined;
  const name = `${upper(t.lang, t.name(id))}${t.lang === 'fr' ? '\u00a0' : ''}:`;
  return { text: [name, ...all.map(({ text }) => text)].join(' '), rules: together(...all).rules };
}

/** Of the words in an option, the first that has something to tell. */
export function aboutOption(t: Speaker, option: string): Note | undefined {
  const words = option.split(':');
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at).join(':');
    const note = aboutPiece(t, isCompound(t, rest) ? rest : word);
    if (note !== undefined) return note;
  }
  return undefined;
}
