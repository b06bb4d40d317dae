// Numbers of a place: a coin with the figure and a label.
import { useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { type Explained, explained, oneTabStop } from '../kit/tips/explained.ts';
import { figure } from '../parts/figure.ts';
import { isOnlyMine, OnlyMine, type Sight, useWorld } from './sight.tsx';

const TONES = 8;

/** A label has the same colour at every table; the label itself is always written. */
export function toneOf(field: string): number {
  let sum = 1;
  for (const letter of field) sum = (sum * 201 + letter.charCodeAt(0)) >>> 0;
  return (sum >>> 8) % TONES;
}

function Store({ field, sight, ...tip }: { field: string; sight: Sight } & Explained) {
  const { read } = useWorld();
  const { say } = useLocale();
  const value = sight.value as number;
  const next = typeof sight.next === 'number' ? sight.next : value;
  // Only changes are highlighted, not the first values.
  const [first] = useState(value);
  return (
    <div className={`store${isOnlyMine(sight) ? ' is-mine' : ''}`} {...tip}>
      <dt>
        {read.label(field)}
        {isOnlyMine(sight) ? <OnlyMine /> : undefined}
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

export function Stores({ fields, of }: { fields: readonly string[]; of: (field: string) => Sight }) {
  const { read } = useWorld();
  if (fields.length === 0) return undefined;
  const first = fields.find((field) => read.aboutField(field) !== undefined);
  return (
    <dl className="stores" {...oneTabStop}>
      {fields.map((field) => (
        <Store key={field} field={field} sight={of(field)} {...explained(read.aboutField(field), field === first)} />
      ))}
    </dl>
  );
}
