// DL-NEW
import { expect, it } from 'vitest';
import type { AdventurerId } from '../src/cards/cards.ts';
import { beginner, lair, player, round, table, types } from './table.ts';

/** A round from its beginning: it stops at the orders. */
const newRound = round('tiles');
const stacks = {
  monsterStack: ['troll', 'ghost', 'witch', 'slime', 'goblin'],
  roomStack: ['mint', 'workshop', 'hatchery'],
  adventurerStack: ['mage-1', 'priest-3', 'thief-2a', 'warrior-2', 'mage-3', 'thief-1'],
} satisfies Partial<Parameters<typeof table>[0]>;
const given = (more: Partial<Parameters<typeof table>[0]> = {}) =>
  structuredClone({ at: newRound, ...stacks, ...more }) as Parameters<typeof table>[0];

it('[DL-NEW-1] three monsters or ghosts from the top of the stack', () => {
  const t = table(given());
  expect(t.state.forHire).toEqual(['goblin', 'slime', 'witch']);
  expect(t.state.monsterStack).toEqual(['troll', 'ghost']);
});

it('[DL-NEW-2] two rooms from the top of the stack', () => {
  const t = table(given());
  expect(t.state.forSale).toEqual(['hatchery', 'workshop']);
  expect(t.state.roomStack).toEqual(['mint']);
});

it('[DL-RULING-5] what nobody took is discarded face up, for everybody to see', () => {
  const t = table(given({ forHire: ['vampire'], forSale: ['tool-shed', 'magic-room'], discardedMonsters: ['ghost'] }));
  expect(t.state.forHire).toEqual(['goblin', 'slime', 'witch']);
  expect(t.state.discardedMonsters).toEqual(['ghost', 'vampire']);
  expect(t.view('spectator').game.discardedRooms).toEqual(['tool-shed', 'magic-room']);
});

it('[DL-NEW-3] those expected last round now arrive, and the next ones are drawn; none in autumn', () => {
  for (const season of [0, 1, 2] as const) {
    const t = table(given({ season, expected: ['priest-1', 'mage-2a'] }));
    expect(t.state.arriving).toEqual(['priest-1', 'mage-2a']);
    expect(t.state.expected).toHaveLength(4);
  }
  const autumn = table(given({ season: 3, expected: ['priest-1', 'mage-2a'] }));
  expect(autumn.state).toMatchObject({ arriving: ['priest-1', 'mage-2a'], expected: [] });
  expect(autumn.state.adventurerStack).toEqual(stacks.adventurerStack);
});

it('[DL-NEW-4] four adventurers at 4 players', () => {
  expect(table(given()).state.expected).toHaveLength(4);
});
it('[DL-NEW-5] three adventurers at 3 players', () => {
  expect(
    table(given({ seats: 3, dummies: [{ blocked: ['food', 'dig', 'gold'], drawn: [] }] })).state.expected,
  ).toHaveLength(3);
});
it('[DL-NEW-6] three adventurers at 2 players', () => {
  expect(table(given({ seats: 2 })).state.expected).toHaveLength(3);
});

it('[DL-NEW-7] the weakest lies at the left, the strongest at the right', () => {
  // Drawn: thief-1, mage-3, warrior-2, thief-2a.
  expect(table(given()).state.expected).toEqual(['thief-1', 'warrior-2', 'thief-2a', 'mage-3']);
});

it('[DL-RULING-6] [DL-CLASS-1] of equal rank the one drawn earlier lies further left, whatever the class and hit points', () => {
  const adventurerStack: AdventurerId[] = ['mage-1', 'warrior-2', 'mage-2b', 'thief-2a', 'priest-2b'];
  const t = table(given({ adventurerStack: ['mage-2a', ...adventurerStack.slice(1), 'warrior-3'] }));
  expect(t.state.expected).toEqual(['priest-2b', 'thief-2a', 'mage-2b', 'warrior-3']);
});

it('[DL-NEW-8] if all are of equal rank, the last one drawn goes under the stack and another is drawn', () => {
  const t = table(given({ adventurerStack: ['thief-1', 'mage-3', 'priest-2a', 'thief-2b', 'mage-2a', 'warrior-2'] }));
  expect(t.state.expected).toEqual(['warrior-2', 'mage-2a', 'thief-2b', 'mage-3']);
  expect(t.state.adventurerStack).toEqual(['priest-2a', 'thief-1']);
  expect(t.events().filter(({ type }) => type === 'put-under')).toEqual([
    { type: 'put-under', rule: 'DL-NEW-8', adventurer: 'priest-2a' },
  ]);
});

it('[DL-NEW-8] everybody knows who lies at the bottom of the stack', () => {
  const t = table(given({ adventurerStack: ['thief-1', 'mage-3', 'priest-2a', 'thief-2b', 'mage-2a', 'warrior-2'] }));
  expect(t.view('spectator').game).toMatchObject({ adventurersUnder: ['priest-2a'], adventurersLeft: 2 });
});

it('[DL-NEW-8] two that differ are enough', () => {
  const t = table(given({ adventurerStack: ['thief-1', 'thief-2b', 'mage-2a', 'warrior-2', 'priest-3'] }));
  expect(t.state.adventurerStack).toEqual(['thief-1']);
  expect(types(t)).not.toContain('put-under');
});

it('[DL-RULING-7] the exchange is repeated until two differ', () => {
  const t = table(
    given({ seats: 3, adventurerStack: ['thief-3', 'mage-2b', 'priest-2a', 'thief-2b', 'mage-2a', 'warrior-2'] }),
  );
  expect(t.state.expected).toEqual(['warrior-2', 'mage-2a', 'thief-3']);
  // The one put under first lies above the one put under later.
  expect(t.state.adventurerStack).toEqual(['mage-2b', 'priest-2a', 'thief-2b']);
});

it('[DL-RULING-7] if the stack holds nobody different, the draw is kept', () => {
  const t = table(given({ seats: 3, adventurerStack: ['priest-2a', 'thief-2b', 'mage-2a', 'warrior-2'] }));
  expect(t.state.expected).toEqual(['warrior-2', 'mage-2a', 'thief-2b']);
  expect(t.state.adventurerStack).toEqual(['priest-2a']);
});

it('[DL-NEW-9] the next season’s event tile is turned up, but none in autumn', () => {
  const shown = ([0, 1, 2, 3] as const).map((season) => {
    const t = table(given({ season, eventsShown: season }));
    return t.view('red').game.events;
  });
  expect(shown).toEqual([
    ['taxes'],
    ['taxes', 'payday'],
    ['taxes', 'payday', 'special'],
    ['taxes', 'payday', 'special'],
  ]);
});

it('[DL-NEW-10] with the special tile the card of the year is revealed; without it, it stays hidden', () => {
  const hidden = table(given({ season: 1, eventsShown: 1 }));
  expect(hidden.view('red').game.specials).toEqual(['hidden', 'hidden']);
  const shown = table(given({ season: 2, eventsShown: 2 }));
  expect(shown.view('red').game.specials).toEqual(['rats', 'hidden']);
  expect(shown.events().at(-1)).toEqual({ type: 'special-shown', rule: 'DL-NEW-10', special: 'rats' });
});

it('[DL-RULING-3] year 2 reveals its own card; that of year 1 has been seen', () => {
  const before = table(given({ year: 2, season: 1, eventsShown: 1 }));
  expect(before.view('red').game.specials).toEqual(['rats', 'hidden']);
  const t = table(given({ year: 2, season: 2, eventsShown: 2 }));
  expect(t.view('red').game.specials).toEqual(['rats', 'burglary']);
});

it('[DL-NEW-11] winter has no event to resolve and no adventurer to assign', () => {
  const t = table({ at: round('event'), season: 0, red: { gold: 3, lair: lair('goblin') } });
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red')).toMatchObject({ ...beginner(), lair: lair('goblin') });
  expect(types(t)).toEqual(['first-passes']);
});
