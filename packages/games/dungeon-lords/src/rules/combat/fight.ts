// DL-FIGHT: one after another the players fight, in six steps.
import type { Seat } from '@oubliette/engine';
import { CELL } from '../../options.ts';
import { NOBODY, NOWHERE, type State, turnOrder, w } from '../../state.ts';
import { standIdle } from './attacks.ts';
import { conquer, fatigue, latePoison } from './conquest.ts';
import { healing } from './healing.ts';
import { lineOf } from './line-of.ts';
import { noFight } from './no-fight.ts';
import { dismissIllusion, hasParty } from './party.ts';
import { castFast, castSlow } from './spells.ts';
import { askFirstTrap, springTrap } from './spring-trap.ts';

/** DL-FIGHT-1: the players who have made a plan, in turn order. */
export const fights = w.repeat('fights', (s) => {
  closeFight(s);
  for (const seat of turnOrder(s)) {
    const { plan, party } = s.players[seat]!;
    if (plan.cell === NOWHERE) continue;
    if (!hasParty(s, seat)) {
      dropPlan(s, seat); // DL-COMBAT-8: the paladin was the last one here, and has left (DL-RULING-33)
      continue;
    }
    s.fight = noFight(seat);
    const heroes = party.map(({ id }) => id);
    w.tell(() => ({
      type: 'fight',
      rule: 'DL-FIGHT-1',
      seat,
      cell: CELL[plan.cell]!,
      heroes,
      line: lineOf(s, seat),
    }));
    return { proc: 'fight', at: 0 };
  }
  return undefined;
});

/** DL-FIGHT-2. The rest is skipped as soon as nobody is left (DL-RULING-34). */
export const fight = w.sequence(
  'fight',
  [
    // 1. Trap
    askFirstTrap,
    springTrap,
    springTrap,
    // 2. Fast spell
    castFast,
    // 3. Monsters and ghosts
    (s) => ({ proc: 'attack', todo: [s.fight.seat], at: 0 }),
    standIdle,
    // 4. Slow spell
    castSlow,
    // 5. Healing
    healing,
    // 6. Fatigue, then conquest
    fatigue,
    conquer,
    latePoison,
  ],
  { aslongas: (s) => hasParty(s, s.fight.seat) },
);

/** What belonged to this fight only. A poisoned paladin who has gone elsewhere meanwhile got away with it (DL-FIGHT-20). */
function closeFight(s: State): void {
  const { seat } = s.fight;
  if (seat === NOBODY) return;
  if (!hasParty(s, seat)) dismissIllusion(s, seat);
  for (const { party } of s.players) for (const one of party) one.poison = 0;
  dropPlan(s, seat);
  s.fight = noFight();
}

/** What was not used goes back: creatures ready (DL-RULING-44), traps unseen to the hand they are part of (DL-RULING-50). */
function dropPlan(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  const { creatures, traps } = player.plan;
  if (!hasParty(s, seat)) {
    w.tell(() => ({
      type: 'party-gone',
      rule: 'DL-RULING-34',
      seat,
      creatures: creatures.slice(),
      traps: traps.length,
    }));
  }
  player.plan = { cell: NOWHERE, traps: [], creatures: [] };
}
