// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#ffcf7a',
  cloth: '#a8481f',
  dark: '#1c0d08',
  prints: [
    { icon: 'dungeon-gate', x: 95, y: 120, width: 104, colour: '#5b3020' },
    { icon: 'candle-light', x: 36, y: 176, width: 42, colour: '#ffd98a' },
    { icon: 'candle-light', x: 154, y: 176, width: 42, colour: '#ffd98a' },
    { icon: 'imp-laugh', x: 95, y: 132, width: 108, colour: '#e2573f' },
  ],
} as const;
