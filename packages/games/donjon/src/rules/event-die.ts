// DJ-RULING-74, window 4: a die that an event card asks for lies on the table before it works.
import { roll } from '@oubliette/engine';
import { type FigureId, type Frame, noRoll, type State, w } from '../state.ts';
import { diceWindow } from './dice.ts';
import { heroNumber, heroOf, isHero, kindOf, monsterOf } from './figures.ts';
import { heal } from './furniture.ts';
import { hurt } from './harm.ts';
import { tell } from './tell.ts';

type EventDie = Extract<Frame, { readonly proc: 'event-die' }>;
/** What the die counts: life lost, life given back, gold stolen. */
type EventDieUse = EventDie['use'];

export const raiseEventDie = (who: FigureId, sides: number, use: EventDieUse): void =>
  w.raise({ proc: 'event-die', at: 0, who, sides, use });

const exists = (s: State, id: FigureId): boolean =>
  isHero(id) ? heroOf(s, id).gone === 'no' : monsterOf(s, id) !== undefined;
/** The number that heroes would not turn: no other is better for them. */
const best = (who: FigureId, sides: number, use: EventDieUse): number => (isHero(who) && use === 'heal' ? sides : 1);

export const eventDie = w.sequence(
  'event-die',
  [
    (s, f) => {
      if (!exists(s, f.who)) return undefined;
      const target = best(f.who, f.sides, f.use);
      s.roll = { ...noRoll(), kind: 'event', by: 'event', sides: f.sides, die: roll(s, f.sides), target };
      return diceWindow(s);
    },
    (s, f) => {
      const { die } = s.roll;
      s.roll = noRoll();
      if (!exists(s, f.who)) return;
      if (f.use === 'hurt') hurt(s, f.who, die, 'other', '', 'DJ-COMP-4');
      else if (f.use === 'steal') steal(s, heroNumber(f.who), die);
      else if (isHero(f.who)) heal(s, heroNumber(f.who), die, 'DJ-COMP-4');
      else {
        const m = monsterOf(s, f.who)!;
        m.life = Math.min(kindOf(m).life, m.life + die);
      }
    },
  ],
  { show: (f) => ({ who: f.who, sides: f.sides, use: f.use }), aslongas: (s) => s.ended === 'no' },
);

function steal(s: State, i: number, die: number): void {
  const h = s.heroes[i]!;
  const gold = Math.min(h.gold, die);
  h.gold -= gold;
  s.stolen += gold;
  tell(s, () => ({ type: 'stolen', rule: 'DJ-COMP-4', hero: i, gold }));
}
