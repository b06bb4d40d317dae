// A table of learned weights: whole numbers of 64ths of a point, by stage and feature. Integers give the same sum
// everywhere, in any order.

/** One point. */
export const POINT = 64;

export interface Weights {
  readonly format: 'oubliette-weights';
  readonly version: 1;
  readonly game: string;
  /** The version of the rules it was trained on. */
  readonly rules: string;
  /** The lead in points that counts as comfortable. */
  readonly lead: number;
  /** How it was made, for readers of the file. */
  readonly games: number;
  readonly features: readonly string[];
  /** By stage (the game's `stage`, else its `horizon`): one weight for each feature. */
  readonly stages: { readonly [stage: string]: readonly number[] };
  /** The weight by stage of the game's own evaluation, to which the table is added; absent: the table stands alone. */
  readonly own?: { readonly [stage: string]: number };
}

/** BOT-LEARN-4: reads a table from a file, or returns the place of its first fault. */
export function readWeights(text: string): Weights | { readonly fault: string } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { fault: 'file' };
  }
  const w = json as Partial<Weights> | null;
  if (typeof w !== 'object' || w === null || w.format !== 'oubliette-weights' || w.version !== 1)
    return { fault: 'format' };
  if (typeof w.game !== 'string') return { fault: 'game' };
  if (typeof w.rules !== 'string') return { fault: 'rules' };
  if (typeof w.games !== 'number') return { fault: 'games' };
  if (typeof w.lead !== 'number' || w.lead <= 0) return { fault: 'lead' };
  if (!Array.isArray(w.features) || w.features.some((name) => typeof name !== 'string')) return { fault: 'features' };
  if (typeof w.stages !== 'object' || w.stages === null || Object.keys(w.stages).length === 0)
    return { fault: 'stages' };
  for (const [stage, list] of Object.entries(w.stages)) {
    const fits = /^-?\d+$/.test(stage) && Array.isArray(list) && list.length === w.features.length;
    if (!fits || !list.every(Number.isSafeInteger)) return { fault: `stages.${stage}` };
  }
  if (w.own !== undefined && !(typeof w.own === 'object' && w.own !== null && ownFits(w.own, w.stages)))
    return { fault: 'own' };
  return w as Weights;
}

const ownFits = (own: object, stages: object): boolean =>
  Object.keys(own).join() === Object.keys(stages).join() && Object.values(own).every(Number.isSafeInteger);
