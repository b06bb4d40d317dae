// Self-play games for training. Everything follows from the seed and the game's number.
import { askedOfBot, askingOrder, type Bot, type Knowledge } from '@oubliette/bots';
import {
  awaited,
  enter,
  type Game,
  isOver,
  type Match,
  newMatch,
  type Pick,
  readTable,
  rolesOf,
  type Seat,
  thinking,
  view,
} from '@oubliette/engine';
import { horizonOf } from './moments.ts';
import { automatic, habitOf, partner } from './partners.ts';
import type { Settings, TrainingGame } from './training-game.ts';

/** The limit of answers: some games could go on for ever. */
const LONGEST = 20_000;
/** The number of other games that are tried in its place. */
const TRIES = 5;
/** In one round of eight a seat plays without a search, because searches reach such positions too. */
const HABIT = 8;
/** An advanced setting differs from its default in one game of eight. */
const SELDOM = 8;

export function selfPlay(
  g: Game,
  known: readonly Knowledge[],
  seed: string,
  no: number,
  longest = LONGEST,
): TrainingGame {
  for (let again = 0; again < TRIES; again++) {
    const own = again === 0 ? `${seed} ${no}` : `${seed} ${no} again ${again}`;
    const played = onePlayed(g, known, own, no, longest);
    if (played !== undefined) return played;
  }
  throw new Error(`game ${no} does not end`);
}

/** Undefined: it did not end. */
function onePlayed(
  g: Game,
  known: readonly Knowledge[],
  seed: string,
  no: number,
  longest: number,
): TrainingGame | undefined {
  const pick = thinking(seed);
  const { seats, settings } = tableFor(g, no, pick);
  const match = newMatch(g, { seats, seed: `${seed} cards`, settings });
  const roles = rolesOf(g, { seats, settings });
  const held = Array.from({ length: seats }, (_, seat) => automatic(g, seat, roles[seat], pick));
  const thinkers = held.map((bot, seat) => bot ?? partner(g, known, seat, pick));
  const habits = held.map((bot, seat) => bot ?? habitOf(g, known, seat));
  let bots = thinkers;
  let horizon = horizonOf(known[0], match);
  for (let turn = 0; !isOver(match.state); turn++) {
    if (turn > longest) return undefined;
    answer(g, match, bots, pick);
    const now = horizonOf(known[0], match);
    if (now === horizon) continue;
    horizon = now;
    bots = thinkers.map((bot, seat) => (pick(HABIT) === 0 ? habits[seat]! : bot));
  }
  const answers = match.moves.map(({ ask, option }) => [ask.seat, ask.kind, option] as const);
  return { seats, seed: `${seed} cards`, settings, answers };
}

/** All numbers of seats in turn, with other settings in every second game; settings that do not fit are left out, then seats are. */
function tableFor(g: Game, no: number, pick: Pick): { readonly seats: number; readonly settings: Settings } {
  const [least, most] = g.seats;
  const wished = no % 2 === 0 ? {} : drawn(g, pick);
  for (let seats = least + (no % (most - least + 1)); ; seats--) {
    const settings = [wished, {}].find((some) => !('faults' in readTable(g, { seats, settings: some })));
    if (settings !== undefined || seats === least) return { seats, settings: settings ?? {} };
  }
}

/** Bots that are not awaited may answer first, as at every table: otherwise no offer would be answered. */
function answer(g: Game, match: Match, bots: readonly Bot[], pick: Pick): void {
  const waiting = awaited(g, match.state).map(({ seat }) => seat);
  const beside = g.besides.length === 0 ? [] : askingOrder(bots.length, match.moves);
  for (const seat of beside) if (!waiting.includes(seat) && chooses(g, match, bots, seat, pick)) return;
  if (!chooses(g, match, bots, waiting[0]!, pick)) throw new Error('a bot has no answer');
}

/** Returns whether this seat gave an answer. */
function chooses(g: Game, match: Match, bots: readonly Bot[], seat: Seat, pick: Pick): boolean {
  const seen = askedOfBot(view(g, match.state, seat), match.moves);
  const choice = seen && bots[seat]!.choose(seen, pick);
  if (seen === undefined || choice === undefined) return false;
  const refused = enter(match, { seat, verb: 'answer', kind: choice.kind, option: choice.option, n: seen.answered });
  if (refused !== undefined) throw new Error(`a bot was refused by ${refused.rule}`);
  return true;
}

function drawn(g: Game, pick: Pick): Settings {
  const values: Record<string, boolean | number | string> = {};
  for (const [name, setting] of Object.entries(g.settings)) {
    if (setting.advanced === true && pick(SELDOM) > 0) continue;
    if (setting.type === 'flag') values[name] = pick(2) === 1;
    else if (setting.type === 'choice') values[name] = setting.values[pick(setting.values.length)]!;
    else values[name] = setting.min + pick(setting.max - setting.min + 1);
  }
  return values;
}
