// The progress of a game, for a list of games: the plain values at the top level of a spectator's view.

export type Progress = { readonly [field: string]: string | number };

/** A game's box may write them as a sentence, `game.progress`. Fields for clients only begin with `_`. */
export function progressOf(view: object): Progress {
  const plain: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(view)) {
    if (field.startsWith('_')) continue;
    if (typeof value === 'boolean') plain[field] = String(value);
    else if (typeof value === 'string' || typeof value === 'number') plain[field] = value;
  }
  return plain;
}
