// The last page: who won, why, and how to check it.
import type { Outcome, Score } from '@oubliette/engine';
import { view } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import type { Phrase } from '../../locales/texts.ts';
import { headline } from '../screen/frame.ts';
import { padded, widthOf, wrapped } from '../screen/measure.ts';
import { namesAt } from '../table.ts';
import { linesSince } from './log.ts';
import { tableLines } from './page.ts';
import { commonViewer, type Session, tinted, type Voice, voiceFor } from './session.ts';

/** The game's own words for how it ended, or ours. */
export function outcomeText(t: Speaker, c: Speaker<Phrase>, { winners, how }: Outcome): string {
  if (how !== undefined && t.has(`outcome.${how}`)) return t.say(`outcome.${how}`, { winners, seats: winners });
  return c.say('end.winners', { seats: winners });
}

export function endLines(session: Session): string[] {
  const { table, terminal, heard, holder, people } = session;
  const viewer = commonViewer(session);
  const voice = voiceFor(session, viewer);
  const { paint, width } = terminal;
  const { end } = view(table.installed.game, table.match.state, viewer);
  if (end === undefined) return [];
  const unread = holder ?? people[0];
  const news = linesSince(session, viewer, unread === undefined ? 0 : (heard[unread] ?? 0));
  return [
    ...tableLines(session, people.length === 1 ? people[0] : undefined),
    ...(news.length === 0 ? [] : [headline(paint, width, paint.dim(voice.c.say('page.news'))), ...news]),
    headline(paint, width, paint.bold(voice.c.say('end.title')), '', '═'),
    ...wrapped(outcomeText(voice.t, voice.c, end.outcome), width).map((line) => paint.bold(tinted(session, line))),
    ...scoreLines(session, voice, end.score, end.outcome.winners),
    ...fairnessLines(session, voice),
  ];
}

/** The best first; where every point comes from. */
function scoreLines(session: Session, { c, t }: Voice, scores: readonly Score[], winners: readonly number[]): string[] {
  const { paint, width } = session.terminal;
  const names = namesAt(session.table);
  const widest = Math.max(...names.map(widthOf));
  const rank = (seat: number): number => (winners.includes(seat) ? Number.POSITIVE_INFINITY : scores[seat]!.total);
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
      ...wrapped(parts.join(' · '), width - 6).map((line) => `      ${line}`),
    ];
  });
}

function fairnessLines({ table, terminal }: Session, { c }: Voice): string[] {
  const { paint, width } = terminal;
  const { commitment, secret } = table.fairness;
  return [
    headline(paint, width, paint.dim(c.say('end.fairness'))),
    ...wrapped(c.say('end.verify', { commitment: commitment.slice(0, 16), secret }), width),
  ];
}
