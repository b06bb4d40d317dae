/** Icons that the kit itself draws: a table's own list begins with them. */
export const kitIcons = ['brass-eye', 'candle-light', 'skull-crossed-bones', 'torch'] as const;
