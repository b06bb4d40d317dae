// The commands that a person can type besides an answer.
import { enter, type Seat, type Seen } from '@oubliette/engine';
import { headline } from '../screen/frame.ts';
import { printable, wrapped } from '../screen/measure.ts';
import { reasonLines } from './bot-reasons.ts';
import { forgetTakenBack, logLines } from './log.ts';
import type { Input, Menu } from './menu.ts';
import { note, type Session, speakersFor } from './session.ts';
import { hasStanding, standingLines } from './standing.ts';
import { impossibleFor, lookUp, refusalText, rulesLines, whyLines } from './why.ts';

/** Takes back the last step of a draft, else the last answer. False, after showing the reason, when neither is possible. */
export function takeBack(session: Session, seat: Seat): boolean {
  const { match } = session.table;
  const voice = speakersFor(session, seat);
  const n = match.state.core.answered[seat]!;
  const refused =
    enter(match, { seat, verb: 'take-back', n }) === undefined ? undefined : enter(match, { seat, verb: 'undo', n });
  if (refused !== undefined) {
    const { paint } = session.terminal;
    const reason = `${paint.blood('✗')} ${refusalText(voice, refused)} ${paint.dim(refused.rule)}`;
    session.terminal.print(...wrapped(reason, session.terminal.width, '  '));
    return false;
  }
  forgetTakenBack(session);
  note(session, seat, voice.c.say('back.done'), session.terminal.paint.moss);
  return true;
}

type Told = Exclude<Input['do'], 'answer' | 'save' | 'view' | 'back' | 'quit' | 'hand'>;

/** The text of a reply; commands here do not change the game. */
export function reply(
  session: Session,
  seat: Seat,
  seen: Seen,
  menu: Menu,
  said: Extract<Input, { do: Told }>,
): string[] {
  const { paint, width } = session.terminal;
  const voice = speakersFor(session, seat);
  const { c } = voice;
  switch (said.do) {
    case 'why':
      return said.about === '' ? whyLines(session, seat) : about(session, seat, said.about);
    case 'reasons':
      return reasonLines(session, seat, said.of);
    case 'standing':
      return standingLines(session, seat, said.number);
    case 'rules':
      return rulesLines(session, seat, seen);
    case 'log':
      return [headline(paint, width, paint.dim(c.say('log.title'))), ...logLines(session, seat)];
    case 'help':
      return helpLines(session, seat);
    case 'refused':
      return [
        ...wrapped(`${paint.blood('✗')} ${said.label}: ${refusalText(voice, said.refusal)}`, width, '  '),
        `  ${paint.dim(said.refusal.rule)}`,
      ];
    case 'ambiguous':
      return [c.say('input.ambiguous')];
    case 'nothing':
    case 'unclear': {
      const numbers = menu.asks.flatMap(({ choices }) => choices.map(({ number }) => number));
      if (numbers.length === 0) return [c.say('input.nothing')];
      return [c.say('input.unclear', { least: Math.min(...numbers), most: Math.max(...numbers) })];
    }
  }
}

/** `? word`: explains a rule, a chapter of rules, or an option that is not possible. */
function about(session: Session, seat: Seat, words: string): string[] {
  const voice = speakersFor(session, seat);
  const found = lookUp(session, words);
  if (found !== undefined) return found;
  const word = words.toLowerCase();
  const not = impossibleFor(session, seat, voice).find(
    ({ refusal, label }) => refusal.option === word || label.toLowerCase() === word,
  );
  if (not === undefined) return [voice.c.say('why.unknown', { words: printable(words) })];
  const { rule } = not.refusal;
  return [`${not.label}: ${refusalText(voice, not.refusal)}`, ...(lookUp(session, rule) ?? [rule])];
}

function helpLines(session: Session, seat: Seat): string[] {
  const { c } = speakersFor(session, seat);
  const { paint, width } = session.terminal;
  const keys = ['answer', 'steps', 'why', 'rule', 'rules', 'back', 'save', 'log', 'view', 'help', 'quit'] as const;
  const bots = session.people.length < session.table.participants.length;
  const all = [
    ...keys,
    ...(bots ? (['reasons'] as const) : []),
    ...(session.people.length > 1 ? (['hand'] as const) : []),
    ...(hasStanding(session) ? (['standing'] as const) : []),
  ];
  return [
    headline(paint, width, paint.dim(c.say('help.title'))),
    ...all.flatMap((key) => {
      const [sign = '', ...words] = c.say(`help.${key}`).split(' — ');
      return wrapped(`${sign.padEnd(10)} ${words.join(' — ')}`, width - 2, ' '.repeat(11)).map(
        (line, i) => `  ${i === 0 ? line.replace(sign, () => paint.candle(sign)) : line}`,
      );
    }),
  ];
}
