// Lists of texts as chips, and of small records as tiles.
import type { CSSProperties } from 'react';
import { useLocale } from '../base/locale.tsx';
import { explained, oneTabStop } from '../kit/tips/explained.ts';
import type { Note } from '../reading/about.ts';
import { type Fields, isFields, isScalar, type Reader } from '../reading/reading.ts';
import { useGenericBoard, WordsOf } from './shown-value.tsx';
import { toneOf } from './stores.tsx';

type Fate = 'stays' | 'comes' | 'goes';

interface Pile {
  readonly key: string;
  readonly item: unknown;
  readonly count: number;
  readonly fate: Fate;
}

/** Groups equal neighbours; items that the picked option would add or remove form groups of their own. */
export function piles(now: readonly unknown[], next: readonly unknown[]): Pile[] {
  const left = next.map((item) => JSON.stringify(item));
  const out: { key: string; item: unknown; count: number; fate: Fate }[] = [];
  const put = (item: unknown, fate: Fate): void => {
    const last = out.at(-1);
    if (last !== undefined && last.fate === fate && JSON.stringify(last.item) === JSON.stringify(item)) last.count++;
    else out.push({ key: `${out.length} ${fate}`, item, count: 1, fate });
  };
  for (const item of now) {
    const at = left.indexOf(JSON.stringify(item));
    if (at >= 0) left.splice(at, 1);
    put(item, at >= 0 ? 'stays' : 'goes');
  }
  for (const text of left) put(JSON.parse(text), 'comes');
  return out;
}

interface Props {
  readonly field: string;
  readonly now: readonly unknown[];
  readonly next: readonly unknown[];
  /** The number of columns, if each item has a fixed position; else items follow one another. */
  readonly columns?: number | undefined;
}

/** On a board with fixed positions equal neighbours are not grouped. */
const inPlace = (now: readonly unknown[], next: readonly unknown[]): Pile[] =>
  now.map((was, at) => {
    const stays = JSON.stringify(was) === JSON.stringify(next[at]);
    return { key: String(at), item: stays ? was : next[at], count: 1, fate: stays ? 'stays' : 'comes' };
  });

export function Pieces({ field, now, next, columns }: Props) {
  const { read } = useGenericBoard();
  const { say } = useLocale();
  const all = columns === undefined ? piles(now, next) : inPlace(now, next);
  if (all.length === 0) return <p className="nothing">{say.name('none')}</p>;
  const tips = all.map(({ item }) => tipOf(item, read));
  const first = tips.findIndex((tip) => tip !== undefined);
  return (
    <ul
      {...oneTabStop}
      className={`pieces${columns === undefined ? '' : ' in-rows'}`}
      style={{ '--columns': columns } as CSSProperties}
    >
      {all.map(({ key, item, count, fate }, at) => (
        <li className={`piece is-${fate}`} key={key} {...explained(tips[at], at === first)}>
          <Piece field={field} item={item} read={read} />
          {count > 1 ? <span className="times">×{count}</span> : undefined}
          {fate === 'stays' ? undefined : (
            <span className="unseen">({say.say(fate === 'comes' ? 'value.comes' : 'value.goes')})</span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Piece({ field, item, read }: { field: string; item: unknown; read: Reader }) {
  if (isFields(item)) return <Tile item={item} read={read} />;
  if (!isScalar(item)) return <>{JSON.stringify(item)}</>;
  const words = read.words(field, item);
  if (words === undefined) return <b>{item}</b>;
  const worth = typeof item === 'string' ? read.worth(item) : undefined;
  return (
    <>
      <WordsOf words={words} />
      {worth === undefined ? undefined : <small className="worth">{worth}</small>}
    </>
  );
}

/** The game's description of an item. */
function tipOf(item: unknown, read: Reader): Note | undefined {
  const words = isFields(item) ? Object.values(item) : [item];
  for (const word of words) {
    const about = typeof word === 'string' ? read.about(word) : undefined;
    if (about !== undefined) return about;
  }
  return undefined;
}

/** A small record: its texts first, then its numbers; flags that do not hold are left out. */
function Tile({ item, read }: { item: Fields; read: Reader }) {
  const scalars = Object.entries(item).filter(([, value]) => isScalar(value)) as [string, string | number | boolean][];
  const named = scalars.filter(([, value]) => typeof value !== 'boolean');
  return (
    <>
      {named.map(([field, value]) => {
        const words = read.words(field, value);
        if (words === undefined)
          return (
            <span className="tile-count" key={field}>
              <span className="dot" data-tone={toneOf(field)} aria-hidden="true" />
              {read.label(field)} <b>{value}</b>
            </span>
          );
        return (
          <span className="tile-words" key={field}>
            {words.seat === undefined ? undefined : <small>{read.label(field)} </small>}
            <WordsOf words={words} />
          </span>
        );
      })}
      {scalars
        .filter(([, value]) => value === true)
        .map(([field]) => (
          <em className="tile-flag" key={field}>
            {read.label(field)}
          </em>
        ))}
    </>
  );
}
