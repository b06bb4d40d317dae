// A series of games between bots: who plays which seat in which game, and the record of each game.
import { askedOfBot, askingOrder, type Choice } from '@oubliette/bots';
import { type Event, enter, type Game, isOver, type Match, newMatch, type Seat, view } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import type { Player } from './player.ts';

export interface Series {
  readonly game: string;
  readonly rules: string;
  /** The settings; stored series fix the name of the field. */
  readonly options: GameFile['options'];
  readonly seed: string;
  /** A word for each player: a level, `random`, or `exec:COMMAND`. */
  readonly players: readonly string[];
}

/** The record of a game, by player, not by seat. */
export interface GameRecord {
  readonly game: number;
  /** The player of each seat. */
  readonly chairs: readonly number[];
  /** The part of a win: allies win together, so it is the part of their side. */
  readonly won: readonly number[];
  /** In a game of sides: players of the same number were allied at the end. */
  readonly sides?: readonly number[];
  readonly points: readonly number[];
  readonly answers: readonly number[];
  /** Answers that a player missed (too late, not possible) and that were given for it. */
  readonly missed: readonly number[];
  /** The points by score line. */
  readonly lines: readonly Readonly<Record<string, number>>[];
  /** How often each option was chosen: `order:food`. */
  readonly used: readonly Readonly<Record<string, number>>[];
  /** How often each event happened to a player, or to all: `spell:graffiti`. */
  readonly happened: readonly Readonly<Record<string, number>>[];
}

/** As many games as there are seats share one deal, and each player plays each seat once; where seats have roles, each stays on its own. */
function seating(g: Game, series: Series, game: number): { readonly seed: string; readonly chairs: readonly number[] } {
  const seats = series.players.length;
  if (g.roles !== undefined) return { seed: `${series.seed} ${game}`, chairs: series.players.map((_, chair) => chair) };
  const chairs = Array.from({ length: seats }, (_, chair) => (chair + game) % seats);
  return { seed: `${series.seed} ${Math.floor(game / seats)}`, chairs };
}

/** The limit of answers: some games could go on for ever. */
const LONGEST = 100_000;

export async function playOne(g: Game, series: Series, game: number, players: readonly Player[]): Promise<GameRecord> {
  const { seed, chairs } = seating(g, series, game);
  const match = newMatch(g, { seats: chairs.length, seed, settings: series.options });
  const missed = chairs.map(() => 0);
  const at = chairs.map((player) => players[player]!);
  for (const [seat, player] of at.entries()) {
    await player.begin({ g, options: series.options, seat, seats: chairs.length, dice: `${seed} ${game} ${seat}` });
  }
  const give = (seat: Seat, { kind, option }: Choice): void => {
    const refused = enter(match, { seat, verb: 'answer', kind, option, n: match.state.core.answered[seat]! });
    if (refused !== undefined) throw new Error(`${series.players[chairs[seat]!]} was refused by ${refused.rule}`);
  };
  /** Players that the table does not wait for may answer optional asks first: otherwise no offer would be answered. */
  const volunteer = async (waiting: readonly Seat[]): Promise<boolean> => {
    if (g.besides.length === 0) return false;
    for (const seat of askingOrder(chairs.length, match.moves)) {
      const seen = waiting.includes(seat) ? undefined : askedOfBot(view(g, match.state, seat), match.moves);
      const choice = seen && (await at[seat]!.volunteer(seen));
      if (choice === undefined) continue;
      give(seat, choice);
      return true;
    }
    return false;
  };
  for (let turns = 0; !isOver(match.state); turns++) {
    if (turns > LONGEST) throw new Error(`game ${game} does not end`);
    const { waiting } = view(g, match.state, 'spectator');
    if (await volunteer(waiting)) continue;
    const seat = waiting[0]!;
    // The table waits for this seat, so there is a view to decide from.
    const { choice, late } = await at[seat]!.choose(askedOfBot(view(g, match.state, seat), match.moves)!);
    if (late) missed[chairs[seat]!]!++;
    give(seat, choice);
  }
  for (const [seat, player] of at.entries()) await player.end(view(g, match.state, seat));
  return recordOf(g, match, game, chairs, missed);
}

function recordOf(
  g: Game,
  match: Match,
  game: number,
  chairs: readonly number[],
  missed: readonly number[],
): GameRecord {
  const { winners } = g.outcome(match.state);
  const sides = g.sides?.(match.state);
  // ENG-ROLE-3: the allies of a winner have won.
  const winning = sides === undefined ? winners : [...new Set(winners.map((seat) => sides[seat]!))];
  const hasWon = (chair: Seat): boolean => winning.includes(sides === undefined ? chair : sides[chair]!);
  const scores = g.score(match.state);
  const chairOf = chairs.map((_, player) => chairs.indexOf(player));
  const by = <T>(what: (chair: Seat) => T) => chairOf.map(what);
  return {
    game,
    chairs,
    won: by((chair) => (hasWon(chair) ? 1 / winning.length : 0)),
    ...(sides === undefined ? {} : { sides: by((chair) => sides[chair]!) }),
    points: by((chair) => scores[chair]!.total),
    answers: by((chair) => match.state.core.answered[chair]!),
    missed,
    lines: by((chair) => summed(scores[chair]!.lines.map(({ key, points }) => [key, points]))),
    used: by((chair) =>
      summed(
        match.entries.flatMap((entry) =>
          entry.verb === 'answer' && entry.seat === chair ? [[`${entry.kind}:${entry.option}`, 1]] : [],
        ),
      ),
    ),
    happened: by((chair) =>
      summed(eventsOf(match).flatMap((event) => (isAbout(event, chair) ? [[happening(event), 1]] : []))),
    ),
  };
}

const eventsOf = ({ opening, moves }: Match): readonly Event[] => [
  ...opening,
  ...moves.flatMap(({ events }) => events),
];
const isAbout = (event: Event, chair: Seat): boolean => !('seat' in event) || event.seat === chair;

/** Events that follow from cards are not choices: counted by the event's name, and by the card it names. */
function happening(event: Event): string {
  const { card, special } = event as { readonly card?: unknown; readonly special?: unknown };
  const about = [card, special].find((word) => typeof word === 'string');
  return about === undefined ? `${event.type}:` : `${event.type}:${about}`;
}

/** In alphabetical order: the same game gives the same text. */
function summed(pairs: readonly (readonly [string, number])[]): Record<string, number> {
  const sums = new Map<string, number>();
  for (const [key, n] of pairs) sums.set(key, (sums.get(key) ?? 0) + n);
  return Object.fromEntries([...sums].sort(([a], [b]) => (a < b ? -1 : 1)));
}
