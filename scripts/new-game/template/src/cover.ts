// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#ffe2a0',
  cloth: '#2f5f7a',
  dark: '#08131a',
  prints: [{ icon: 'candle-light', x: 95, y: 126, width: 100, colour: '#fff1cf' }],
} as const;
