// The evaluation of an adventurer: trophies, and the means to earn more; in trophies.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, QUESTS, type QuestId } from '../cards/cards.ts';
import { isFulfilled } from '../powers/quests.ts';
import { gauge } from '../rules/power.ts';
import { type Player, type State, target } from '../state.ts';
import { breakingCost } from './trust.ts';
import { unfinished, WORTH } from './worth.ts';

/** The lines of an appraisal; each has its sentence under `reason.<key>`. */
const LINES = ['trophies', 'gems', 'power', 'wounds', 'quests', 'spoils', 'words'] as const;
type LineKey = (typeof LINES)[number];

/** How often people who hardly try finish such a quest, in percent: from the first simulations of these decks. */
const EASE: Readonly<Record<QuestId, number>> = {
  edge: 30,
  pauper: 43,
  huntsman: 45,
  provost: 39,
  exorcist: 33,
  wyrmslayer: 29,
  naturalist: 45,
  miser: 40,
  colossus: 40,
  'full-harness': 73,
  gladiator: 45,
  'shield-sibling': 60,
  loner: 25,
  martyr: 30,
  'lucky-star': 66,
  collector: 49,
  avenger: 60,
  pilgrim: 45,
};
export const easeOf = (quest: QuestId): number => EASE[quest];

/** 1 at the start, 0 when a player has reached the target. */
const timeLeft = (s: State): number => {
  const most = Math.max(...s.players.map(({ trophies }) => trophies));
  return Math.max(0, Math.min(1 - most / target(s), s.adventure.length / 30));
};

/** How far a quest is, from 0 to 1. */
export function progress(s: State, p: Player, seat: Seat, quest: QuestId): number {
  if (isFulfilled(s, seat, quest)) return 1;
  const of = (...types: string[]) => p.spoils.filter((id) => types.includes(MONSTERS[id].type)).length;
  switch (quest) {
    case 'huntsman':
      return of('creature') / 2;
    case 'provost':
      return of('humanoid') / 2;
    case 'exorcist':
      return of('undead') / 2;
    case 'naturalist':
      return (Math.min(1, of('creature')) + Math.min(1, of('humanoid')) + Math.min(1, of('undead'))) / 4;
    case 'collector':
      return p.spoils.length / 5;
    case 'miser':
      return Math.min(7, p.gems) / 8;
    case 'colossus':
      return Math.max(0, gauge(s, seat) - 8) / 6;
    case 'full-harness':
      return p.worn.length / 3;
    case 'gladiator':
      return p.beaten.length / 2;
    case 'shield-sibling':
      return p.allyWins / 4;
    case 'loner':
      return p.loneWins / 2;
    case 'martyr':
      return p.wounds / 4;
    case 'pilgrim':
      return p.temples / 2;
    case 'edge':
      return Math.min(7, p.gems) / 16;
    default:
      return 0;
  }
}

function questWorth(s: State, p: Player, seat: Seat, left: number): number {
  let sum = 0;
  for (const quest of unfinished(s, seat)) {
    const main = quest === p.main;
    const { trophies } = QUESTS[quest];
    const pays = trophies * (main ? 2 : 1) + 0.8;
    const far = progress(s, p, seat, quest);
    const likely = far === 1 ? 0.97 : Math.min(0.9, (EASE[quest] / 100) * left + 0.6 * far * (0.4 + 0.6 * left));
    sum += likely * pays - (1 - likely) * (main ? trophies : 1);
  }
  return sum;
}

/** The cost of this seat's own broken promises to its reputation. */
function nameWorth(s: State, seat: Seat): number {
  let sum = 0;
  for (const line of s.ledger) {
    if (line.giver !== seat || line.state !== 'broken') continue;
    const cost = breakingCost(s, seat, line.receiver);
    sum += Number.isFinite(cost) ? cost : 600;
  }
  return -sum / WORTH.trophy;
}

function fill(s: State, seat: Seat, out: number[]): void {
  const p = s.players[seat]!;
  const left = timeLeft(s);
  out[0] = p.trophies;
  out[1] = (Math.min(p.gems, 8) * 0.17 + Math.max(0, p.gems - 8) * 0.12) * (0.35 + 0.65 * left);
  out[2] = 0.42 * (gauge(s, seat) + p.wounds - 8) * left;
  out[3] = -0.25 * p.wounds * (0.3 + 0.7 * left);
  out[4] = questWorth(s, p, seat, left);
  out[5] = 0.12 * p.spoils.length;
  out[6] = nameWorth(s, seat);
}

const lines: number[] = [];

export function appraise(s: State, seat: Seat): { key: LineKey; points: number }[] {
  fill(s, seat, lines);
  return LINES.map((key, i) => ({ key, points: lines[i]! }));
}

export function evaluate(s: State, seat: Seat): number {
  fill(s, seat, lines);
  let sum = 0;
  for (let i = 0; i < LINES.length; i++) sum += lines[i]!;
  return sum;
}
