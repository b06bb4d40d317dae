// DL-MON: players choose from space III to space I, and pay what the tile says.
import { ACTIONS, MONSTERS, type MonsterId } from '../cards/cards.ts';
import { DUMMY, type Frame, type Space, type State, w } from '../state.ts';
import { minionBack, minionHome, minionOn, occupantOf, spacesOf, unable } from './actions.ts';
import { pay } from './cost.ts';
import { joinLair } from './creatures.ts';
import { cannotPayFor } from './pay-cost.ts';

/** DL-MON-3: one food more on space III. */
const moreFood = (space: Space): number => ACTIONS.monster.spaces[space].pay?.food ?? 0;

/** One space after another; with the option `dummiesHire`, dummies among them (DL-RULING-9). */
export function startHiring(s: State): Frame | undefined {
  if (s.options.dummiesHire && s.dummies.length > 0) return { proc: 'hiring', at: 0 };
  const todo = spacesOf(s, 'monster');
  return todo === undefined ? undefined : { proc: 'recruit-monster', todo, at: 0 };
}

const hireOn = (space: Space) => (s: State) => {
  const dummy = occupantOf(s, 'monster', space) - DUMMY;
  if (dummy < 0) return { proc: 'recruit-monster', todo: [space], at: 0 } as const;
  const monster = s.forHire.shift();
  if (monster === undefined) return undefined;
  s.discardedMonsters.push(monster);
  w.tell(() => ({ type: 'dummy-hired', rule: 'DL-RULING-9', dummy: dummy + 1, monster }));
  return undefined;
};
const [FIRST, SECOND, THIRD] = ACTIONS.monster.resolves as readonly Space[] as readonly [Space, Space, Space];
export const hiring = w.sequence('hiring', [hireOn(FIRST), hireOn(SECOND), hireOn(THIRD)]);

export const recruitMonster = w.eachInTurn('recruit-monster', {
  who(s, space) {
    const seat = minionOn(s, 'monster', space);
    if (seat === undefined) return undefined;
    for (const id of s.forHire) if (cannotPayFor(s, seat, id, 'board', moreFood(space)) === undefined) return seat;
    return undefined; // DL-RULING-39
  },
  skipped: unable('monster'),
  options(s, seat, space, can) {
    const { forHire } = s;
    for (let i = 0; i < forHire.length; i++) {
      const id = forHire[i]!;
      if (forHire.indexOf(id) === i) can.add(id, cannotPayFor(s, seat, id, 'board', moreFood(space)));
    }
    // DL-MON-4: only those on the board.
    if (can.refused !== undefined) can.none(missing(s), 'DL-MON-4');
    can.add('pass');
  },
  choose(s, seat, space, option) {
    if (option === 'pass') {
      minionBack(s, 'monster', space);
      return undefined;
    }
    return { proc: 'hire', at: 0, seat, monster: option, space };
  },
  about: (_s, _seat, space) => ({ space: space + 1, food: moreFood(space) }),
});
const missing = (s: State): MonsterId[] =>
  (Object.keys(MONSTERS) as MonsterId[]).filter((id) => !s.forHire.includes(id));

/** DL-MON-2: pay, then off the board and into the lair. The tile stays in sight while its price is being chosen. */
export const hire = w.sequence(
  'hire',
  [
    (_s, f) => ({ proc: 'pay-cost', at: 0, seat: f.seat, monster: f.monster, lies: 'board' }),
    (s, f) => {
      pay(s, f.seat, ACTIONS.monster.spaces[f.space].pay, 'DL-MON-3');
      s.forHire.splice(s.forHire.indexOf(f.monster), 1); // DL-MON-4
      minionHome(s, 'monster', f.space);
      joinLair(s, f.seat, f.monster);
      w.tell(() => ({
        type: 'hired',
        rule: 'DL-MON-2',
        seat: f.seat,
        monster: f.monster,
        food: moreFood(f.space),
      }));
    },
  ],
  { show: ({ seat, monster, space }) => ({ seat, monster, space }) },
);
