// An error that the user can act on: one line, in the user's language.
import type { Fault } from '@oubliette/engine';
import type { Params, Speaker } from '@oubliette/text';
import type { Phrase } from '../locales/texts.ts';
import { printable } from './screen/measure.ts';

export class UserError extends Error {
  readonly phrase: Phrase;
  readonly params: Params;
  constructor(phrase: Phrase, params: Params = {}) {
    super(phrase);
    this.phrase = phrase;
    this.params = params;
  }
}

/** `t` speaks with the texts of the game when it is known, else with the terminal's own. */
export function faultText(t: Speaker, fault: Fault): string {
  const sentence = t.fault({ ...fault, where: printable(fault.where) });
  return fault.refused === undefined ? sentence : `${sentence} (${printable(fault.refused.rule)})`;
}
