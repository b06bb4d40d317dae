// What is wrong with a file, as a sentence.
import type { Fault } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import type { Phrase } from '../locales/texts.ts';
import { harmless } from './screen/measure.ts';

/** `t` speaks the game's words, when it is known which game it is. */
export function faultText(c: Speaker<Phrase>, fault: Fault, t?: Speaker): string {
  const { least, most, values, refused, what } = fault;
  const params = {
    where: harmless(fault.where),
    ...(least === undefined ? {} : { least }),
    ...(most === undefined ? {} : { most }),
    ...(values === undefined ? {} : { values }),
  };
  const sentence = c.say(`fault.${what === 'wrong-length' && most === undefined ? 'wrong-count' : what}`, params);
  if (refused === undefined) return sentence;
  const reason = (t ?? c).refusal({ ...refused.params, ...refused });
  return `${sentence} ${reason} (${harmless(refused.rule)})`;
}
