// The arithmetic of a beat: terms with their signs, and the result.

import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { Gi } from '../pieces/icon.tsx';
import { byPlace } from '../pieces/lists.ts';

export interface SumTerm {
  readonly icon: string;
  /** Signed. */
  readonly n: number;
  readonly says: string;
}

interface EquationProps {
  readonly terms: readonly SumTerm[];
  readonly makes?: SumTerm | undefined;
  /** What the sum is compared with. */
  readonly atLeast?: SumTerm | undefined;
}

/** Every term, then what they make, or how they compare. */
export function Equation({ terms, makes, atLeast }: EquationProps) {
  const total = terms.reduce((all, { n }) => all + n, 0);
  return (
    <>
      {byPlace(terms, (term, at) => (
        <Term {...term} sign={term.n < 0 ? '−' : at === 0 ? undefined : '+'} className={term.n < 0 ? 'is-loss' : ''} />
      ))}
      {makes === undefined ? undefined : <Term {...makes} sign="=" className="is-result" />}
      {atLeast === undefined ? undefined : <Term {...atLeast} sign={total >= atLeast.n ? '≥' : '<'} className="" />}
    </>
  );
}

const Term = ({ icon, n, says, sign, className }: SumTerm & { sign: string | undefined; className: string }) => (
  <>
    {sign === undefined ? undefined : <span className="kit-sign">{sign}</span>}
    <span className={`kit-term ${className}`}>
      <b>
        <Gi icon={icon} />
        {Math.abs(n)}
      </b>
      <small>{says}</small>
    </span>
  </>
);

interface OutcomeProps {
  readonly icon: string;
  readonly big: ReactNode;
  readonly small: ReactNode;
  /** Captured by it. */
  readonly caught: boolean;
  /** The sum has no other victim. */
  readonly alone: boolean;
}

/** The effect of a sum on somebody. */
export const Victim = ({ icon, big, small, caught, alone }: OutcomeProps) => (
  <>
    {alone ? <span className="kit-sign">›</span> : undefined}
    <span className={`kit-victim${caught ? ' is-caught' : ''}`}>
      <b>
        <Gi icon={icon} />
        {big}
      </b>
      <small>{small}</small>
    </span>
  </>
);

export const Verdict = ({ good, title, children }: { good: boolean; title?: string; children: ReactNode }) => (
  <b className={`kit-verdict ${good ? 'is-good' : 'is-bad'}`} title={title}>
    {children}
  </b>
);

/** The sheet a sum is written on: what happened, by which rule, and the numbers. */
export const SumSheet = ({ title, rule, children }: { title: string; rule: string; children: ReactNode }) => (
  <section className="parchment kit-sum" data-rule={rule}>
    <h3>
      <span>{title}</span>
      <span className="kit-sum-rule">
        <Icon name="book" /> {rule}
      </span>
    </h3>
    <div className="kit-equation">{children}</div>
  </section>
);
