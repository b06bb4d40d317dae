// Outlines of pieces: the frame shows the kind or class, as the picture in it does.

/** Portraits, 64 by 72. */
export const OUTLINES = {
  shield: 'M5 6Q32 0 59 6V38C59 56 46 64 32 71C18 64 5 56 5 38Z',
  hexagon: 'M32 2 60 18V54L32 70 4 54V18Z',
  arch: 'M5 69V31C5 13 17 3 32 3S59 13 59 31V69Z',
  flame: 'M32 1C47 12 61 22 61 41A29 29 0 0 1 3 41C3 22 17 12 32 1Z',
  pelt: 'M7 5 22 10 32 2 42 10 57 5 62 27 55 40 58 58 32 72 6 58 9 40 2 27Z',
  lute: 'M32 2C50 2 62 15 62 32 62 47 52 56 47 67Q32 76 17 67C12 56 2 47 2 32 2 15 14 2 32 2Z',
  leaf: 'M32 1C52 12 62 28 60 46 58 62 46 70 32 72 18 70 6 62 4 46 2 28 12 12 32 1Z',
  crown: 'M5 14 12 2 22 11 32 0 42 11 52 2 59 14V40C59 57 46 65 32 72C18 65 5 57 5 40Z',
} as const;
export type Outline = keyof typeof OUTLINES;

/** A tile with cut corners, 76 by 76: rim, line of brass, inner shade. */
export const CHAMFERED = {
  rim: 'M14 2H62L74 14V62L62 74H14L2 62V14Z',
  brass: 'M15 4H61L72 15V61L61 72H15L4 61V15Z',
  shade: 'M17 8H59L68 17V59L59 68H17L8 59V17Z',
} as const;

const LOBES = 12;
/** A wavy rim, like a seal or a bottle cap, 64 by 64. */
export const WAVY = Array.from({ length: LOBES }, (_, i) => {
  const at = (turn: number, r: number): string =>
    `${(32 + r * Math.sin((turn * 2 * Math.PI) / LOBES)).toFixed(2)} ${(32 - r * Math.cos((turn * 2 * Math.PI) / LOBES)).toFixed(2)}`;
  return `${i === 0 ? `M${at(0, 27)}` : ''}Q${at(i + 0.5, 34)} ${at(i + 1, 27)}`;
}).join('');
