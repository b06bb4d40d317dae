// A fight told in beats: each is one thing that happens, with its sum and the line as it stands afterwards. Read from what
// was told, never worked out.
import { COMBAT_CARDS, type CombatCardId, type HeroId, type MonsterId, TRAPS } from '@oubliette/dungeon-lords/cards';
import type { Heard, Seat } from '@oubliette/engine';
import { has } from '../pieces/pictures.ts';
import type { Hero } from '../reading.ts';
import { type Borne, follow, meetAgain, type Standee, usedBy } from './line.ts';

export type Step = 1 | 2 | 3 | 4 | 5 | 6;

/** Somebody in the line, and the hit points left at that moment. */
export interface Stander {
  readonly id: HeroId;
  readonly left: number;
  /** Magic items they bear. */
  readonly items: readonly Borne[];
}

export interface Beat {
  readonly step: Step;
  readonly lead: Heard;
  /** Everything told in it, the lead first. */
  readonly told: readonly Heard[];
  readonly line: readonly Stander[];
  /** How much of the whole story was told with it. */
  readonly to: number;
}

export interface Fought {
  readonly seat: Seat;
  readonly round: number;
  readonly cell: string;
  /** Who was sent there. */
  readonly sent: readonly MonsterId[];
  readonly beats: readonly Beat[];
}

/** With these something new happens; everything else belongs to what happened last. */
const LEADS = [
  'trap-sprung',
  'trap-unpaid',
  'trap-spoilt',
  'spell',
  'no-spell',
  'spell-stopped',
  'attack',
  'cannot-attack',
  'healing',
  'no-healing',
  'fatigue',
  'conquered',
  'not-conquered',
  'poisoned',
];
const ENDS = ['fight', 'combat-round', 'combat-over', 'party-gone', 'heroes-leave', 'round'];

/** All fights at a seat's dungeon. `party` is the line as it stands now: it tells of those whom nothing has happened to. */
export function fightsAt(told: readonly Heard[], seat: Seat, party: readonly Hero[]): Fought[] {
  const fights: Fought[] = [];
  let round = 0;
  let sent: readonly MonsterId[] = [];
  for (let i = 0; i < told.length; i++) {
    const heard = told[i]!;
    if (heard.type === 'combat-round') round = Number(heard.round);
    if (heard.type === 'plan-shown' && heard.seat === seat) sent = heard.creatures as readonly MonsterId[];
    if (heard.type !== 'fight' || heard.seat !== seat) continue;
    let end = i + 1;
    while (end < told.length && !ENDS.includes(told[end]!.type)) end++;
    fights.push({ seat, round, cell: String(heard.cell), sent, beats: beatsOf(told, i, end, party) });
  }
  return fights;
}

function beatsOf(told: readonly Heard[], from: number, end: number, party: readonly Hero[]): Beat[] {
  const { seat, heroes } = told[from] as Heard & { seat: Seat; heroes: readonly HeroId[] };
  const everybody: Standee[] = [];
  const join = (id: HeroId, left?: number): Standee => {
    const one: Standee = { id, before: left, left, items: [] };
    everybody.push(one);
    return one;
  };
  let line = heroes.map((id) => join(id));
  const beats: { step: Step; told: Heard[]; line: { who: Standee; left: number | undefined }[]; to: number }[] = [];
  let step: Step = 1;
  for (let i = from + 1; i < end; i++) {
    const heard = told[i]!;
    if (LEADS.includes(heard.type) || beats.length === 0) {
      step = stepOf(heard, step);
      beats.push({ step, told: [], line: line.map((who) => ({ who, left: who.left })), to: i + 1 });
    }
    const beat = beats.at(-1)!;
    beat.told.push(heard);
    beat.to = i + 1;
    line = follow(line, heard, seat, { join, everybody });
    for (const who of line) {
      if (beat.line.every((one) => one.who !== who)) beat.line.splice(line.indexOf(who), 0, { who, left: who.left });
    }
    for (const one of beat.line) one.left = one.who.left;
  }
  meetAgain(everybody, line, party);
  return beats.map((beat, at) => {
    const later = beats.slice(at + 1).flatMap((one) => one.told);
    return {
      step: beat.step,
      lead: beat.told[0]!,
      told: beat.told,
      line: beat.line.map(({ who, left }) => ({
        id: who.id,
        left: left ?? who.before ?? 0,
        // What is marked in a beat to come is not marked yet.
        items: who.items.map((one) => (one.used && usedBy(later, who, one) ? { ...one, used: false } : one)),
      })),
      to: beat.to,
    };
  });
}

function stepOf(heard: Heard, step: Step): Step {
  switch (heard.type) {
    case 'trap-sprung':
    case 'trap-unpaid':
    case 'trap-spoilt':
      return 1;
    case 'spell':
    case 'no-spell':
    case 'spell-stopped':
      return COMBAT_CARDS[heard.card as CombatCardId].speed === 'fast' ? 2 : 4;
    case 'attack':
    case 'cannot-attack':
      return 3;
    case 'healing':
    case 'no-healing':
      return 5;
    case 'fatigue':
    case 'conquered':
    case 'not-conquered':
    case 'poisoned':
      return 6;
    default:
      return heard.type === 'conquest-blocked' && has(TRAPS, String(heard.by)) ? 1 : step;
  }
}
