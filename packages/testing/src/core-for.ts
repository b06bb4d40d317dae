import { type Core, type Frame, roll, sha256Hex } from '@oubliette/engine';

type Chance = Core['chance'];

function chanceFrom(seed: string): Chance {
  const hex = sha256Hex(seed);
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16) | 0;
  return [word(0), word(8), word(16), word(24)];
}

/** The engine's part of a state made by a test: these frames on the stack, the last one on top. */
export const coreFor = <F extends Frame>(seats: number, ...stack: F[]): Core<F> => ({
  chance: chanceFrom('test table'),
  known: 0,
  answered: new Array<number>(seats).fill(0),
  stack,
  aside: [],
});

/** Seeds are tried first, then one long sequence of rolls: a seed costs a hash, a roll nearly nothing. */
const SEEDS = 20_000;

/** A generator whose next rolls of such a die show these values, found by trying: eight dice of six sides take a moment. */
export function dice(sides: number, values: readonly number[]): Chance {
  if (values.some((value) => !Number.isInteger(value) || value < 1 || value > sides)) {
    throw new RangeError(`a die of ${sides} never shows ${values.join(', ')}`);
  }
  const core = coreFor(1);
  const fits = (chance: Chance): boolean => {
    core.chance = [...chance];
    return values.every((value) => roll({ core }, sides) === value);
  };
  for (let i = 0; i < SEEDS; i++) {
    const chance = chanceFrom(`dice ${i}`);
    if (fits(chance)) return chance;
  }
  const stream = { core: { ...coreFor(1), chance: chanceFrom('dice') } };
  while (!fits(stream.core.chance)) roll(stream, sides);
  return stream.core.chance;
}
