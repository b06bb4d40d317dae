// What is wrong with a file, as a sentence.
import type { Fault } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { harmless } from './screen/measure.ts';

/** `t` speaks the game's words when it is known which game it is, else the terminal's own. */
export function faultText(t: Speaker, fault: Fault): string {
  const sentence = t.fault({ ...fault, where: harmless(fault.where) });
  return fault.refused === undefined ? sentence : `${sentence} (${harmless(fault.refused.rule)})`;
}
