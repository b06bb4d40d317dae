// A key for the search: everything that the rest of a seat's own combat depends on, as text. Equal keys have equal results.
import type { Seat } from '@oubliette/engine';
import { COMBAT_ROUNDS, MONSTER_IDS, type MonsterId, PALADINS, TRAP_IDS, type TrapId } from '../cards/cards.ts';
import { itemsText } from '../magic-items/solving.ts';
import { CELLS } from '../options.ts';
import { type Frame, type Player, ROOM, type State, TUNNEL } from '../state.ts';

const TRAP_NO = Object.fromEntries(TRAP_IDS.map((id, i) => [id, i])) as Readonly<Record<TrapId, number>>;
const MONSTER_NO = Object.fromEntries(MONSTER_IDS.map((id, i) => [id, i])) as Readonly<Record<MonsterId, number>>;

/** `steps` from the entrance never change in a combat: a tile is its distance and its content. */
export function keyOf(s: State, seat: Seat, steps: readonly number[]): string {
  const p = s.players[seat]!;
  const { fight } = s;
  let key = `${s.combatShown},${p.gold},${p.food},${p.imps},${p.evil};${counts(p)};${tiles(p, steps)};`;
  for (let i = 0; i < p.party.length; i++) {
    const { id, wounds, extra, poison } = p.party[i]!;
    key += `${id}${wounds}.${extra}.${poison}${itemsText(p.party[i]!, seat)}`;
  }
  key += `;${p.map[p.plan.cell] === TUNNEL ? 'tunnel' : p.plan.cell}${multiset(p.plan.traps)}${multiset(p.plan.creatures)};${s.paladin}${elsewhere(s, seat)};`;
  if (s.items !== undefined) key += s.items.dungeons[seat]!.sack.length;
  if (fight.seat === seat) {
    key += `${fight.detected}${fight.shield}${fight.courage}${flags(s)}${fight.sheep}${multiset(fight.sent)};`;
  }
  const { stack } = s.core;
  for (let i = 1; i < stack.length; i++) key += frameText(stack[i]!, seat);
  return key;
}

/** Traps in hand, creatures face up and face down, prisoners: by count, since their order does not matter. */
function counts({ traps, lair, prison }: Player): string {
  const hand = new Array<number>(TRAP_IDS.length).fill(0);
  for (let i = 0; i < traps.length; i++) hand[TRAP_NO[traps[i]!]]!++;
  const creatures = new Array<number>(2 * MONSTER_IDS.length).fill(0);
  for (let i = 0; i < lair.length; i++) creatures[2 * MONSTER_NO[lair[i]!.id] + (lair[i]!.spent ? 1 : 0)]!++;
  let paladins = 0;
  for (let i = 0; i < prison.length; i++) if (prison[i]! in PALADINS) paladins++;
  // At most one is lost in a round.
  const prisoners = Math.min(prison.length - paladins, COMBAT_ROUNDS);
  return `${hand.join('')};${creatures.join('')};${prisoners},${paladins}`;
}

/** The tiles that can still be conquered. */
function tiles({ map, rooms }: Player, steps: readonly number[]): string {
  const tunnels: number[] = [];
  for (let c = 0; c < CELLS; c++) if (map[c] === TUNNEL) tunnels[steps[c]!] = (tunnels[steps[c]!] ?? 0) + 1;
  let text = tunnels.join();
  for (let i = 0; i < rooms.length; i++) if (map[rooms[i]!.cell] === ROOM) text += `${rooms[i]!.id}${rooms[i]!.cell}`;
  return text;
}

const multiset = (list: readonly string[]): string => (list.length < 2 ? list.join('') : list.slice().sort().join('+'));
const flags = ({ fight: f }: State): number =>
  (f.attacked ? 1 : 0) +
  (f.noSpells ? 2 : 0) +
  (f.noHealing ? 4 : 0) +
  (f.noConquest ? 8 : 0) +
  (f.invisible ? 16 : 0) +
  (f.rage ? 32 : 0);

/** A paladin at another dungeon brings his wounds along when he comes. */
function elsewhere(s: State, seat: Seat): string {
  if (typeof s.paladin !== 'number' || s.paladin === seat) return '';
  const he = s.players[s.paladin]!.party.find(({ id }) => id in PALADINS);
  return he === undefined ? '' : `${he.wounds}.${he.extra}`;
}

function frameText(f: Frame, seat: Seat): string {
  const { proc } = f;
  if ('drafts' in f) return `${proc}${f.drafts[seat]!.join(' ')}|`;
  if ('todo' in f) return `${proc}${f.at}${JSON.stringify(f.todo)}|`;
  return `${proc}${'at' in f ? f.at : ''}${'monster' in f ? f.monster : ''}|`;
}
