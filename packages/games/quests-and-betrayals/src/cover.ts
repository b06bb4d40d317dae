// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#f2e2a0',
  cloth: '#3f5a3a',
  dark: '#0d140c',
  prints: [
    { icon: 'scroll-unfurled', x: 95, y: 112, width: 128, colour: '#8a7a4a' },
    { icon: 'candle-light', x: 34, y: 180, width: 40, colour: '#ffe2a0' },
    { icon: 'gems', x: 154, y: 182, width: 44, colour: '#7fd0c0' },
    { icon: 'backstab', x: 95, y: 128, width: 100, colour: '#d9d2b4' },
  ],
} as const;
