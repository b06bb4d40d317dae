// Standing answers: the table answers for a player who does not want to be asked each time.
import type { Seat } from '@oubliette/engine';
import { headline } from '../screen/frame.ts';
import { wrapped } from '../screen/measure.ts';
import { type Session, speakersFor } from './session.ts';

interface Row {
  readonly kind: string;
  /** Undefined: the player is asked. */
  readonly name: string | undefined;
}

const rowsOf = ({ table }: Session): Row[] =>
  Object.entries(table.installed.game.standing ?? {}).flatMap(([kind, answers]) =>
    [undefined, ...Object.keys(answers)].map((name) => ({ kind, name })),
  );

export const hasStanding = (session: Session): boolean => rowsOf(session).length > 0;

/** `a` lists them, `a 3` chooses the third row. */
export function standingLines(session: Session, seat: Seat, number: number | undefined): string[] {
  const { c, t } = speakersFor(session, seat);
  const { paint, width } = session.terminal;
  const rows = rowsOf(session);
  if (rows.length === 0) return [c.say('standing.none')];
  const chosen = number === undefined ? undefined : rows[number - 1];
  if (number !== undefined && chosen === undefined) return [c.say('input.unclear', { least: 1, most: rows.length })];
  if (chosen !== undefined) {
    const { [chosen.kind]: _, ...others } = session.standing[seat] ?? {};
    session.standing[seat] = chosen.name === undefined ? others : { ...others, [chosen.kind]: chosen.name };
  }
  const mine = session.standing[seat] ?? {};
  return [
    headline(paint, width, paint.dim(c.say('standing.title'))),
    ...rows.flatMap(({ kind, name }, i) => {
      const label = name === undefined ? c.say('standing.ask') : t.say(`standing.${kind}.${name}`);
      const mark = mine[kind] === name ? paint.moss('●') : '○';
      const first = name === undefined ? [t.say(`standing.${kind}`)] : [];
      return [...first, ...wrapped(`${paint.candle(String(i + 1).padStart(3))} ${mark} ${label}`, width, '      ')];
    }),
  ];
}
