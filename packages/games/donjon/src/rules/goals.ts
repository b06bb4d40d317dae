// The goals of a quest: what holds now, and what can no longer hold (DJ-RULING-56, DJ-RULING-83).

import type { Goal } from '../cards/quests.ts';
import type { Monster, State } from '../state.ts';
import { isRoom, zoneAt } from './board.ts';
import { tell } from './tell.ts';

const nameOf = (goal: Goal): string => ('within' in goal && goal.within !== undefined ? 'kill-soon' : goal.goal);
export const objectiveZone = (s: State): number => s.zones.findIndex((zone) => zone.room === 'objective');

/** Something happened that spoils a goal. */
export function noteFailure(s: State, name: string): void {
  if (!s.failed.includes(name)) s.failed = [...s.failed, name].sort();
}

/** DJ-OBJ-3: it came with the objective room, not with a card of another zone. */
const isOfObjective = (s: State, m: Monster): boolean => s.groups.some((g) => g.id === m.group && g.objective === true);

/** A leader is dead. */
export function markGoals(s: State, m: Monster): void {
  if (!s.revealed || !isOfObjective(s, m)) return;
  const kills = [s.quest.main, ...s.quest.secondary].filter((goal) => goal.goal === 'kill' && goal.monster === m.kind);
  for (const goal of kills) {
    if (goal.goal !== 'kill') continue;
    if (goal.within !== undefined && s.tokens >= goal.within) continue; // no token lies in the first round
    win(s, goal);
  }
}

/** DJ-RULING-56: won at the moment it holds, and stays won. */
export function win(s: State, goal: Goal): void {
  if (goal === s.quest.main) {
    if (s.won) return;
    s.won = true;
    s.after = 0;
    tell(s, () => ({ type: 'objective', rule: 'DJ-XP-3', goal: `goal-${nameOf(goal)}`, xp: s.quest.mainXp }));
    if (s.quest.secondary.some((other) => other.goal === 'before-tokens') && !s.failed.includes('before-tokens'))
      addGoal(s, 'before-tokens');
    if (s.quest.secondary.some((other) => other.goal === 'nobody-down') && !s.failed.includes('nobody-down'))
      addGoal(s, 'nobody-down');
    return;
  }
  addGoal(s, nameOf(goal));
}

function addGoal(s: State, name: string): void {
  if (s.goals.includes(name)) return;
  s.goals = [...s.goals, name].sort();
  tell(s, () => ({ type: 'goal', rule: 'DJ-XP-4', goal: `goal-${name}`, xp: s.quest.secondaryXp }));
}

/** Looked at whenever the board may have changed. What is to be found may lie outside the objective room. */
export function checkGoals(s: State): void {
  if (s.ended !== 'no') return;
  for (const goal of [s.quest.main, ...s.quest.secondary])
    if ((s.revealed || goal.goal === 'found') && holds(s, goal)) win(s, goal);
}

function holds(s: State, goal: Goal): boolean {
  const room = objectiveZone(s);
  switch (goal.goal) {
    case 'seals':
      return !s.things.some((thing) => thing.kind === 'seal') && !s.monsters.some((m) => zoneAt(s, m.cell) === room);
    case 'hold':
      return (
        s.heroes
          .filter((h) => h.gone === 'no' && h.life > 0)
          .reduce((sum, h) => sum + h.items.filter((item) => item === goal.thing).length, 0) >= goal.count
      );
    case 'beat-all':
      return !s.monsters.some((m) => isOfObjective(s, m));
    case 'found':
      return s.heroes.some((h) => h.items.includes(goal.thing));
    case 'open-all':
      return s.pieces.every((piece) => piece.zone !== room || !goal.kinds.includes(piece.kind) || piece.used);
    case 'free-all':
      return !s.failed.includes('free-all') && !s.pieces.some((piece) => piece.rest === 'captive');
    case 'try-all':
      return s.pieces.every(
        (piece, i) =>
          piece.zone !== room ||
          !(piece.kind === 'library' || piece.kind === 'desk') ||
          piece.used ||
          s.heroes.some((h) => h.tried.includes(`source:f${i}`)),
      );
    default:
      return false;
  }
}

/** At the end: every room on the board searched, nobody fell. */
export function lastGoals(s: State): void {
  if (!s.revealed) return;
  for (const goal of s.quest.secondary) {
    if (goal.goal === 'search-all' && s.zones.every((zone) => !isRoom(zone) || zone.searched)) win(s, goal);
    if (goal.goal === 'nobody-fell' && !s.failed.includes('nobody-fell')) win(s, goal);
  }
}
