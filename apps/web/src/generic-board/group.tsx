// The fields of a record by their shape: numbers in a row, texts in a line, then lists and nested records.
import { isBoard } from '@oubliette/grid';
import type { CSSProperties } from 'react';
import { useLocale } from '../base/locale.tsx';
import { type Explained, explained, oneTabStop } from '../kit/tips/explained.ts';
import type { Note } from '../reading/about.ts';
import { type Fields, isFields, isList, isScalar, type Reader, type Scalar } from '../reading/reading.ts';
import { BoardMap } from './map.tsx';
import { Pieces } from './pieces.tsx';
import {
  isOnlyMine,
  OnlyMine,
  type ShownValue,
  shownField,
  shownItem,
  useGenericBoard,
  WordsOf,
} from './shown-value.tsx';
import { Stores } from './stores.tsx';

export function Group({ shown, without = [] }: { shown: ShownValue; without?: readonly string[] }) {
  const { read } = useGenericBoard();
  const { say } = useLocale();
  if (!isFields(shown.value)) return undefined;
  const fields = Object.keys(shown.value).filter((field) => !without.includes(field));
  const value = shown.value as Fields;
  const isCount = (field: string): boolean =>
    typeof value[field] === 'number' && read.words(field, value[field]) === undefined;
  const counts = fields.filter(isCount);
  // A flag that does not hold is not shown.
  const facts = fields.filter((field) => isScalar(value[field]) && value[field] !== false && !isCount(field));
  const of = (field: string): ShownValue => shownField(shown, field);
  const tips = facts.map((field) => tipOfFact(field, value[field], read));
  const explainedFirst = tips.findIndex((tip) => tip !== undefined);
  const maps = fields.filter((field) => isBoard(value[field]));
  const lists = fields.filter((field) => (isList(value[field]) || isFields(value[field])) && !maps.includes(field));
  const empty = lists.filter((field) => isEmpty(of(field).value) && isEmpty(of(field).next));
  const rest = lists.filter((field) => !empty.includes(field));
  return (
    <>
      {maps.length === 0 ? undefined : (
        <div className="shelves">
          {maps.map((field) => (
            <Shelf key={field} field={field} shown={of(field)} />
          ))}
        </div>
      )}
      <Stores fields={counts} of={of} />
      {facts.length === 0 ? undefined : (
        <dl className="facts" {...oneTabStop}>
          {facts.map((field, at) => (
            <Fact key={field} field={field} shown={of(field)} {...explained(tips[at], at === explainedFirst)} />
          ))}
        </dl>
      )}
      {rest.length === 0 ? undefined : (
        <div className="shelves">
          {rest.map((field) => (
            <Shelf key={field} field={field} shown={of(field)} />
          ))}
        </div>
      )}
      {empty.length === 0 ? undefined : (
        <dl className="empties">
          {empty.map((field) => (
            <div key={field} {...explained(read.aboutField(field))}>
              <dt>{read.label(field)}</dt>
              <dd>{say.name('none')}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const isEmpty = (value: unknown): boolean => isList(value) && value.length === 0;

/** The game's description of the value, else of the field. */
const tipOfFact = (field: string, value: unknown, read: Reader): Note | undefined =>
  (typeof value === 'string' ? read.about(value) : undefined) ?? read.aboutField(field);

function Fact({ field, shown, ...tip }: { field: string; shown: ShownValue } & Explained) {
  const { read } = useGenericBoard();
  const words = read.words(field, shown.value as Scalar);
  return (
    <div className="fact" {...tip}>
      <dt>
        {read.label(field)}
        {isOnlyMine(shown) ? <OnlyMine /> : undefined}
      </dt>
      <dd>{words === undefined ? String(shown.value) : <WordsOf words={words} />}</dd>
    </div>
  );
}

/** A nested list or record, under its own heading. */
function Shelf({ field, shown }: { field: string; shown: ShownValue }) {
  const { read } = useGenericBoard();
  const mine = isOnlyMine(shown);
  const { value } = shown;
  const map = isBoard(value);
  const long = map || (isList(value) && value.some(isList));
  return (
    <section className={`shelf-box${mine ? ' is-mine' : ''}${long ? ' is-long' : ''}`}>
      <h3 {...explained(read.aboutField(field))}>
        {read.label(field)}
        {mine ? <OnlyMine /> : undefined}
      </h3>
      {map ? (
        <BoardMap field={field} shown={shown} />
      ) : isList(value) ? (
        <ListOf field={field} shown={shown} />
      ) : (
        <Inner shown={shown} />
      )}
    </section>
  );
}

const FEW = 3;

/** A record with few texts and numbers is drawn as a tile; in a larger one every field is labelled. */
function Inner({ shown }: { shown: ShownValue }) {
  const values = isFields(shown.value) ? Object.values(shown.value) : [];
  if (values.length <= FEW && values.every(isScalar))
    return <Pieces field="" now={[shown.value]} next={asList(shown.next)} />;
  return (
    <div className="inner">
      <Group shown={shown} />
    </div>
  );
}

/** The first text of a record is its name. */
function NestItem({ shown, label }: { shown: ShownValue; label: string }) {
  const { read } = useGenericBoard();
  const entries = isFields(shown.value) ? Object.entries(shown.value) : [];
  const [field, word] = entries.find(([, value]) => typeof value === 'string') ?? [];
  if (field === undefined || entries[0]?.[0] !== field)
    return (
      <li aria-label={label}>
        <Group shown={shown} />
      </li>
    );
  return (
    <li>
      <h4 {...explained(read.about(word as string))}>{read.words(field, word as string)?.text}</h4>
      <Group shown={shown} without={[field]} />
    </li>
  );
}

function ListOf({ field, shown }: { field: string; shown: ShownValue }) {
  const { read } = useGenericBoard();
  const { say } = useLocale();
  const now = isList(shown.value) ? shown.value : [];
  const next = isList(shown.next) ? shown.next : now;
  const labels = now.map((_, at) => read.itemLabel(field, at));
  if (now.some(isList) || labels.some((label) => label !== undefined)) {
    return (
      <dl className="rows">
        {now.map((_, at) => {
          const row = shownItem(shown, at);
          const name = labels[at] ?? String(at + 1);
          return (
            <div className="row" key={name}>
              <dt>{name}</dt>
              <dd>
                <Pieces field={field} now={asList(row.value)} next={asList(row.next)} />
              </dd>
            </div>
          );
        })}
      </dl>
    );
  }
  const nested = now.some(
    (item) => isFields(item) && !Object.values(item).every((x) => isScalar(x) || x === undefined),
  );
  if (nested) {
    return (
      <ol className="nest">
        {now.map((_, at) => (
          <NestItem
            // biome-ignore lint/suspicious/noArrayIndexKey: an item of a list is identified by its index
            key={at}
            shown={shownItem(shown, at)}
            label={say.say('board.count', { what: read.label(field), count: at + 1 })}
          />
        ))}
      </ol>
    );
  }
  const grid = read.grid(field, now.length);
  const pieces = <Pieces field={field} now={now} next={next} columns={grid?.columns} />;
  if (grid === undefined || grid.rowNames.length === 0) return pieces;
  return (
    <div className="named-grid" style={{ '--columns': grid.columns } as CSSProperties}>
      <p className="column-names" aria-hidden="true">
        {grid.columnNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <p className="row-names" aria-hidden="true">
        {grid.rowNames.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      {pieces}
    </div>
  );
}

const asList = (value: unknown): readonly unknown[] => (isList(value) ? value : value === undefined ? [] : [value]);
