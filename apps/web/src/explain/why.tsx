// The button "why?" beside a line: shows its rule, and its sum if there is one.
import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { createContext, Fragment, useContext, useId, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { figure } from '../parts/figure.ts';
import { type Sums, sumOf } from './sums.ts';

interface Why {
  readonly id: string;
  readonly open: boolean;
  readonly turn: () => void;
}

export function useWhy(): Why {
  const [open, setOpen] = useState(false);
  const id = useId();
  return { id, open, turn: () => setOpen(!open) };
}

export function WhyButton({ why, line }: { why: Why; line: string }) {
  const { say } = useLocale();
  return (
    <button
      type="button"
      className="why"
      aria-expanded={why.open}
      aria-controls={why.id}
      aria-label={say.say('log.why.of', { line })}
      onClick={why.turn}
    >
      {say.say('log.why')}
    </button>
  );
}

/** The sums that the game's own table defines, if it has one. */
export const SumsOfTable = createContext<Sums>({});

export function WhyText({ why, rule, t, heard }: { why: Why; rule: string; t: Speaker; heard?: Heard }) {
  return (
    <span id={why.id} className="line-rule" hidden={!why.open}>
      <b>{rule}</b> {why.open ? t.rule(rule) : undefined}
      {heard === undefined ? undefined : <Sum heard={heard} t={t} />}
    </span>
  );
}

/** `3 damage + 1 bonus − 2 armour = 2 wounds` */
function Sum({ heard, t }: { heard: Heard; t: Speaker }) {
  const terms = sumOf(useContext(SumsOfTable), heard);
  if (terms.length === 0) return undefined;
  return (
    <span className="line-sum">
      {terms.map(({ sign, value, name }, i) => (
        <Fragment key={`${sign} ${name}`}>
          {i === 0 ? undefined : <em>{sign}</em>} <b>{figure(value)}</b> {t.label(`term.${name}`)}{' '}
        </Fragment>
      ))}
    </span>
  );
}
