// Bots of the worst kind: told by the game's name how to misbehave.
export function choose({ game, seen }) {
  if (game === 'stall') for (;;);
  if (game === 'crash') process.exit(3);
  if (game === 'throw') throw new Error('no idea');
  if (game === 'babble') return { kind: 7, option: {} };
  if (game === 'hoard') {
    const pile = [];
    for (;;) pile.push(new Array(1e6).fill(pile.length));
  }
  return { kind: 'fine', option: String(seen.seats) };
}
