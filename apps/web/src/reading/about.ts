// What a piece is and does, from the game's own texts.
import type { Speaker } from '@oubliette/text';
import { upper } from '../base/upper.ts';

/** `warrior-2` is a warrior. */
const kindOf = (id: string): string => id.replace(/-\d+$/, '');

/** A game says it under `about.<id>`, or on the card itself. */
export function aboutPiece(t: Speaker, id: string): string | undefined {
  const key = [`about.${id}`, `card.${id}`, `about.${kindOf(id)}`, `card.${kindOf(id)}`].find((one) => t.has(one));
  if (key === undefined) return undefined;
  const text = t.say(key);
  // A sentence that needs what nobody tells it stays unsaid.
  return text.includes('‹') ? undefined : `${upper(t.lang, t.name(id))}${t.lang === 'fr' ? '\u00a0' : ''}: ${text}`;
}

/** Of the words in an option, the first that has something to tell. */
export function aboutOption(t: Speaker, option: string): string | undefined {
  for (const word of option.split(':')) {
    const text = aboutPiece(t, word);
    if (text !== undefined) return text;
  }
  return undefined;
}
