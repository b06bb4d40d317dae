// QT-DUNGEON-5 to QT-DUNGEON-12, QT-COMBAT: a monster is met, fled or fought.
import { roll, type Seat } from '@oubliette/engine';
import { DIE, MONSTERS, type MonsterId } from '../cards/cards.ts';
import { fleeFee } from '../powers/bridge-troll.ts';
import { isChest } from '../powers/mimic.ts';
import { afterLoss } from '../powers/monsters.ts';
import { canAnnounce, spendPowerArmour } from '../powers/power-armour.ts';
import { redPips } from '../powers/three-headed-hydra.ts';
import { type Frame, NOBODY, noFight, type State, w } from '../state.ts';
import { isKritik } from './dice.ts';
import { payGems } from './gems.ts';
import { openTable } from './open-table.ts';
import { allyPower, powerAgainst } from './power.ts';
import { canReroll } from './reroll.ts';
import { countWin, reward, splitFrames, yieldOf } from './split.ts';
import { sumsOf, totalOf } from './sums.ts';
import { endFightWords, judgeHelp } from './talk/ledger.ts';
import { endMoment, startMoment } from './talk/moments.ts';
import { defeat } from './wounds.ts';

/** QT-DUNGEON-3, QT-RULING-41: the right to flee is fixed now, with the power of this moment. */
export function meet(s: State, monster: MonsterId): Frame {
  s.fight = noFight();
  s.fight.kind = 'dungeon';
  s.fight.monster = monster;
  s.fight.attacker = s.active;
  s.fight.mayFlee = !isChest(monster) && 2 * MONSTERS[monster].power >= 3 * powerAgainst(s, s.active, monster);
  startMoment(s, 'D');
  return { proc: 'fight', at: 0 };
}

export const fight = w.sequence(
  'fight',
  [
    (s) => ({ proc: 'confront', todo: [s.active], at: 0 }),
    (s) => (canAnnounce(s, s.active) ? { proc: 'announce', todo: [s.active], at: 0 } : undefined),
    rollDice,
    (s) => (canReroll(s, s.active) ? { proc: 'reroll', todo: [s.active], at: 0 } : undefined),
    decide,
    yieldOf,
    splitFrames,
    reward,
    countWin,
    endFight,
  ],
  { aslongas: (s) => !s.fight.fled },
);

/** QT-DUNGEON-10, QT-RULING-9, QT-RULING-42 */
export const confront = openTable(
  w.eachInTurn('confront', {
    who: (_s, seat) => seat,
    options(s, seat, _item, can) {
      can.add('fight');
      const { monster, mayFlee } = s.fight;
      const fee = fleeFee(monster);
      const no = mayFlee ? (s.players[seat]!.gems < fee ? 'QT-CARD-26' : undefined) : noFlight(monster);
      can.add('flee', no);
    },
    choose(s, seat, _item, option) {
      judgeHelp(s, option === 'fight');
      endMoment(s);
      if (option === 'fight') s.fight.stage = 'dice';
      else flee(s, seat);
    },
    about: (s, seat) => ({
      monster: s.fight.monster,
      power: MONSTERS[s.fight.monster as MonsterId].power,
      mine:
        powerAgainst(s, seat, s.fight.monster as MonsterId) +
        (s.fight.ally === NOBODY ? 0 : allyPower(s, s.fight.ally, s.fight.monster)),
    }),
  }),
);

const noFlight = (monster: MonsterId | 'none'): string => (isChest(monster) ? 'QT-CARD-48' : 'QT-DUNGEON-10');

function flee(s: State, seat: Seat): void {
  const monster = s.fight.monster as MonsterId;
  const fee = fleeFee(monster);
  if (fee > 0) payGems(s, seat, fee);
  s.discard.push(monster);
  endFightWords(s);
  w.tell(() => ({ type: 'fled', rule: 'QT-DUNGEON-10', seat, monster, gems: fee }));
  s.fight = noFight();
  s.fight.fled = true;
}

/** QT-DUNGEON-6 */
function rollDice(s: State): void {
  const { fight: f } = s;
  f.green = roll(s, DIE);
  f.red = redPips(s, f.monster as MonsterId);
  w.tell(() => ({
    type: 'dice',
    rule: 'QT-DUNGEON-6',
    seat: s.active,
    green: f.green,
    red: f.red,
    sums: sumsOf(s),
  }));
}

/** QT-DUNGEON-7 to QT-DUNGEON-9, QT-DUNGEON-12, QT-COMBAT-1, QT-RULING-6, QT-RULING-10, QT-RULING-60 */
function decide(s: State): void {
  const { fight: f, active } = s;
  const monster = f.monster as MonsterId;
  const sums = sumsOf(s);
  const [green, red] = [totalOf(sums.green), totalOf(sums.red)];
  spendPowerArmour(s);
  f.won = green >= red;
  const { won } = f;
  w.tell(() => ({
    type: 'totals',
    rule: won && green === red ? 'QT-COMBAT-3' : 'QT-DUNGEON-9',
    seat: active,
    green,
    red,
    won,
    monster,
    sums,
  }));
  if (won) {
    // Read now: a Dragon Amulet that this fight yields came too late for its die.
    if (isKritik(s, active, f.green)) s.players[active]!.kritikWin = true;
    return;
  }
  const kritik = isKritik(s, NOBODY, f.red);
  defeat(s, active, kritik);
  if (f.ally !== NOBODY) defeat(s, f.ally, kritik);
  afterLoss(s);
  s.discard.push(monster);
}

function endFight(s: State): void {
  endFightWords(s);
  s.fight = noFight();
}
