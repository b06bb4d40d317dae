// "Why?" beside a line: its rule, and the sum where there is one, in place.
import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { Fragment, useId, useState } from 'react';
import { figure } from '../generic-board/stores.tsx';
import { useTale } from '../replay/use-tale.ts';
import { useVoice } from '../voice.tsx';
import { sumOf } from './sums.ts';

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
  const { say } = useVoice();
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

export function WhyText({ why, rule, t, heard }: { why: Why; rule: string; t: Speaker; heard?: Heard }) {
  return (
    <span id={why.id} className="line-rule" hidden={!why.open}>
      <b>{rule}</b> {why.open ? t.rule(rule) : undefined}
      {heard === undefined ? undefined : <Sum heard={heard} />}
    </span>
  );
}

/** `3 damage + 1 bonus − 2 armour = 2 wounds` */
function Sum({ heard }: { heard: Heard }) {
  const t = useTale();
  const terms = sumOf(heard);
  if (terms.length === 0) return undefined;
  return (
    <span className="line-sum">
      {terms.map(({ sign, value, name }, i) => (
        <Fragment key={name}>
          {i === 0 ? undefined : <em>{sign}</em>} <b>{figure(value)}</b> {t.say(`term.${name}`)}{' '}
        </Fragment>
      ))}
    </span>
  );
}
