// What a learned judgement looks at: the party as one side, what stands against it, how far its quest has come. The master's own
// look is empty, since its gain is the heroes' loss.
import { ATT, DEF } from '../cards/classes.ts';
import { treasureOf } from '../cards/goods.ts';
import { areAdjacent } from '../rules/board.ts';
import { has, heroStat, inPlay, isDown, isIn, kindOf, stands } from '../rules/figures.ts';
import { MASTER, type State } from '../state.ts';

/** Heroes see all of it: the sheets, the figures and the counts of the decks lie open. */
export function featureInput(s: State, seat: number): object {
  if (seat === MASTER) return {};
  const party = s.heroes.filter(isIn);
  const up = party.filter(stands);
  const against = inPlay(s);
  const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((all, one) => all + of(one), 0);
  const most = sum(s.heroes, (h) => h.maxLife);
  const life = sum(party, (h) => h.life);
  const enemyLife = sum(against, (m) => m.life);
  return {
    party: s.heroes.length,
    standing: up.length,
    down: party.filter(isDown).length,
    dead: s.heroes.filter((h) => h.gone === 'dead').length,
    life,
    health: Math.floor((10 * life) / most),
    weakest: Math.min(99, ...up.map((h) => h.life)),
    fatigue: sum(party, (h) => h.fatigue),
    fate: sum(party, (h) => h.fate),
    might: sum(up, (h) => heroStat(h, ATT) + heroStat(h, DEF)),
    classes: up.map((h) => h.class),
    // What everybody begins with would only tell parties apart.
    treasures: party.flatMap((h) => h.items.filter((item) => treasureOf(item) !== undefined)),
    gold: sum(party, (h) => h.gold),
    enemies: against.length,
    enemyLife,
    odds: enemyLife === 0 ? 0 : Math.min(12, Math.floor((4 * life) / enemyLife)),
    danger: sum(against, (m) => kindOf(m).xp),
    kinds: against.map((m) => m.kind),
    asleep: against.filter((m) => has(m, 'asleep') || has(m, 'frozen')).length,
    contacts: sum(up, (h) => against.filter((m) => areAdjacent(s, h.cell, m.cell)).length),
    shut: s.doors.filter((door) => door.state === 'closed' || door.state === 'locked').length,
    zones: s.zones.length,
    cards: s.dungeon.length,
    hand: s.hand.length,
    alarm: s.alarm,
    clock: s.clock,
    late: Math.floor(s.clock / 20),
    goals: s.goals.length,
    tokens: s.tokens,
    errand: `${s.quest.id}-${s.won ? 'done' : s.revealed ? 'found' : 'sought'}`,
  };
}

/** Tables of their own: seeking, found and done, between fights and in a fight. */
export const stage = (s: State): number => (s.won ? 4 : s.revealed ? 2 : 0) + (s.phase === 'combat' ? 1 : 0);
