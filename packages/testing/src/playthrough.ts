// One random game as readable text. Its diff shows the effect of a change of rules; the file is renewed on purpose.
import {
  type Ask,
  type Event,
  type Game,
  hear,
  isOver,
  type Seat,
  type StateOf,
  type TableSetup,
  view,
} from '@oubliette/engine';
import { type Lang, type Speaker, speaker, type Texts } from '@oubliette/text';
import { present, short } from './plain-data.ts';
import { type Chooser, type PlayStyle, randomGame, type Taste } from './random-game.ts';

export interface PlaythroughSetup extends TableSetup, Pick<PlayStyle, 'optional' | 'goOn' | 'eager'> {
  readonly lang: Lang;
  /** A strategy: a game of players with aims is better to read. */
  readonly taste?: Taste;
  /** A game with fixed answers. */
  readonly choose?: Chooser;
}

const NAMES = ['Ada', 'Bram', 'Cleo', 'Dorn', 'Elin', 'Falk', 'Gwen', 'Hugo'];
/** The limit of events of one entry; the rest is written as a number. */
const MOST_CHANGES = 12;
const LONGEST_LINE = 116;

/** Every decision with its options, every line of the log, and the public changes of the view. */
export function playthrough<S extends StateOf, V extends object>(
  game: Game<S, V>,
  texts: Texts,
  { lang, taste, choose, optional, goOn, eager, ...table }: PlaythroughSetup,
  style: PlayStyle = {},
): string {
  const seats = NAMES.slice(0, table.seats);
  const speakers = seats.map((_, me) => speaker(texts, lang, { seats, me }));
  const aloud = speaker(texts, lang, { seats });
  const lines = [`${aloud.say('game.name')} ${game.version}`, `${JSON.stringify(table)} ${lang}`, ''];
  let seen: unknown = {};
  let number = 0;
  for (const { state, before, entry, ask, events, match } of randomGame(game, table, {
    ...style,
    ...present({ taste, choose, optional, goOn, eager }),
  })) {
    if (entry !== undefined && before !== undefined) {
      lines.push(`${++number}. ${decision(game, before, entry.seat, ask, speakers[entry.seat]!)}`);
      if (entry.verb === 'answer') lines.push(`   > ${option(game, before, entry.seat, ask!, entry.option, speakers)}`);
      else lines.push(`   > ${entry.verb}`);
    }
    for (const event of events) lines.push(...logLines(event, aloud, speakers));
    const now = view(game, state, 'spectator').game;
    if (entry !== undefined) lines.push(...changeLines(changes(seen, now)));
    seen = now;
    if (isOver(state)) lines.push('', ...ending(match.game, state, aloud));
  }
  return `${lines.join('\n')}\n`;
}

const asking = <S extends StateOf, V extends object>(game: Game<S, V>, s: S, seat: Seat, ask: Ask) =>
  view(game, s, seat).asks.find((x) => x.kind === ask.kind && x.optional === ask.optional)!;

function decision<S extends StateOf, V extends object>(
  game: Game<S, V>,
  s: S,
  seat: Seat,
  ask: Ask | undefined,
  t: Speaker,
): string {
  if (ask === undefined) return t.seat(seat);
  const { kind, about, options } = asking(game, s, seat, ask);
  const words = options.map((x) => t.option(kind, x, about)).join(', ');
  return `${t.seat(seat)}: ${t.ask({ kind, seat, about })}\n   [${words}]`;
}

function option<S extends StateOf, V extends object>(
  game: Game<S, V>,
  s: S,
  seat: Seat,
  ask: Ask,
  answer: string,
  speakers: readonly Speaker[],
): string {
  const words = speakers[seat]!.option(ask.kind, answer, asking(game, s, seat, ask).about);
  return `${words} (${ask.kind} ${answer})`;
}

/** As a spectator gets it; where it has a secret part, as the seats that may know it. */
function logLines(event: Event, aloud: Speaker, speakers: readonly Speaker[]): string[] {
  const told = [`   ${aloud.event(hear(event, 'spectator'))}`];
  for (const seat of event.secret?.to ?? []) {
    told.push(`   (${aloud.seat(seat)}) ${speakers[seat]!.event(hear(event, seat))}`);
  }
  return told;
}

function* changes(a: unknown, b: unknown, path = ''): Generator<string> {
  if (JSON.stringify(a) === JSON.stringify(b)) return;
  const fields = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
  const rows = (x: unknown): x is object[] => Array.isArray(x) && x.some((item) => typeof item === 'object');
  if (fields(a) && fields(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      yield* changes(a[key], b[key], path === '' ? key : `${path}.${key}`);
    }
  } else if (rows(a) && rows(b) && a.length === b.length) {
    for (const [i, item] of a.entries()) yield* changes(item, b[i], `${path}.${i}`);
  } else yield `${path}: ${short(a, 50)} → ${short(b, 50)}`;
}

/** Several on a line, as far as there is room. */
function changeLines(all: Iterable<string>): string[] {
  const list = [...all];
  const told = list.slice(0, MOST_CHANGES);
  if (list.length > told.length) told.push(`and ${list.length - told.length} more`);
  const lines: string[] = [];
  for (const change of told) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + change.length + 3 <= LONGEST_LINE)
      lines[lines.length - 1] = `${last} · ${change}`;
    else lines.push(`   ~ ${change}`);
  }
  return lines;
}

function ending<S extends StateOf>(g: Game<S>, s: S, t: Speaker): string[] {
  const { winners, how } = g.outcome(s);
  const rows = g.score(s).map(({ total, lines }, seat) => {
    const parts = lines.map(({ key, points, params }) => `${t.say(`score.${key}`, { ...params, points })} ${points}`);
    return `${t.seat(seat)}: ${total} (${parts.join(', ')})`;
  });
  const key = `outcome.${how ?? 'won'}`;
  const told = how !== undefined || t.has(key) ? [t.say(key, { seats: winners })] : [];
  return [...told, ...rows, `→ ${winners.map((seat) => t.seat(seat)).join(', ')}`];
}
