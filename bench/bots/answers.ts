// How long the levels take to answer, over whole games of Dungeon Lords, and how many such games a second are played.
import { botOf, type Level, levels } from '@oubliette/bots';
import { dungeonLords as g } from '@oubliette/dungeon-lords';
import { apply, awaited, isOver, newGame, type Seat, thinking, view } from '@oubliette/engine';
import { cpu, known } from './lords.ts';

/** Plays a game; `took` hears of every answer that was a choice. */
function play(seed: string, players: readonly Level[], clock: boolean, took: (seat: Seat, ms: number) => void): void {
  const s = newGame(g, { seats: players.length, seed });
  const context = clock ? { ...known, now: cpu } : known;
  const bots = players.map((level, seat) => botOf(level, g, seat, context));
  while (!isOver(s)) {
    const { seat } = awaited(g, s)[0]!;
    const seen = view(g, s, seat);
    const start = cpu();
    const choice = bots[seat]!.choose(seen, thinking(`${seed} ${seat} ${seen.answered}`))!;
    if (seen.asks.some(({ optional, options }) => !optional && options.length > 1)) took(seat, cpu() - start);
    const ask = awaited(g, s).find((one) => one.seat === seat && one.kind === choice.kind)!;
    apply(g, s, ask, choice.option);
  }
}

export interface Times {
  readonly mean: number;
  readonly most: number;
  readonly limit: number;
}

/** One of this level among stewards, as in play: with a clock, and the time that goes with it. The first game warms up. */
export function answerTimes(level: Level, games: number): Times {
  const times: number[] = [];
  for (let i = -1; i < games; i++) {
    const players = [level, 'steward', 'steward', 'steward'] as const;
    play(`answers ${i}`, players, true, (seat, ms) => i >= 0 && seat === 0 && times.push(ms));
  }
  const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length;
  return { mean, most: Math.max(...times), limit: levels[level].ms };
}

/** Counts games, as the lab plays them: by iterations, no clock. */
export function series(players: readonly Level[]) {
  let n = 0;
  return () => {
    play(`series ${n++}`, players, false, () => {});
    return 1;
  };
}
export const stewards = () => series(['steward', 'steward', 'steward', 'steward']);
export const lordAmongStewards = () => series(['lord', 'steward', 'steward', 'steward']);
