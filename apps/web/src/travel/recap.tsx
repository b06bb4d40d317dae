// "Since your last turn": what changed for each seat, and how many lines are new.
import { layout } from '@oubliette/catalog';
import type { Seen } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useMemo, useState } from 'react';
import { upper } from '../base/language.ts';
import { useLocale, useWords } from '../base/locale.tsx';
import { useExtras } from '../base/use-extras.ts';
import { figure } from '../parts/figure.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import { reader } from '../reading/reading.ts';
import { useWhere } from '../reading/use-where.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import type { Travel } from './travel.tsx';

export interface SeatChange {
  readonly field: string;
  readonly by: number;
}

/** For each seat, the numbers that have changed. */
export function changes(before: Seen, after: Seen, name: string | undefined): SeatChange[][] {
  const was = layout(before.game, before.seats, name).places;
  const is = layout(after.game, after.seats, name).places;
  return is.map((place, seat) =>
    Object.entries(place).flatMap(([field, value]): SeatChange[] => {
      const earlier = was[seat]?.[field];
      const by = amount(value) - amount(earlier);
      return Number.isNaN(by) || by === 0 ? [] : [{ field, by }];
    }),
  );
}

/** Numbers by value, lists by length. */
const amount = (value: unknown): number =>
  typeof value === 'number' ? value : Array.isArray(value) ? value.length : Number.NaN;

const MOST = 6;

/** @param now the table at the line that is told: what is still to come has not changed anything yet */
export function Recap({ travel, now, t }: { travel: Travel; now: TableNow; t: Speaker }) {
  const extras = useExtras();
  const { people } = useLocale();
  const { session, live } = travel;
  const { told, when, fresh, seen, me } = now;
  const book = useWords(session.info.catalogGame.texts);
  const read = useMemo(() => reader(book, t), [book, t]);
  const [open, setOpen] = useState(false);
  const before = useThen(travel, fresh === 0 ? undefined : (when[told.length - fresh - 1] ?? 0), open);
  if (fresh < 2 || me === 'spectator') return undefined;
  const { places, followed } = session.info.catalogGame;
  const matters = (field: string): boolean => followed?.includes(field) ?? read.isNamed(field);
  const rows =
    before === undefined ? [] : changes(before, seen, places).map((row) => row.filter(({ field }) => matters(field)));
  const first = when[told.length - fresh] ?? 0;
  return (
    <details className="recap" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {extras.say('recap.title')} <b>{extras.say('recap.count', { count: fresh })}</b>
      </summary>
      {open && told.length === live.told.length ? <Where session={session} now={now} /> : undefined}
      <ul>
        {rows.map((row, seat) =>
          row.length === 0 ? undefined : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
            <li key={seat}>
              <SeatMark seat={seat} size={17} />
              <span>
                <b>{people?.seats[seat]}</b>{' '}
                {row.slice(0, MOST).map(({ field, by }) => (
                  <span className={`change ${by > 0 ? 'is-more' : 'is-fewer'}`} key={field}>
                    {read.label(field)} {by > 0 ? `+${by}` : figure(by)}
                  </span>
                ))}
              </span>
            </li>
          ),
        )}
      </ul>
      <button type="button" className="small" onClick={() => travel.go(Math.max(0, first - 1))}>
        {extras.say('recap.watch')}
      </button>
    </details>
  );
}

/** Computed on request, and between two lines not at all: it needs the rules, which the page does not load otherwise. */
function Where({ session, now }: { session: TableSession; now: TableNow }) {
  const { lang } = useLocale();
  const where = useWhere(session, now);
  return where === undefined ? undefined : <p className="recap-where">{upper(lang, where)}</p>;
}

/** The view of a past moment, loaded on request. */
function useThen({ session }: Travel, no: number | undefined, wanted: boolean): Seen | undefined {
  const [then, setThen] = useState<{ no: number; seen: Seen }>();
  useEffect(() => {
    if (no === undefined || !wanted) return;
    let gone = false;
    session.moment(no).then((now) => {
      if (!gone && now !== undefined) setThen({ no, seen: now.seen });
    });
    return () => {
      gone = true;
    };
  }, [session, no, wanted]);
  return then?.no === no ? then?.seen : undefined;
}
