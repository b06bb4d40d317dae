// Numbers of a place: a coin with the figure and a label.
import { useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { type Explained, explained, oneTabStop } from '../kit/tips/explained.ts';
import { figure } from '../parts/figure.ts';
import { isOnlyMine, OnlyMine, type ShownValue, useGenericBoard } from './shown-value.tsx';

const TONES = 8;

/** A label has the same colour at every table; the label itself is always written. */
export function toneOf(field: string): number {
  let sum = 1;
  for (const letter of field) sum = (sum * 201 + letter.charCodeAt(0)) >>> 0;
  return (sum >>> 8) % TONES;
}

function Store({ field, shown, ...tip }: { field: string; shown: ShownValue } & Explained) {
  const { read } = useGenericBoard();
  const { say } = useLocale();
  const value = shown.value as number;
  const next = typeof shown.next === 'number' ? shown.next : value;
  // Only changes are highlighted, not the first values.
  const [first] = useState(value);
  return (
    <div className={`store${isOnlyMine(shown) ? ' is-mine' : ''}`} {...tip}>
      <dt>
        {read.label(field)}
        {isOnlyMine(shown) ? <OnlyMine /> : undefined}
      </dt>
      <dd>
        <span className={`coin${value === first ? '' : ' has-changed'}`} key={value} data-tone={toneOf(field)}>
          {figure(value)}
        </span>
        {next === value ? undefined : (
          <span className="becomes">
            <span aria-hidden="true">{figure(next)}</span>
            <span className="unseen">{say.say('value.ghost', { value: next })}</span>
          </span>
        )}
      </dd>
    </div>
  );
}

export function Stores({ fields, of }: { fields: readonly string[]; of: (field: string) => ShownValue }) {
  const { read } = useGenericBoard();
  if (fields.length === 0) return undefined;
  const first = fields.find((field) => read.aboutField(field) !== undefined);
  return (
    <dl className="stores" {...oneTabStop}>
      {fields.map((field) => (
        <Store key={field} field={field} shown={of(field)} {...explained(read.aboutField(field), field === first)} />
      ))}
    </dl>
  );
}
