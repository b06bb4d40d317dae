// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#ffe0a3',
  cloth: '#3f5a4a',
  dark: '#0b130f',
  prints: [
    { icon: 'dungeon-gate', x: 95, y: 116, width: 118, colour: '#243a30' },
    { icon: 'candle-light', x: 40, y: 178, width: 40, colour: '#ffd98a' },
    { icon: 'wooden-door', x: 95, y: 128, width: 92, colour: '#d9a25a' },
  ],
} as const;
