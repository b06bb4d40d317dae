// The table of weights from stored games, without rare features.
import { type Fitted, fitWeights, type PlayedGame, type Weights } from '@oubliette/bots';

/** Features that occur less often are unreliable. */
const OFTEN = 20;

export function tableOf(
  games: readonly PlayedGame[],
  names: readonly string[],
  about: Pick<Weights, 'game' | 'rules' | 'lead'>,
  own: boolean,
): { readonly weights: Weights; readonly fitted: Fitted } {
  const seen = new Array<number>(names.length).fill(0);
  for (const { moments } of games)
    for (const { found } of moments) for (const { at } of found) for (const i of new Set(at)) seen[i]!++;
  const kept = [...names.keys()].filter((i) => seen[i]! >= OFTEN);
  const numberOf = new Map(kept.map((i, number) => [i, number]));
  const fewer = games.map(({ moments, ...end }) => ({
    ...end,
    moments: moments.map(({ stage, found, worth }) => ({
      stage,
      ...(worth === undefined ? {} : { worth }),
      found: found.map(({ at, by }) => {
        const places = [...at.keys()].filter((k) => numberOf.has(at[k]!));
        return { at: places.map((k) => numberOf.get(at[k]!)!), by: places.map((k) => by[k]!) };
      }),
    })),
  }));
  const fitted = fitWeights(fewer, kept.length, own);
  const features = kept.map((i) => names[i]!);
  return {
    weights: {
      format: 'oubliette-weights',
      version: 1,
      ...about,
      games: games.length,
      features,
      stages: fitted.stages,
      ...(fitted.own === undefined ? {} : { own: fitted.own }),
    },
    fitted,
  };
}
