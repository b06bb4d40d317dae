// The lid of the box: three colours of light, and outlines from game-icons.net (CC BY 3.0) from the back to the front.
// The build reads this file for the outlines to include, so it imports nothing.
export const cover = {
  light: '#ffe9a8',
  cloth: '#3f7a5c',
  dark: '#07150f',
  prints: [
    { icon: 'scroll-quill', x: 104, y: 152, width: 92, colour: '#f0dcae' },
    { icon: 'candle-holder', x: 78, y: 92, width: 82, colour: '#fff1cf' },
  ],
} as const;
