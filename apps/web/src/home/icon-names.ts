/** Outlines from game-icons.net (CC BY 3.0) on boxes and doors of the first page. Read by the build, which puts in these and no others. */
export const homeIconNames = [
  'candle-holder',
  'candle-light',
  'coffin',
  'dungeon-gate',
  'gavel',
  'imp-laugh',
  'overlord-helm',
  'scroll-quill',
  'skull-crossed-bones',
  'tied-scroll',
  'two-shadows',
] as const;
export type HomeIcon = (typeof homeIconNames)[number];
