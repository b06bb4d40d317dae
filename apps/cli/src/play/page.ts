// The page of one decision: the table in its person's view, the news, the ask.
import { manifestOf } from '@oubliette/catalog';
import { type AsideSeen, type Match, type Seat, type Seen, view } from '@oubliette/engine';
import type { Speaker } from '@oubliette/text';
import { headline } from '../screen/frame.ts';
import { flowed, inColumns, wrapped } from '../screen/measure.ts';
import { labelOf, valueText } from '../show/fields.ts';
import { viewLines } from '../show/view.ts';
import { repliesOwed } from '../table.ts';
import { newsFor } from './log.ts';
import type { Choice, Menu } from './menu.ts';
import { type Session, type Speakers, speakersFor, tinted } from './session.ts';

/** The fields of a view that repeat the settings: shown once, when the game begins. */
const SETTINGS = ['options', 'settings'];

/** The settings as the view shows them; undefined: it does not. */
export function settingsText(session: Session): string | undefined {
  const { table, terminal } = session;
  const { c, t } = speakersFor(session, 'spectator');
  const open = view(table.installed.game, table.match.state, 'spectator').game as Readonly<Record<string, unknown>>;
  const name = SETTINGS.find((one) => typeof open[one] === 'object');
  if (name === undefined) return undefined;
  const { paint, width } = terminal;
  const seats = table.participants.length;
  const colon = c.say('page.colon');
  const showing = { t, paint, width, compact: false, seats, places: undefined, me: undefined, you: '', colon };
  return `${labelOf(showing, [name])}${colon}${valueText(showing, [name], open[name]) ?? ''}`;
}

export function tableLines(session: Session, seat: Seat | undefined, compact = false): string[] {
  const { table, terminal } = session;
  const { game } = table.installed;
  const viewer = seat ?? 'spectator';
  const { c, t } = speakersFor(session, viewer);
  const { paint, width } = terminal;
  const open = view(game, table.match.state, 'spectator').game;
  const mine = seat === undefined ? open : view(game, table.match.state, seat).game;
  const seats = table.participants.length;
  const phrases = { you: `(${c.say('seat.you')})`, colon: c.say('page.colon') };
  const places = manifestOf(game.id)?.places;
  const showing = { t, paint, width, compact, seats, places, me: seat, without: SETTINGS, ...phrases };
  const who = seat === undefined ? '' : `${paint.tag(seat)} ${paint.bold(paint.seat(seat, t.seat(seat)))}`;
  return [headline(paint, width, paint.bold(t.say('game.name')), who, '═'), ...viewLines(showing, mine, open)];
}

export function showPage(session: Session, seat: Seat, seen: Seen, menu: Menu): void {
  const { terminal } = session;
  const voice = speakersFor(session, seat);
  const below = [...askLines(session, voice, seat, seen, menu), ...footerLines(session, voice)];
  const news = newsFor(session, seat);
  const roomy = tableLines(session, seat);
  const room = (terminal.height ?? Number.POSITIVE_INFINITY) - below.length - Math.min(news.length, FEWEST_NEWS) - 2;
  const above = roomy.length > room ? tableLines(session, seat, true) : roomy;
  terminal.freshPage();
  terminal.print(...above, ...newsLines(session, voice, news, above.length + below.length), ...below);
}

const FEWEST_NEWS = 4;

/** The latest news, as much as the screen has room for; `l` shows the rest. */
function newsLines(session: Session, { c }: Speakers, news: readonly string[], taken: number): string[] {
  if (news.length === 0) return [];
  const { height, paint, width } = session.terminal;
  const room = height === undefined ? news.length : Math.max(FEWEST_NEWS, height - taken - 2);
  const left = news.length > room ? news.length - room : 0;
  const earlier = left === 0 ? '' : paint.dim(c.say('page.earlier', { left }));
  return [headline(paint, width, paint.dim(c.say('page.news')), earlier), ...news.slice(left)];
}

function askLines(session: Session, { t, c }: Speakers, seat: Seat, seen: Seen, menu: Menu): string[] {
  const { paint, width } = session.terminal;
  const awaited = menu.asks.filter(({ ask }) => !ask.optional);
  const optional = menu.asks.filter(({ ask }) => ask.optional);
  const one = ({ ask, choices }: Menu['asks'][number]): string[] => {
    const hint = t.hint({ kind: ask.kind, seat, about: ask.about });
    const sentence = wrapped(t.ask({ kind: ask.kind, seat, about: ask.about }), width);
    return [
      ...sentence.map((line) => (ask.optional ? tinted(session, line) : paint.bold(paint.candle(line)))),
      ...(hint === undefined ? [] : wrapped(hint, width).map(paint.dim)),
      ...optionLines(session, choices),
      ...(ask.sentence === true ? [paint.dim(c.say('page.sentence'))] : []),
    ];
  };
  const composing = seen.mine
    .filter(({ steps }) => steps.length > 0)
    .flatMap((aside) =>
      wrapped(c.say('page.composing', { steps: stepTexts(session.table.match, t, seat, aside) }), width).map(
        paint.arcane,
      ),
    );
  const nothing = awaited.length === 0 ? wrapped(whyAsked(session, c, seat, seen), width).map(paint.candle) : [];
  return [
    headline(paint, width, paint.dim(c.say('page.decision'))),
    ...awaited.flatMap(one),
    ...nothing,
    ...(optional.length === 0 ? [] : [headline(paint, width, paint.dim(c.say('page.beside'))), ...composing]),
    ...optional.flatMap(one),
  ];
}

/** A page for a person whom the table does not wait for: there is an offer to answer, or they want to look. */
function whyAsked({ table }: Session, c: Speakers['c'], seat: Seat, seen: Seen): string {
  const from = repliesOwed(table, seat).flatMap((count, bot) => (count > 0 ? [bot] : []));
  return from.length > 0 ? c.say('page.owes-reply', { seats: from }) : c.say('page.not-asked', { seats: seen.waiting });
}

/** The steps of an unfinished choice as text. The rules name those that count, the log those that wait to fit again. */
export function stepTexts({ game, state, moves }: Match, t: Speaker, seat: Seat, aside: AsideSeen): string[] {
  const { kind, steps, fits } = aside;
  const given = moves.filter(({ ask, unheard }) => unheard && ask.seat === seat && ask.beside === kind);
  // Steps from before the match have no moves.
  const before = steps.length - given.length;
  return steps.flatMap((step, i) => {
    const ask = i < fits ? game.beside[kind]?.step(state, seat, steps.slice(0, i)) : given[i - before]?.ask.kind;
    return ask === undefined ? [] : t.option(ask, step);
  });
}

function optionLines({ terminal }: Session, choices: readonly Choice[]): string[] {
  const { paint, width } = terminal;
  const digits = Math.max(...choices.map(({ number }) => String(number).length));
  const labels = choices.map(({ number, label }) => {
    const n = paint.candle(String(number).padStart(digits));
    // An option "3 coins" that is chosen by typing 3 needs no second 3.
    const words =
      label === String(number) ? '' : label.startsWith(`${number} `) ? label.slice(`${number} `.length) : label;
    return `${n} ${words}`.trimEnd();
  });
  return inColumns(labels, width - 2).map((line) => `  ${line}`);
}

function footerLines({ people, terminal }: Session, { c }: Speakers): string[] {
  const keys = ['why', 'rules', 'back', 'log', 'save', 'help', 'quit'] as const;
  const all = people.length > 1 ? ([...keys, 'hand'] as const) : keys;
  return flowed(
    all.map((key) => c.say(`key.${key}`)),
    terminal.width,
    '  ',
  ).map(terminal.paint.dim);
}
