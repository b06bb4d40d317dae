// What a piece is and does, from the game's own texts.
import type { Speaker } from '@oubliette/text';
import { upper } from '../base/upper.ts';

/** `warrior-2` is a warrior. */
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** A game says it under `about.<id>`, or on the card itself. */
function textOf(t: Speaker, id: string): string | undefined {
  const key = [`about.${id}`, `card.${id}`, `about.${kindOf(id)}`, `card.${kindOf(id)}`].find((one) => t.has(one));
  return key === undefined ? undefined : t.say(key);
}

/** `scroll:flight` has a name of its own: what a scroll is, then what flight does. */
const isCompound = (t: Speaker, id: string): boolean => id.includes(':') && t.has(`name.${id}`);

export function aboutPiece(t: Speaker, id: string): string | undefined {
  const parts = isCompound(t, id) ? id.split(':').flatMap((part) => textOf(t, part) ?? []) : [];
  const text = textOf(t, id) ?? (parts.length > 0 ? parts.join(' ') : undefined);
  if (text === undefined) return undefined;
  // A sentence that needs what nobody tells it stays unsaid.
  return text.includes('‹') ? undefined : `${upper(t.lang, t.name(id))}${t.lang === 'fr' ? '\u00a0' : ''}: ${text}`;
}

/** Of the words in an option, the first that has something to tell. */
export function aboutOption(t: Speaker, option: string): string | undefined {
  const words = option.split(':');
  for (const [at, word] of words.entries()) {
    const rest = words.slice(at).join(':');
    const text = aboutPiece(t, isCompound(t, rest) ? rest : word);
    if (text !== undefined) return text;
  }
  return undefined;
}
