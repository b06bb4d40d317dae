import type { CSSProperties } from 'react';
import { useKitWords } from '../locales/texts.ts';
import { Gi } from '../pieces/icon.tsx';
import { noted } from '../tips/explained.ts';

export interface RailStep {
  readonly icon: string;
  readonly name: string;
  /** What is known of it beforehand. */
  readonly soon: string;
  /** Its result. */
  readonly done?: string | undefined;
  readonly rules: readonly string[];
}

/** The steps of something in their order; `at` is where it stands, from 1; undefined: it has not begun. */
export function Rail({ steps, at }: { steps: readonly RailStep[]; at: number | undefined }) {
  const words = useKitWords();
  return (
    <ol className="kit-rail" style={{ '--steps': steps.length, '--at': at ?? 1 } as CSSProperties}>
      {steps.map(({ icon, name, soon, done: came, rules }, i) => {
        const nth = i + 1;
        const done = at !== undefined && nth < at;
        const now = nth === at;
        return (
          <li
            key={name}
            className={`kit-step${now ? ' is-now' : done ? ' is-done' : ''}`}
            aria-current={now ? 'step' : undefined}
            {...noted({ text: soon === '' ? name : `${name}\n${soon}`, rules })}
          >
            <span className="kit-medal">
              <Gi icon={icon} />
              <i>{nth}</i>
            </span>
            <b>{name}</b>
            <small>{done ? (came ?? words.say('step.done')) : now ? words.say('step.now') : soon}</small>
          </li>
        );
      })}
    </ol>
  );
}
