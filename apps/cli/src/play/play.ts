// `oubliette play`: a whole game at this terminal.
import { enter, isOver, type Refusal, type Seat, type Seen, view } from '@oubliette/engine';
import { standingAnswer } from '@oubliette/records';
import { wrapped } from '../screen/measure.ts';
import { letterOf } from '../screen/paint.ts';
import { letBotsPlay } from '../table.ts';
import { reply, takeBack } from './commands.ts';
import { handOver } from './curtain.ts';
import { endLines } from './end.ts';
import { mayLeave, offerToKeep, save, saveAlways } from './leave.ts';
import { type Choice, folded, type Menu, menuOf, parseInput } from './menu.ts';
import { settingsText, showPage } from './page.ts';
import { letOffersPass, whoOwesReply } from './replies.ts';
import { note, type Session, speakersFor } from './session.ts';
import { impossibleFor, refusalText } from './why.ts';

export async function playGame(session: Session): Promise<void> {
  const { match } = session.table;
  welcome(session);
  for (;;) {
    const { mayAnswer } = await letBotsPlay(session.table, () => whoOwesReply(session) !== undefined);
    saveAlways(session);
    if (isOver(match.state)) return finish(session);
    if ((await decide(session, whoOwesReply(session) ?? mayAnswer ?? whoseTurn(session))) === 'left') return;
  }
}

/** The seal is shown before the first answer: the secret behind it cannot be changed afterwards. */
function welcome(session: Session): void {
  const { notes, people, table, terminal } = session;
  const { c, t } = speakersFor(session, 'spectator');
  const { paint, width } = terminal;
  const agreed = settingsText(session);
  const lines = [
    ...(t.has('game.tagline') ? wrapped(t.say('game.tagline'), width) : []),
    ...(agreed === undefined ? [] : wrapped(agreed, width).map(paint.dim)),
    ...wrapped(c.say('welcome.seal', { commitment: table.fairness.commitment.slice(0, 16) }), width).map(paint.dim),
    ...wrapped(c.say('welcome.help'), width).map(paint.dim),
  ];
  if (people.length === 0) terminal.print(paint.bold(t.say('game.name')), ...lines.slice(0, -1));
  for (const seat of people) notes[seat]!.push(...lines);
}

/** The person at the device goes on if the table waits for them: it is handed over as rarely as possible. */
function whoseTurn({ holder, people, table }: Session): Seat {
  const { waiting } = view(table.installed.game, table.match.state, 'spectator');
  const seat = waiting.find((one) => one === holder) ?? waiting.find((one) => people.includes(one));
  if (seat === undefined) throw new Error('the table waits for nobody');
  return seat;
}

type Went = 'on' | 'left';

/** Gives the standing answer for this ask. The device is not handed over for it. */
function giveStanding(session: Session, seat: Seat): boolean {
  const { table, standing, terminal } = session;
  const seen = view(table.installed.game, table.match.state, seat);
  const given = standingAnswer(table.installed.game, seen, seat, standing[seat] ?? {});
  if (given === undefined) return false;
  const { c, t } = speakersFor(session, seat);
  const about = seen.asks.find(({ kind }) => kind === given.kind)?.about;
  note(
    session,
    seat,
    c.say('standing.given', { answer: t.option(given.kind, given.option, about) }),
    terminal.paint.dim,
  );
  answer(session, seat, given);
  return true;
}

async function decide(session: Session, seat: Seat): Promise<Went> {
  if (giveStanding(session, seat)) return 'on';
  if (session.holder !== seat) {
    const handed = await handOver(session, seat);
    if (handed !== 'handed') return handed === 'left' ? 'left' : 'on';
  }
  const { table, terminal } = session;
  const seen = view(table.installed.game, table.match.state, seat);
  const voice = speakersFor(session, seat);
  const menu = menuOf(seen, voice.t);
  const forced = onlyAnswer(session, seat, seen, menu);
  if (forced !== undefined) {
    note(session, seat, voice.c.say('page.forced', { answer: forced.label }), terminal.paint.dim);
    answer(session, seat, forced);
    return 'on';
  }
  session.offered[seat] = optionalIn(seen);
  showPage(session, seat, seen, menu);
  return listen(session, seat, seen, menu);
}

/** When passing is the only option it is given automatically, unless there is an optional ask that the person has not seen yet. */
function onlyAnswer({ offered }: Session, seat: Seat, seen: Seen, menu: Menu): Choice | undefined {
  const [only, ...others] = menu.asks.filter(({ ask }) => !ask.optional).flatMap(({ choices }) => choices);
  if (only?.option !== 'pass' || others.length > 0) return undefined;
  return optionalIn(seen) === '[]' || optionalIn(seen) === offered[seat] ? only : undefined;
}
const optionalIn = (seen: Seen): string => JSON.stringify(seen.asks.filter((ask) => ask.optional));

async function listen(session: Session, seat: Seat, seen: Seen, menu: Menu): Promise<Went> {
  const { terminal } = session;
  const voice = speakersFor(session, seat);
  const { paint } = terminal;
  const prompt = `${paint.tag(seat)} ${paint.bold(paint.seat(seat, voice.t.seat(seat)))} ${paint.candle('▸')} `;
  for (;;) {
    const said = await terminal.ask(prompt);
    if (typeof said === 'string') {
      if (await mayLeave(session, said)) return 'left';
      continue;
    }
    const what = parseInput(said.line, menu, impossibleFor(session, seat, voice));
    switch (what.do) {
      case 'answer': {
        const refused = answer(session, seat, what.choice, what.text);
        if (refused === undefined) return 'on';
        terminal.print(refusalText(voice, refused));
        break;
      }
      case 'back':
        if (takeBack(session, seat)) return 'on';
        break;
      case 'view':
        return 'on';
      case 'hand': {
        const to = personCalled(session, seat, what.to);
        // They may have no ask, and want to answer an optional one.
        if (to !== undefined) return decide(session, to);
        terminal.print(voice.c.say(session.people.length > 1 ? 'hand.who' : 'hand.alone'));
        break;
      }
      case 'quit':
        if (await mayLeave(session)) return 'left';
        break;
      case 'nothing':
        // A person who only looked hands the device back without replying to offers.
        if (seen.asks.every((ask) => ask.optional)) {
          letOffersPass(session, seat);
          return 'on';
        }
        terminal.print(...reply(session, seat, seen, menu, what));
        break;
      case 'save':
        save(session, what.path, what.replace);
        break;
      default:
        terminal.print(...reply(session, seat, seen, menu, what));
    }
  }
}

/** Only a sentence can still be refused: all other answers were offered. */
function answer(
  { table }: Session,
  seat: Seat,
  { kind, option }: Pick<Choice, 'kind' | 'option'>,
  text?: string,
): Refusal | undefined {
  const n = table.match.state.core.answered[seat]!;
  const words = text === undefined ? {} : { text };
  const refused = enter(table.match, { seat, verb: 'answer', kind, option, n, ...words });
  if (refused !== undefined && text === undefined) throw new Error(`an offered answer was refused by ${refused.rule}`);
  return refused;
}

/** Another person at this terminal, by letter or name; with two people no name is needed. */
function personCalled({ people, table }: Session, seat: Seat, word: string): Seat | undefined {
  const others = people.filter((one) => one !== seat);
  if (word === '') return others.length === 1 ? others[0] : undefined;
  return others.find((one) => [letterOf(one), table.participants[one]!.name].some((name) => folded(name) === word));
}

async function finish(session: Session): Promise<void> {
  const { terminal } = session;
  saveAlways(session);
  terminal.freshPage();
  terminal.print(...endLines(session));
  if (terminal.live) await offerToKeep(session);
}
