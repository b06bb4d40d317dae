// What stops the command before or besides a game: said in one line, in the reader's language.
import type { Params } from '@oubliette/text';
import type { Phrase } from '../locales/texts.ts';

export class Trouble extends Error {
  readonly phrase: Phrase;
  readonly params: Params;
  constructor(phrase: Phrase, params: Params = {}) {
    super(phrase);
    this.phrase = phrase;
    this.params = params;
  }
}
