import { type Core, type Frame, roll, sha256Hex } from '@oubliette/engine';

type Chance = Core['chance'];

function chanceFrom(seed: string): Chance {
  const hex = sha256Hex(seed);
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0;
  return [word(0), word(8), word(16), word(24)];
}

/** The engine's part of a state that somebody makes: these frames on the stack, the last one on top. */
export const coreFor = <F extends Frame>(seats: number, ...stack: F[]): Core<F> => ({
  chance: chanceFrom('test table'),
  known: 0,
  answered: new Array<number>(seats).fill(0),
  stack,
  aside: [],
});

/** Chance whose next rolls of such a die show these values; found by trying seeds, so keep it to five or six dice. */
export function dice(sides: number, values: readonly number[]): Chance {
  if (values.some((value) => !Number.isInteger(value) || value < 1 || value > sides)) {
    throw new RangeError(`a die of ${sides} never shows ${values.join(', ')}`);
  }
  for (let i = 0; ; i++) {
    const core = { ...coreFor(1), chance: chanceFrom(`dice ${i}`) };
    const chance: Chance = [...core.chance];
    if (values.every((value) => roll({ core }, sides) === value)) return chance;
  }
}
