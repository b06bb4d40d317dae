// A table of the expedition to play at, by names of options.
import { asks, enter, type Match, newMatch, options, type Refusal, type Seat } from '@oubliette/engine';
import { expedition, quest, type State } from './expedition.ts';

type Card = State['hands'][number][number];

export interface AtTable {
  readonly seats?: number;
  readonly given?: unknown;
  readonly dice?: 'fresh' | 'stream';
  readonly seed?: string;
  /** How often the master may press a blow. */
  readonly presses?: number;
  readonly hands?: readonly (readonly Card[])[];
}

/** A table before its first answer; hands are dealt as told. */
export function table({
  seats = 7,
  given = quest,
  dice = 'fresh',
  seed = 'a cellar',
  presses = 0,
  hands,
}: AtTable = {}): Match<State> {
  const m = newMatch(expedition, { seats, seed, given, dice, settings: { cards: 0, presses } });
  const { deck } = m.state;
  hands?.forEach((hand, seat) => {
    for (const card of hand) m.state.hands[seat]!.push(...deck.splice(deck.indexOf(card), 1));
  });
  return m;
}

/** Answers; what refused it, if anything did. */
export function give(m: Match<State>, seat: Seat, option: string, text?: string): Refusal | undefined {
  const ask = asks(m.game, m.state).find((one) => one.seat === seat && options(m.game, m.state, one).includes(option));
  const kind = ask?.kind ?? 'nothing';
  const said = text === undefined ? {} : { text };
  return enter(m, { seat, verb: 'answer', kind, option, n: m.state.core.answered[seat]!, ...said });
}

export const undo = (m: Match<State>, seat: Seat): Refusal | undefined =>
  enter(m, { seat, verb: 'undo', n: m.state.core.answered[seat]! });
export const takeBack = (m: Match<State>, seat: Seat): Refusal | undefined =>
  enter(m, { seat, verb: 'take-back', n: m.state.core.answered[seat]! });

/** Who is asked for what. */
export const asked = (m: Match<State>): string[] =>
  asks(m.game, m.state)
    .filter(({ optional }) => !optional)
    .map(({ seat, kind }) => `${seat} ${kind}`);
