// Random settings of a table.
import type { GameSetting, GameSettings, Pick } from '@oubliette/engine';

export type Chosen = { readonly [name: string]: boolean | number | string };

/** Each setting at random, every value equally likely; except those that are given. */
export const drawSettings =
  (spec: GameSettings, fixed: Chosen = {}) =>
  (pick: Pick): Chosen => ({
    ...Object.fromEntries(Object.entries(spec).map(([name, setting]) => [name, draw(setting, pick)])),
    ...fixed,
  });

function draw(setting: GameSetting, pick: Pick): Chosen[string] {
  switch (setting.type) {
    case 'flag':
      return pick(2) === 1;
    case 'choice':
      return setting.values[pick(setting.values.length)]!;
    case 'whole':
      return setting.min + pick(setting.max - setting.min + 1);
  }
}
