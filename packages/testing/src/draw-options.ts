// Tables that chose anything a table may choose.
import type { GameOption, GameOptions, Pick } from '@oubliette/engine';

export type Chosen = { readonly [name: string]: boolean | number | string };

/** Each option by chance, every value as likely as any other; but these as they are given. */
export const drawOptions =
  (spec: GameOptions, fixed: Chosen = {}) =>
  (pick: Pick): Chosen => ({
    ...Object.fromEntries(Object.entries(spec).map(([name, option]) => [name, draw(option, pick)])),
    ...fixed,
  });

function draw(option: GameOption, pick: Pick): Chosen[string] {
  switch (option.type) {
    case 'flag':
      return pick(2) === 1;
    case 'choice':
      return option.values[pick(option.values.length)]!;
    case 'whole':
      return option.min + pick(option.max - option.min + 1);
  }
}
