// Points and other numbers of a game over time, as a drawing and as a table for screen readers.
import type { Heard } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { useEffect, useRef, useState } from 'react';
import { upper } from '../base/language.ts';
import { useLocale } from '../base/locale.tsx';
import { rulesHere } from '../base/rules.ts';
import { useExtras } from '../base/use-extras.ts';
import { figure } from '../parts/figure.ts';
import { SeatMark, useMarks } from '../parts/seat-mark.tsx';
import { replaySession } from '../replay/replay-session.ts';
import type { TableNow } from '../session/now.ts';
import type { TableSession } from '../session/table-session.ts';
import { draw } from './draw-curve.ts';
import { type Chronicle, chronicle, type Series } from './series.ts';

interface Props {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly t: Speaker;
}

export function Curves({ session, now, t }: Props) {
  const extras = useExtras();
  const { names } = session.info;
  const told = useChronicle(session, now);
  if (told === undefined) return <p className="curves-wait">{extras.say('curves.wait')}</p>;
  if (told.moments.length < 3) return undefined;
  return (
    <section className="curves" aria-labelledby="curves-title">
      <h2 id="curves-title">{extras.say('curves.title')}</h2>
      <ul className="curves-legend">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
          <li key={seat}>
            <SeatMark seat={seat} size={20} />
            {name}
          </li>
        ))}
      </ul>
      <div className="curves-all">
        {told.series.map((series) => (
          <Curve key={series.id} series={series} told={told} names={names} t={t} />
        ))}
      </div>
    </section>
  );
}

function useChronicle(session: TableSession, now: TableNow): Chronicle | undefined {
  const [told, setTold] = useState<Chronicle>();
  useEffect(() => {
    let gone = false;
    tell(session, now).then((is) => {
      if (!gone) setTold(is);
    });
    return () => {
      gone = true;
    };
  }, [session, now]);
  return told;
}

/** A finished game is replayed here, which is faster than requesting each moment. */
async function tell(session: TableSession, now: TableNow): Promise<Chronicle | undefined> {
  const { catalogGame } = session.info;
  const [game, file] = await Promise.all([rulesHere(catalogGame.id), session.file()]);
  const again = file?.rules === game.version ? replaySession(catalogGame, game, file) : session;
  return chronicle(game, again, now);
}

interface CurveProps {
  readonly series: Series;
  readonly told: Chronicle;
  readonly names: readonly string[];
  readonly t: Speaker;
}

function Curve({ series, told, names, t }: CurveProps) {
  const extras = useExtras();
  const { say } = useLocale();
  const markOf = useMarks();
  const box = useRef<HTMLDivElement>(null);
  const title = series.id === 'points' ? extras.say('curve.points') : upper(t.lang, t.label(`view.${series.id}`));
  const marks = told.marks.map(({ moment, line }) => ({ moment, text: shortName(t, line) }));
  const key = marks.map(({ text }) => text).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new array with the same content changes nothing
  useEffect(() => {
    const at = box.current;
    if (at === null) return;
    const drawing = draw(at, { moments: told.moments, values: series.values, marks, markOf });
    return () => void drawing.then((end) => end());
  }, [series, told, key, markOf]);
  const ends = series.values.map((values, seat) =>
    extras.say('curve.end', { seat, value: figure(values.at(-1) ?? 0) }),
  );
  return (
    <figure className="parchment curve">
      <figcaption>{title}</figcaption>
      <div ref={box} className="curve-drawing" role="img" aria-label={`${title}. ${ends.join(' ')}`} />
      <details>
        <summary>{extras.say('curve.table')}</summary>
        <div className="curve-table">
          <table>
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <td />
                {names.map((name, seat) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
                  <th key={seat} scope="col">
                    <SeatMark seat={seat} size={16} /> {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {told.marks.map(({ moment, line }) => (
                <Row key={moment} title={upper(t.lang, longName(t, line))} values={valuesAt(told, series, moment)} />
              ))}
              <Row
                title={say.say('end.total')}
                values={series.values.map((values) => values.at(-1))}
                last={extras.say('curve.last')}
              />
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

function Row({ title, values, last }: { title: string; values: readonly (number | undefined)[]; last?: string }) {
  return (
    <tr>
      <th scope="row">{last ?? title}</th>
      {values.map((value, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
        <td key={seat}>{value === undefined ? '' : figure(value)}</td>
      ))}
    </tr>
  );
}

/** The value at the beginning of a round: the last one before it. */
function valuesAt({ moments }: Chronicle, { values }: Series, moment: number): (number | undefined)[] {
  const at = Math.max(
    0,
    moments.findLastIndex((no) => no <= moment),
  );
  return values.map((of: readonly (number | undefined)[]) => of[at]);
}

const wordOf = ({ season, type, round }: Heard): string =>
  typeof season === 'string' ? season : typeof round === 'number' ? String(round) : type;

function longName(t: Speaker, line: Heard): string {
  const { year } = line;
  const name = t.name(wordOf(line));
  return typeof year === 'number' ? `${name}, ${'I'.repeat(year)}` : name;
}

/** An abbreviation for the axis of a curve. */
function shortName(t: Speaker, line: Heard): string {
  const name = t.name(wordOf(line));
  return name.length <= 4 ? name : `${name.slice(0, 3)}.`;
}
