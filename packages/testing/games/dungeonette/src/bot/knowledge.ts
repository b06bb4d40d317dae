// The knowledge of bots about Dungeonette besides its rules; the catalogue hands it to them.
import type { Ask, Can, Pick, Seat } from '@oubliette/engine';
import { MONSTERS, TRAPS } from '../cards/cards.ts';
import { cellOf } from '../options.ts';
import { type Player, ROUNDS, type State, TUNNEL } from '../state.ts';

interface Line {
  readonly key: string;
  readonly points: number;
}

/** The value of a point of power in a round: a blow of three beats about one adventurer. */
const BLOW = 0.6;

const tunnels = ({ map }: Player): number => map.filter((cell) => cell === TUNNEL).length;

/** The evaluation of a player, in points: the current score, and the expected value of the rest. */
function lines(s: State, seat: Seat): Line[] {
  const p = s.players[seat]!;
  const left = Math.max(0, ROUNDS - s.round);
  const powers = p.monsters.map(({ card }) => MONSTERS[card]!.power).sort((a, b) => b - a);
  const traps = p.traps.map((card) => TRAPS[card]!.power).sort((a, b) => b - a);
  // Two blows a round; traps strike once.
  const blows = powers.slice(0, 2).reduce((sum, power) => sum + power, 0) * left;
  const once = traps.slice(0, 2 * left).reduce((sum, power) => sum + power, 0);
  const placeable = left === 0 ? 0 : Math.min(p.rooms, tunnels(p) + p.dig + left);
  return [
    { key: 'deeds', points: p.score },
    { key: 'gold', points: p.gold / 2 + (left > 1 ? 0.2 * p.gold : 0) },
    { key: 'imps', points: p.imps + (p.imps * left) / 4 },
    { key: 'evil', points: -p.evil },
    { key: 'rooms', points: 2.6 * placeable },
    { key: 'digging', points: left === 0 ? 0 : 0.5 * p.dig + 0.3 * tunnels(p) },
    { key: 'defence', points: BLOW * Math.min(blows + once, 6 * left) },
    { key: 'food', points: left > 0 ? 0.4 * Math.min(p.food, 2 * left) : 0 },
  ];
}

const listOf = (can: Can): string[] => can.list.slice(0, can.count);

/** The sensible answer of a player; undefined: any. */
function sensible(s: State, ask: Ask, can: Can, pick: Pick): string | undefined {
  const options = listOf(can);
  const p = s.players[ask.seat]!;
  if (ask.kind === 'build') {
    const room = options.filter((one) => one.startsWith('room:'));
    if (room.length > 0) return room[pick(room.length)];
    const dig = options.filter((one) => one.startsWith('dig:'));
    return dig.length > 0 ? dig[pick(dig.length)] : 'pass';
  }
  if (ask.kind === 'fight') {
    const strikes = options.filter((one) => one !== 'pass');
    if (p.party.length === 0 || strikes.length === 0) return 'pass';
    const monsters = strikes.filter((one) => MONSTERS.some(({ id }) => id === one));
    const strongest = monsters.toSorted((a, b) => powerOf(b) - powerOf(a))[0];
    return strongest ?? strikes[pick(strikes.length)];
  }
  return undefined;
}
const powerOf = (id: string): number =>
  MONSTERS.find((one) => one.id === id)?.power ?? TRAPS.find((one) => one.id === id)?.power ?? 0;

export const knowledge = {
  lead: 6,
  appraise: lines,
  evaluate: (s: State, seat: Seat): number => lines(s, seat).reduce((sum, { points }) => sum + points, 0),
  playout: sensible,
  /** Which of many cells is dug matters little: the next one that has most rock around it. */
  habit(_s: State, ask: Ask, can: Can, pick: Pick): string | undefined {
    if (ask.kind !== 'build') return undefined;
    const options = listOf(can);
    const room = options.filter((one) => one.startsWith('room:'));
    // The first tunnel by rows is the first to fall to heroes: rooms go there.
    if (room.length > 0) return room.toSorted((a, b) => cellOf(a as never) - cellOf(b as never))[0];
    const dig = options.filter((one) => one.startsWith('dig:'));
    return dig.length > 0 ? dig[pick(dig.length)] : 'pass';
  },
  /** Thinking ahead ends with the round. */
  horizon: (s: State): number => s.round,
};
