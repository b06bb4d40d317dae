// Descriptions of pieces and their rules, from the game's own texts.
import type { Speaker } from '@oubliette/text';
import { upper } from '../base/language.ts';

/** The tooltip of a piece. */
export interface Note {
  readonly text: string;
  /** Ids of rules. */
  readonly rules: readonly string[];
}

/** `warrior-2` is described like `warrior`. */
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** `rule.<id>` holds the rules for the description `about.<id>`. */
const rulesUnder = (t: Speaker, id: string): readonly string[] =>
  t.has(`rule.${id}`) ? t.say(`rule.${id}`).split(' ') : [];

/** A text of a catalogue with its rules. */
export const noteOf = (t: Speaker, id: string, text: string = t.say(`about.${id}`)): Note => ({
  text,
  rules: rulesUnder(t, id),
});

/** Joins several notes, each on its own line. */
export const together = (...notes: readonly Note[]): Note => ({
  text: notes.map(({ text }) => text).join('\n'),
  rules: [...new Set(notes.flatMap(({ rules }) => rules))],
});

/** The description of a piece: the text `about.<id>`, or the text of the card. */
function bareNote(t: Speaker, id: string): Note | undefined {
  for (const one of new Set([id, kindOf(id)])) {
    const key = [`about.${one}`, `card.${one}`].find((key) => t.has(key));
    if (key !== undefined) return noteOf(t, one, t.say(key));
  }
  return undefined;
}

/** `scroll:flight` has two parts: the description of a scroll, then that of flight. */
const isCompound = (t: Speaker, id: string): boolean => id.includes(':') && t.has(`name.${id}`);

export function aboutPiece(t: Speaker, id: string): Note | undefined {
  const parts = isCompound(t, id) ? id.split(':').flatMap((part) => bareNote(t, part) ?? []) : [];
  const own = bareNote(t, id);
  const all = own === undefined ? parts : [own];
  // A text whose parameters are unknown is left out.
  if (all.length === 0 || all.some(({ text }) => text.includes('‹'))) return undefined;
  const name = `${upper(t.lang, t.name(id))}${t.lang === 'fr' ? '\u00a0' : ''}:`;
  return { text: [name, ...all.map(({ text }) => text)].join(' '), rules: together(...all).rules };
}

/** The first word of an option that has a description. */
export function aboutOption(t: Speaker, option: string): Note | undefined {
  const words = option.split(':');
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at).join(':');
    const note = aboutPiece(t, isCompound(t, rest) ? rest : word);
    if (note !== undefined) return note;
  }
  return undefined;
}
