// The last page: who won, why, and how to verify the game.
import type { Outcome, Score } from '@oubliette/engine';
import { view } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import type { Phrase } from '../../locales/texts.ts';
import { headline } from '../screen/frame.ts';
import { flowed, padded, printable, widthOf, wrapped } from '../screen/measure.ts';
import { namesAt } from '../table.ts';
import { linesSince } from './log.ts';
import { tableLines } from './page.ts';
import { commonViewer, type Session, type Speakers, speakersFor, tinted } from './session.ts';

/** The game's own sentence for the outcome, or the general one. */
export function outcomeText(t: Speaker, c: Speaker<Phrase>, { winners, how = 'won' }: Outcome): string {
  if (t.has(`outcome.${how}`)) return t.say(`outcome.${how}`, { winners, seats: winners });
  return c.say('end.winners', { seats: winners });
}

export function endLines(session: Session): string[] {
  const { table, terminal, heard, holder, people } = session;
  const viewer = commonViewer(session);
  const voice = speakersFor(session, viewer);
  const { paint, width } = terminal;
  const { end } = view(table.installed.game, table.match.state, viewer);
  if (end === undefined) return [];
  const unread = holder ?? people[0];
  const news = linesSince(session, viewer, unread === undefined ? 0 : (heard[unread] ?? 0));
  const rest = [
    ...(news.length === 0 ? [] : [headline(paint, width, paint.dim(voice.c.say('page.news'))), ...news]),
    headline(paint, width, paint.bold(voice.c.say('end.title')), '', '═'),
    ...wrapped(outcomeText(voice.t, voice.c, end.outcome), width).map((line) => paint.bold(tinted(session, line))),
    ...scoreLines(session, voice, end.score, end.outcome.winners),
    ...fairnessLines(session, voice),
  ];
  const reader = people.length === 1 ? people[0] : undefined;
  const roomy = tableLines(session, reader);
  const fits = roomy.length + rest.length < (terminal.height ?? Number.POSITIVE_INFINITY);
  return [...(fits ? roomy : tableLines(session, reader, true)), ...rest];
}

/** More than any game counts: winners come first, whatever the points are. */
const ABOVE_ALL = 1_000_000_000;

/** The best first, with the source of every point. */
function scoreLines(
  session: Session,
  { c, t }: Speakers,
  scores: readonly Score[],
  winners: readonly number[],
): string[] {
  const { paint, width } = session.terminal;
  const names = namesAt(session.table);
  const widest = Math.max(...names.map(widthOf));
  const rank = (seat: number): number => scores[seat]!.total + (winners.includes(seat) ? ABOVE_ALL : 0);
  const order = scores.map((_, seat) => seat).sort((a, b) => rank(b) - rank(a));
  return order.flatMap((seat) => {
    const { total, lines } = scores[seat]!;
    const crown = winners.includes(seat) ? paint.candle('★') : ' ';
    const name = paint.bold(paint.seat(seat, padded(names[seat]!, widest)));
    const parts = lines.map(({ key, points, rule, params }) => {
      const label = t.label(`score.${key}`, { ...params, points, seat });
      return `${label} ${paint.bold(points > 0 ? `+${points}` : String(points).replace('-', '−'))} ${paint.dim(rule)}`;
    });
    return [
      `${crown} ${paint.tag(seat)} ${name}  ${paint.bold(c.say('end.points', { total }))}`,
      ...flowed(parts, width - 6, paint.dim(' · ')).map((line) => `      ${line}`),
    ];
  });
}

function fairnessLines({ saveFile, table, terminal }: Session, { c }: Speakers): string[] {
  const { paint, width } = terminal;
  const { commitment, secret } = table.fairness;
  const path = saveFile.path === undefined || saveFile.unsaved ? undefined : printable(saveFile.path);
  const check = path === undefined ? c.say('end.check') : c.say('end.check-file', { path });
  return [
    headline(paint, width, paint.dim(c.say('end.fairness'))),
    ...wrapped(
      `${c.say('end.seal', { commitment: commitment.slice(0, 16), secret: printable(secret) })} ${check}`,
      width,
    ),
  ];
}
