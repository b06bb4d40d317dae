// `oubliette judge`: tests whether a table of weights is worth shipping. One bot that uses it plays against plain ones of its level, at every
// number of seats and with every named variant, all with the same time to think.
import { effortOf, isLevel } from '@oubliette/bots';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import { botContext, type Installed } from '../games.ts';
import { readSettings } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { costRatio } from './cost-ratio.ts';
import { type Estimate, share } from './figures.ts';
import { type LabSurroundings, numberFrom, playSeries } from './lab.ts';
import type { Series } from './series.ts';

export interface JudgeOptions {
  readonly weights: string;
  readonly level: string;
  readonly games: string;
  readonly jobs: string;
  readonly seed: string;
  readonly out: string;
  /** Measured by default. */
  readonly iterations?: string;
  readonly variant?: readonly string[];
}

/** BOT-LEARN-9. True: accepted; undefined: stopped. */
export async function judgeWeights(
  { game }: Installed,
  options: JudgeOptions,
  lang: Lang,
  around: LabSurroundings,
): Promise<boolean | undefined> {
  const { level, weights, seed } = options;
  const games = numberFrom(options.games, '--games');
  const jobs = numberFrom(options.jobs, '--jobs');
  if (!isLevel(level)) throw new UserError('trouble.lab-seat', { word: level });
  const c = speaker(cliTexts, lang);
  const [least, most] = game.seats;
  const series = (seats: number, first: string, variants: readonly string[]): Series => ({
    game: game.id,
    rules: game.version,
    options: readSettings(game.settings, variants),
    seed,
    players: [first, ...Array.from({ length: seats - 1 }, () => level)],
  });
  const plain = effortOf(level, botContext(game).knowledge).iterations;
  const iterations =
    options.iterations === undefined
      ? Math.max(1, Math.round(plain / (await costRatio(game, series(least, `${level}@${weights}`, [])))))
      : numberFrom(options.iterations, '--iterations');
  around.write(`${c.say('judge.iterations', { level, plain, iterations })}\n`);
  const first = `${level}:${iterations}@${weights}`;
  const cases = [
    ...Array.from({ length: most - least + 1 }, (_, i) => ({ seats: least + i, variants: [] as string[] })),
    ...(options.variant ?? []).map((variant) => ({ seats: least, variants: [variant] })),
  ];
  let accepted = true;
  for (const { seats, variants } of cases) {
    const out = `${options.out}-${[seats, ...variants].join('-').replace(/[^\w-]/g, '-')}`;
    const records = await playSeries(series(seats, first, variants), { games, jobs, ms: 1000, out }, c, around);
    if (records.length < games) return undefined;
    const won = share(
      records.reduce((sum, record) => sum + record.won[0]!, 0),
      games,
    );
    const equals = new Set(records[0]?.sides).size || seats;
    const above = isAbovePar(won, equals);
    accepted &&= above;
    const row = {
      seats,
      variants: variants.map((variant) => `, ${variant}`).join(''),
      games,
      above: above ? '✓' : '✗',
      par: percent(1 / equals),
    };
    const found = { won: percent(won.value), low: percent(won.low), high: percent(won.high) };
    around.write(`${c.say('judge.row', { ...row, ...found })}\n`);
  }
  around.write(`${c.say(accepted ? 'judge.accepted' : 'judge.refused')}\n`);
  return accepted;
}

/** The lower end of the interval lies above the share of an equal player, where so many seats or sides can win. */
export const isAbovePar = ({ low }: Estimate, equals: number): boolean => low > 1 / equals;

const percent = (part: number): string => (100 * part).toFixed(1);
