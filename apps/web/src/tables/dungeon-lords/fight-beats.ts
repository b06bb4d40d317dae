// A fight in beats: each is one thing that happens, with its events and the line of heroes after it.
import { COMBAT_CARDS, type CombatCardId, type MonsterId } from '@oubliette/dungeon-lords/cards';
import type { InLine } from '@oubliette/dungeon-lords/told-facts';
import type { Heard, Seat } from '@oubliette/engine';
import type { Beat as KitBeat, Show } from '../../kit/stage/use-staging.ts';

export type FightStep = 1 | 2 | 3 | 4 | 5 | 6;

export interface Beat extends KitBeat {
  readonly step: FightStep;
  /** The heroes after it; those who fell in it are listed with 0 hit points. */
  readonly line: readonly InLine[];
}

export interface Fought extends Show<Beat> {
  readonly round: number;
  readonly cell: string;
  /** Who was sent there. */
  readonly sent: readonly MonsterId[];
}

/** Events that begin a beat, with its step; all others belong to the beat before. */
const LEADS: Readonly<Record<string, FightStep | 'spell'>> = {
  'trap-sprung': 1,
  'trap-unpaid': 1,
  'trap-spoilt': 1,
  spell: 'spell',
  'no-spell': 'spell',
  'spell-stopped': 'spell',
  attack: 3,
  'cannot-attack': 3,
  healing: 5,
  'no-healing': 5,
  fatigue: 6,
  conquered: 6,
  'not-conquered': 6,
  poisoned: 6,
};
const ENDS = ['fight', 'combat-round', 'combat-over', 'party-gone', 'heroes-leave', 'round'];

/** All fights at a seat's dungeon. */
export function fightsAt(told: readonly Heard[], seat: Seat): Fought[] {
  const fights: Fought[] = [];
  let round = 0;
  let sent: readonly MonsterId[] = [];
  for (const [i, heard] of told.entries()) {
    if (heard.type === 'combat-round') round = Number(heard.round);
    if (heard.type === 'plan-shown' && heard.seat === seat) sent = heard.creatures as readonly MonsterId[];
    if (heard.type !== 'fight' || heard.seat !== seat) continue;
    const ends = told.findIndex(({ type }, at) => at > i && ENDS.includes(type));
    fights.push({
      seat,
      round,
      cell: String(heard.cell),
      sent,
      beats: beatsOf(told, i, ends < 0 ? told.length : ends, seat),
    });
  }
  return fights;
}

function beatsOf(told: readonly Heard[], from: number, end: number, seat: Seat): Beat[] {
  let line = lineTold(told[from]!, seat) ?? [];
  let step: FightStep = 1;
  const beats: { lead: Heard; step: FightStep; told: Heard[]; line: readonly InLine[]; to: number }[] = [];
  for (let i = from + 1; i < end; i++) {
    const heard = told[i]!;
    if (heard.type in LEADS || beats.length === 0) {
      step = stepOf(heard, step);
      // Heroes who fell in the last beat have left the line.
      line = line.filter(({ left }) => left > 0);
      beats.push({ lead: heard, step, told: [], line, to: i });
    }
    const beat = beats.at(-1)!;
    const now = lineTold(heard, seat);
    if (now !== undefined) line = withFallen(line, now);
    beat.told.push(heard);
    beat.line = line;
    beat.to = i + 1;
  }
  return beats;
}

/** The line at this dungeon, where an event tells it. */
const lineTold = (heard: Heard, seat: Seat): readonly InLine[] | undefined =>
  (heard.seat === seat ? heard.line : heard.toSeat === seat ? heard.toLine : undefined) as
    | readonly InLine[]
    | undefined;

/** The line that was told, and those who fell in the same beat, each in the place where it stood. */
function withFallen(before: readonly InLine[], now: readonly InLine[]): readonly InLine[] {
  const shown = [...now];
  const fallen = (list: readonly InLine[], id: string) => list.filter((one) => one.id === id && one.left === 0).length;
  for (const [at, one] of before.entries()) {
    const gone = one.left === 0 && fallen(shown, one.id) < fallen(before.slice(0, at + 1), one.id);
    if (gone) shown.splice(Math.min(at, shown.length), 0, one);
  }
  return shown;
}

function stepOf(heard: Heard, step: FightStep): FightStep {
  const known = LEADS[heard.type];
  if (known === 'spell') return COMBAT_CARDS[heard.card as CombatCardId].speed === 'fast' ? 2 : 4;
  return known ?? step;
}
