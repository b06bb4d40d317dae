// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#d6b7ff',
  cloth: '#5a3f9e',
  dark: '#0d0920',
  prints: [
    { icon: 'skull-crossed-bones', x: 95, y: 86, width: 60, colour: '#efe3ff' },
    { icon: 'gavel', x: 136, y: 166, width: 56, colour: '#e0b562' },
    { icon: 'coffin', x: 82, y: 156, width: 96, colour: '#f2e4c4' },
  ],
} as const;
