// Why an option is not possible, with the rule that forbids it, and the rules themselves.
import { asks, explain, type Refusal, type Seat, type Seen } from '@oubliette/engine';
import { headline } from '../screen/frame.ts';
import { wrapped } from '../screen/measure.ts';
import type { Impossible } from './menu.ts';
import { type Session, type Speakers, speakersFor } from './session.ts';

/** All refusals of this seat's open asks. */
export function impossibleFor({ table }: Session, seat: Seat, { t }: Speakers): Impossible[] {
  const { installed, match } = table;
  return asks(installed.game, match.state)
    .filter((ask) => ask.seat === seat)
    .flatMap((ask) =>
      explain(installed.game, match.state, ask).map((refusal) => ({
        refusal,
        label: t.option(ask.kind, refusal.option ?? ''),
      })),
    );
}

export const refusalText = ({ t }: Speakers, refusal: Refusal): string => t.refusal(refusal);

/** `?`: options that are refused for the same reason are listed together. */
export function whyLines(session: Session, seat: Seat): string[] {
  const voice = speakersFor(session, seat);
  const { c, t } = voice;
  const { paint, width } = session.terminal;
  const groups = new Map<string, { refusal: Refusal; labels: string[] }>();
  for (const { refusal, label } of impossibleFor(session, seat, voice)) {
    const key = `${refusal.rule} ${refusalText(voice, refusal)}`;
    const group = groups.get(key) ?? { refusal, labels: [] };
    group.labels.push(label);
    groups.set(key, group);
  }
  if (groups.size === 0) return [c.say('why.nothing')];
  const lines = [headline(paint, width, paint.dim(c.say('why.title')))];
  for (const { refusal, labels } of groups.values()) {
    const sentence = refusalText(voice, refusal);
    const rule = t.rule(refusal.rule);
    lines.push(...wrapped(`${paint.blood('✗')} ${labels.join(', ')}`, width, '  '));
    lines.push(...wrapped(`${sentence} ${paint.dim(refusal.rule)}`, width - 4).map((line) => `    ${line}`));
    if (rule !== sentence && !rule.startsWith('‹'))
      lines.push(...wrapped(rule, width - 4).map((line) => `    ${paint.dim(line)}`));
  }
  return lines;
}

/** `r`: the lines of the rule book that govern the open ask. */
export function rulesLines(session: Session, seat: Seat, seen: Seen): string[] {
  const { c } = speakersFor(session, seat);
  const { paint, width } = session.terminal;
  const ids = [...new Set(seen.asks.flatMap((ask) => ask.rules))];
  if (ids.length === 0) return [c.say('rules.none')];
  return [headline(paint, width, paint.dim(c.say('rules.title'))), ...ids.flatMap((id) => ruleLines(session, id))];
}

/** `? CE-DIG-3` is a rule, `? CE-DIG` its chapter; undefined: there is none of this name. */
export function lookUp(session: Session, words: string): string[] | undefined {
  const id = words.toUpperCase();
  const { chapters } = session.table.installed.texts[session.lang];
  const { paint, width } = session.terminal;
  if (chapters.some(({ rules }) => rules.some((rule) => rule.id === id))) return ruleLines(session, id);
  const chapter = chapters.find((one) => one.id === id);
  if (chapter === undefined) return undefined;
  return [
    headline(paint, width, paint.dim(chapter.title)),
    ...chapter.rules.flatMap((rule) => ruleLines(session, rule.id)),
  ];
}

function ruleLines(session: Session, id: string): string[] {
  const { paint, width } = session.terminal;
  const [first = '', ...rest] = wrapped(`${id} ${speakersFor(session, 'spectator').t.rule(id)}`, width, '  ');
  return [first.replace(id, () => paint.brass(id)), ...rest];
}
