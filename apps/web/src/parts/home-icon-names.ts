/** Outlines from game-icons.net (CC BY 3.0) on the first page, besides those on the boxes. The build includes these and no others. */
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
