// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#d8e6a0',
  cloth: '#3d5a3a',
  dark: '#0d1410',
  prints: [
    { icon: 'dungeon-gate', x: 95, y: 112, width: 120, colour: '#26382a' },
    { icon: 'candle-light', x: 40, y: 178, width: 40, colour: '#ffe9a8' },
    { icon: 'candle-light', x: 150, y: 178, width: 40, colour: '#ffe9a8' },
    { icon: 'locked-chest', x: 95, y: 150, width: 92, colour: '#d7b25a' },
  ],
} as const;
