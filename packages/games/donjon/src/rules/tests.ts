// DJ-TEST: a die of ten and a characteristic against nine.
import { roll } from '@oubliette/engine';
import { STATS } from '../cards/classes.ts';
import { type FigureId, type Frame, noRoll, type State, w } from '../state.ts';
import { zoneAt } from './board.ts';
import { attackTotal, diceWindow } from './dice.ts';
import { cellOfFigure, heroNumber, heroOf, isDark, isHero, modifier, monsterOf, statOf } from './figures.ts';
import { checkCombat } from './harm.ts';
import { tell } from './tell.ts';

export type TestFrame = Extract<Frame, { readonly proc: 'test' }>;
/** What a test was for; called with its result. */
export type Outcomes = { readonly [why: string]: (s: State, f: TestFrame, success: boolean) => void };

export const TARGET = 9;

export function raiseTest(
  who: FigureId,
  stat: number,
  why: string,
  more: { readonly target?: number; readonly on?: string; readonly plus?: number } = {},
): void {
  w.raise({
    proc: 'test',
    at: 0,
    who,
    stat,
    target: more.target ?? TARGET,
    plus: more.plus ?? 0,
    why,
    on: more.on ?? '',
  });
}

const exists = (s: State, id: FigureId): boolean =>
  isHero(id) ? heroOf(s, id).gone === 'no' : monsterOf(s, id) !== undefined;

/** DJ-LIGHT-3, DJ-RULING-16 */
const bonus = (s: State, id: FigureId): number =>
  isHero(id) ? modifier(heroOf(s, id)) - (isDark(s, zoneAt(s, cellOfFigure(s, id))) ? 1 : 0) : 0;

export const makeTest = (outcomes: Outcomes) =>
  w.sequence(
    'test',
    [
      (s, f) => {
        if (!exists(s, f.who)) return undefined;
        s.roll = {
          ...noRoll(),
          kind: 'test',
          by: f.who,
          die: roll(s, 10),
          plus: statOf(s, f.who, f.stat) + f.plus + (f.why === 'web' ? modifier(heroOf(s, f.who)) : bonus(s, f.who)),
          target: f.target,
        };
        return diceWindow(s);
      },
      (s, f) => {
        if (!exists(s, f.who)) return;
        const total = attackTotal(s);
        // DJ-TEST-3; a web is an attack, not a test (DJ-RULING-20)
        const success = (s.roll.die === 10 && f.why !== 'web') || total >= f.target;
        const { die } = s.roll;
        s.roll = noRoll();
        tell(s, () => ({
          type: 'test',
          rule: 'DJ-TEST-2',
          ...(isHero(f.who) ? { hero: heroNumber(f.who) } : { monster: monsterOf(s, f.who)!.kind }),
          stat: STATS[f.stat]!,
          die,
          total,
          target: f.target,
          success,
        }));
        outcomes[f.why]!(s, f, success);
      },
      (s) => checkCombat(s),
    ],
    {
      show: (f) => ({ who: f.who, stat: f.stat, target: f.target, plus: f.plus, why: f.why, on: f.on }),
      aslongas: (s) => s.ended === 'no',
    },
  );
