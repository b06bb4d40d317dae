// The lid of the box: an eye above the Dungeon's maw, a dagger behind a handshake, a broken seal below it. Outlines are from
// game-icons.net (CC BY 3.0), from the back to the front. The build reads this file for the outlines to include, so it imports
// nothing.
const BONE = ['#fffaf0', '#b98f52'] as const;

export const cover = {
  light: '#f2b24e',
  cloth: '#2f6a4a',
  dark: '#07150f',
  prints: [
    // The maw, its rim in the light, and its teeth.
    {
      path: 'M0 26H190V236H162C176 178 172 118 148 96 134 82 114 76 95 76 76 76 56 82 42 96 18 118 14 178 28 236H0Z',
      colour: '#0f3224',
      shades: ['#1f5a40', '#071a12'],
    },
    {
      path: 'M28 236C14 178 18 118 42 96 56 82 76 76 95 76 77 79 60 85 47 98 24 120 20 178 33 236Z',
      colour: '#8fb78a',
    },
    {
      path: 'M43 95 53 130 65 84ZM68 82 78 116 88 77ZM102 77 112 116 122 82ZM125 84 137 130 147 95Z',
      colour: '#f3dfb5',
      shades: BONE,
      edge: 2,
    },
    // The one eye that sees every promise.
    { path: 'M46 51Q95 6 144 51 95 82 46 51Z', colour: '#06140d' },
    { path: 'M53 51Q95 16 137 51 95 76 53 51Z', colour: '#fff3d2', shades: ['#fffaf0', '#d9c48f'] },
    {
      path: 'M80 49a15 15 0 1 0 30 0a15 15 0 1 0-30 0Z',
      colour: '#f08a1f',
      shades: ['#ffe27a', '#8a2a08'],
      edge: 1,
    },
    { path: 'M88 49a7 7 0 1 0 14 0a7 7 0 1 0-14 0Z', colour: '#1a0603' },
    { path: 'M86 42a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z', colour: '#ffffff' },
    {
      path: 'M44 50Q95 2 146 50 118 29 95 29 72 29 44 50Z',
      colour: '#1d4a36',
      shades: ['#2f6a4a', '#0d2a1e'],
      edge: 2,
    },
    {
      icon: 'plain-dagger',
      x: 95,
      y: 115,
      width: 86,
      turn: 45,
      colour: '#b9c3d0',
      shades: ['#ffffff', '#5d6876'],
    },
    // Two sleeves in the colours of two seats.
    { path: 'M-6 226 0 164 46 142 62 174 40 208Z', colour: '#d55e00', shades: ['#ff9a4a', '#7a2f00'], edge: 3 },
    { path: 'M46 142 62 174 54 184 36 148Z', colour: '#ffe2bd', edge: 2.5 },
    { path: 'M196 226 190 164 144 142 128 174 150 208Z', colour: '#56b4e9', shades: ['#bfe4ff', '#1f6a9c'], edge: 3 },
    { path: 'M144 142 128 174 136 184 154 148Z', colour: '#e8f4ff', edge: 2.5 },
    { icon: 'cut-diamond', x: 30, y: 190, width: 24, colour: '#5fd0a4' },
    { icon: 'cut-diamond', x: 160, y: 191, width: 20, colour: '#5fd0a4' },
    { icon: 'shaking-hands', x: 95, y: 154, width: 108, colour: '#f3dfb5', shades: BONE },
    // A seal in two halves.
    {
      path: 'M90 171c-7 0-11 2-14 6-4 4-5 9-4 14 1 6 4 10 9 12 3 2 7 2 11 1l-4-9 5-7-6-8 5-8Z',
      colour: '#a3342a',
      shades: ['#e57463', '#4a120c'],
      edge: 1.5,
    },
    {
      path: 'M100 169l-3 9 6 8-5 7 5 9c4 1 8-1 12-4 4-4 5-9 4-14-1-6-4-10-9-13-3-2-6-2-10-2Z',
      colour: '#a3342a',
      shades: ['#e57463', '#4a120c'],
      edge: 1.5,
    },
  ],
} as const;
