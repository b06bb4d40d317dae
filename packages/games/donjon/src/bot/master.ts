// DJ-AIGM: the automatic Dungeon Master. It knows what a master knows, and says why.
import type { Pick, Reason } from '@oubliette/engine';
import { type Cell, cellOf, connectorOnTable, costTo, isFloor, STEP, xOf, yOf } from '@oubliette/grid';
import { DUNGEON_CARDS } from '../cards/dungeon-cards.ts';
import type { EventId } from '../cards/events.ts';
import { areAdjacent, around, boardOf, SHAPES, zoneAt } from '../rules/board.ts';
import { heroId, heroNumber, isIn, kindOf, monsterOf, stands } from '../rules/figures.ts';
import { within } from '../rules/reach.ts';
import { openingOf, waysToPlace } from '../rules/zones.ts';
import type { Frame, Monster, State } from '../state.ts';
import { spellOdds, weaponOdds } from './odds.ts';
import { stepTowards, walks } from './paths.ts';

export type Level = 'easy' | 'normal' | 'hard';
export interface Decision {
  readonly option: string;
  readonly reasons: readonly Reason[];
}
const because = (option: string, key: string, params: Reason['params'] = undefined): Decision => ({
  option,
  reasons: [params === undefined ? { key } : { key, params }],
});

const top = (s: State): Frame => s.core.stack.at(-1)!;

export function decideMaster(s: State, kind: string, options: readonly string[], pick: Pick, level: Level): Decision {
  if (options.length === 1) return because(options[0]!, 'lots');
  switch (kind) {
    case 'place-tile':
      return roomiest(s, options, pick);
    case 'place-monster':
      return farthest(s, options, pick);
    case 'drawn':
      return options.includes('redraw') ? because('redraw', 'theme') : because(options[pick(options.length)]!, 'lots');
    case 'event-step':
      return event(s, options, level);
    case 'trigger':
      return options[0] === 'pass' || !mayPlay(s, options[0] as EventId, level)
        ? because('pass', 'wait')
        : because(options[0]!, 'harm', { points: harm(s, options[0] as EventId) });
    case 'event-choice':
      return victim(s, options, pick);
    case 'command':
      return order(s, options);
    case 'monster-act': {
      const chosen = monster(s, options, pick, level);
      // A figure on an occupied square cannot stop there.
      return options.includes(chosen.option) ? chosen : because(options[pick(options.length)]!, 'lots');
    }
    case 'aim':
      return aimed(s, options, pick, level);
    default:
      return because(options[pick(options.length)]!, 'lots'); // DJ-AIGM-11
  }
}

/** DJ-AIGM-1: free squares before the other doors. */
function roomiest(s: State, options: readonly string[], pick: Pick): Decision {
  const frame = top(s);
  if (frame.proc !== 'place-tile') return because(options[0]!, 'lots');
  const { door, card } = frame.todo[frame.at]!;
  const board = boardOf(s);
  const { tile, doors } = DUNGEON_CARDS[card];
  const space = (by: string): number => {
    const way = waysToPlace(s, card, openingOf(s.doors[door]!)).find((joint) => joint.by === by);
    if (way === undefined) return -1;
    let free = 0;
    for (const other of doors) {
      if (other === by) continue;
      const { side, cells } = connectorOnTable(
        SHAPES[tile],
        way,
        SHAPES[tile].connectors.find((c) => c.name === other)!,
      );
      for (const cell of cells) for (let n = 1; n <= 8; n++) if (!isFloor(board, cell + n * STEP[side])) free++;
    }
    return free;
  };
  const worth = options.map(space);
  const best = options.filter((_, i) => worth[i] === Math.max(...worth));
  return because(best[pick(best.length)]!, 'space');
}

const shoots = (m: { readonly kind: Monster['kind'] }): boolean => {
  const { abilities, spells } = kindOf(m as Monster);
  return abilities.includes('ranged') || spells.length > 0;
};

/** DJ-AIGM-11: archers and casters stand farthest away. */
function farthest(s: State, options: readonly string[], pick: Pick): Decision {
  const frame = top(s);
  if (frame.proc !== 'place-monster' || !shoots(frame.todo[frame.at]!))
    return because(options[pick(options.length)]!, 'lots');
  const heroes = s.heroes.filter(stands);
  const far = (name: string) => Math.min(...heroes.map((h) => square(h.cell, cellOf(name))));
  return because([...options].sort((a, b) => far(b) - far(a))[0]!, 'keep-away');
}
const square = (a: Cell, b: Cell): number => (xOf(a) - xOf(b)) ** 2 + (yOf(a) - yOf(b)) ** 2;

/** The party's life as a share of its maximum, in hundredths. */
const health = (s: State): number => {
  const party = s.heroes.filter(isIn);
  const all = party.reduce((sum, h) => sum + h.maxLife, 0);
  return all === 0 ? 0 : Math.floor((100 * party.reduce((sum, h) => sum + h.life, 0)) / all);
};

/** DJ-AIGM-3: what a card may cost the heroes, in points of life. */
const HARM: { readonly [event in EventId]: number } = {
  ambush: 9,
  prowlers: 7,
  reinforcements: 6,
  rockfall: 5,
  pit: 3,
  darts: 3,
  frenzy: 4,
  'rat-swarm': 5,
  'sleeping-gas': 2,
  'hide-of-rock': 3,
  'black-blood': 3,
  'evil-eye': 3,
  silence: 3,
  weariness: 4,
  alarm: 4,
  'notched-blade': 4,
  portcullis: 2,
  'stubborn-lock': 2,
  darkness: 2,
  draught: 1,
  'mysterious-lever': 1,
  'carved-slab': 1,
  'light-fingers': 1,
  'freed-captive': 0,
  'forgotten-cache': 0,
};
const harm = (s: State, event: EventId): number =>
  HARM[event] * (event === 'rockfall' || event === 'rat-swarm' ? s.heroes.filter(stands).length / 2 : 1);

/** The threshold falls as the hand fills: never with one card, always with five. */
const THRESHOLD = [99, 99, 6, 4, 2.5, 0];
/** The hard master keeps nothing back. */
const EAGER = [99, 3, 2, 2, 1, 0];

function mayPlay(s: State, event: EventId, level: Level): boolean {
  const ambush = event === 'ambush' || event === 'prowlers' || event === 'reinforcements';
  if (ambush && level !== 'hard' && health(s) < (level === 'easy' ? 60 : 30)) return false;
  if (level === 'easy') return s.hand.length >= 5;
  return harm(s, event) >= (level === 'hard' ? EAGER : THRESHOLD)[Math.min(5, s.hand.length)]!;
}

/** DJ-AIGM-2, DJ-AIGM-3 */
function event(s: State, options: readonly string[], level: Level): Decision {
  if (options.includes('draw')) return because('draw', 'draw');
  const cards = options.filter((option) => option !== 'pass') as EventId[];
  const best = [...cards].sort((a, b) => harm(s, b) - harm(s, a));
  if (!options.includes('pass')) return because(best.at(-1)!, 'lots'); // one must go: the least useful
  const card = best.find((one) => mayPlay(s, one, level));
  if (card === undefined) return because('pass', health(s) < 30 ? 'mercy' : 'wait');

  return because(card, 'harm', { points: Math.round(harm(s, card)) });
}

/** The zone with most heroes, the hero with most to lose, the strongest monster; squares by lot. */
function victim(s: State, options: readonly string[], pick: Pick): Decision {
  const worth = (named: string): number => {
    const option = named.split(':')[0]!;
    const n = Number(option.slice(1));
    if (/^z\d+$/.test(option)) return s.heroes.filter((h) => stands(h) && zoneAt(s, h.cell) === n).length;
    if (/^h\d+$/.test(option)) return s.heroes[n]!.life + s.heroes[n]!.fatigue;
    if (/^m\d+$/.test(option)) return kindOf(monsterOf(s, option)!).xp;
    return 0;
  };
  const most = Math.max(...options.map(worth));
  const best = options.filter((option) => worth(option) === most);
  return because(best[pick(best.length)]!, most > 0 ? 'harm' : 'lots', most > 0 ? { points: most } : undefined);
}

/** DJ-AIGM-4: those nearest to a hero first, so that they free the way; shooters last. */
function order(s: State, options: readonly string[]): Decision {
  const rank = (option: string): number => {
    const m = monsterOf(s, option.split(':')[0]!);
    if (m === undefined) return 9999;
    const near = Math.min(...s.heroes.filter(stands).map((h) => square(h.cell, m.cell)));
    return near + (shoots(m) ? 1000 : 0);
  };
  return because([...options].sort((a, b) => rank(a) - rank(b))[0]!, 'order');
}

/** DJ-AIGM-5: expected damage, spread over the heroes, with a preference for heroes who stand alone. */
function appeal(s: State, m: Monster, i: number, level: Level): number {
  const others = s.attacks.reduce((sum, n, k) => sum + (k === i ? 0 : n), 0) - s.attacks[i]!;
  const h = s.heroes[i]!;
  const alone = !s.heroes.some((other, k) => k !== i && stands(other) && within(s, [h.cell], 2).has(other.cell));
  const { damage, kill } = weaponOdds(s, m.id, heroId(i));
  // The hard master stays on its target; the others vary their targets.
  if (level === 'hard') return damage + 6 * kill + (h.maxLife - h.life) / 4 + (alone ? 1 : 0);
  return damage + 2 * kill + 0.5 * others + (alone ? 1 : 0);
}

/** Of a hundred monsters, how many hang back for a turn. */
const TIMID: { readonly [level in Level]: number } = { easy: 33, normal: 20, hard: 0 };

const steps = (options: readonly string[]): string[] => options.filter((option) => /^[nesw]{1,2}$/.test(option));

function monster(s: State, options: readonly string[], pick: Pick, level: Level): Decision {
  const m = monsterOf(s, s.turn.who)!;
  // DJ-AIGM-10: some monsters do not dare.
  if (!s.turn.busy && !s.turn.attacked && options.includes('end') && pick(100) < TIMID[level])
    return because('end', 'timid');
  const name = (i: number) => s.heroes[i]!.name;
  // A hero who has given up is no threat: the next one is the target.
  const attacks = options.filter(
    (option) => /^(attack|tail):/.test(option) && stands(s.heroes[heroNumber(option.split(':')[1]!)]!),
  );
  const spell = bestSpell(s, m, options, level);
  if (spell !== undefined) return spell;
  if (attacks.length > 0) {
    const at = (option: string) => heroNumber(option.split(':')[1]!);
    const chosen =
      level === 'easy'
        ? attacks[pick(attacks.length)]!
        : [...attacks].sort((a, b) => appeal(s, m, at(b), level) - appeal(s, m, at(a), level))[0]!;
    const points = Math.round(10 * weaponOdds(s, m.id, heroId(at(chosen))).damage) / 10;
    return because(chosen, 'target', { points, hero: name(at(chosen)) });
  }
  const near = (cell: Cell) => Math.min(...s.heroes.filter(stands).map((h) => square(h.cell, cell)));
  if (shoots(m)) {
    // DJ-AIGM-6: two squares between them and the next hero, if that can be had.
    const away = s.turn.attacked || near(m.cell) <= 2 ? stepAway(s, m, steps(options)) : undefined;
    if (away !== undefined && near(m.cell) < 9) return because(away, 'keep-away');
    if (s.turn.attacked) return because('end', 'keep-away');
  }
  if (s.turn.attacked || s.turn.stopped) return because('end', 'lots');
  if (m.kind === 'orc-warlord' && isAlone(s, m)) return because('end', 'keep-away');
  return advance(s, m, options, pick, level);
}
/** DJ-AIGM-6: a warlord keeps near its troops, if there are any. */
const isAlone = (s: State, m: Monster): boolean => {
  const troops = s.monsters.filter((other) => other !== m);
  return (
    troops.length > 0 &&
    !troops.some((other) => within(s, [m.cell], 3).has(other.cell)) &&
    !s.heroes.some((h) => stands(h) && areAdjacent(s, h.cell, m.cell))
  );
};

function stepAway(s: State, m: Monster, ways: readonly string[]): string | undefined {
  const heroes = s.heroes.filter(stands);
  const offset: Record<string, number> = { n: -1000, e: 1, s: 1000, w: -1, ne: -999, se: 1001, sw: 999, nw: -1001 };
  const far = (cell: Cell) => Math.min(...heroes.map((h) => square(h.cell, cell)));
  const best = [...ways].sort((a, b) => far(m.cell + offset[b]!) - far(m.cell + offset[a]!))[0];
  return best !== undefined && far(m.cell + offset[best]!) > far(m.cell) ? best : undefined;
}

function advance(s: State, m: Monster, options: readonly string[], pick: Pick, level: Level): Decision {
  const from = walks(s, m.id);
  const targets = s.heroes.flatMap((h, i) => (stands(h) ? [{ i, cells: around(s, h.cell) }] : []));
  let goal: { i: number; cell: Cell; cost: number } | undefined;
  for (const { i, cells } of targets)
    for (const cell of cells) {
      const cost = costTo(from, cell);
      if (cost === undefined || cost === 0 || !from.cells.includes(cell)) continue;
      // Spread over the heroes; the hard master goes for the weakest it can get at.
      const crowd = level === 'hard' ? (s.heroes[i]!.life - 10) / 2 : 2 * s.attacks[i]!;
      if (goal === undefined || cost + crowd < goal.cost) goal = { i, cell, cost: cost + crowd };
    }
  if (goal === undefined) return web(s, m, options, pick);
  if (goal.cost > s.turn.left && options.includes('run'))
    return because('run', 'close', { hero: s.heroes[goal.i]!.name });
  const way = stepTowards(s, m.id, [goal.cell], options, from);
  if (way === undefined) return web(s, m, options, pick);
  return because(way, 'close', { hero: s.heroes[goal.i]!.name });
}

/** DJ-AIGM-8: a web between the spider and the nearest hero. */
function web(s: State, m: Monster, options: readonly string[], pick: Pick): Decision {
  const webs = options.filter((option) => option.startsWith('web:'));
  if (webs.length === 0) return because(options.includes('end') ? 'end' : options[pick(options.length)]!, 'lots');
  const hero = [...s.heroes.filter(stands)].sort((a, b) => square(a.cell, m.cell) - square(b.cell, m.cell))[0]!;
  const near = (option: string) => square(cellOf(option.slice(4)), hero.cell);
  return because([...webs].sort((a, b) => near(a) - near(b))[0]!, 'web');
}

/** DJ-AIGM-7: area spells that catch two heroes more than monsters, else the best single target. */
function bestSpell(s: State, m: Monster, options: readonly string[], level: Level): Decision | undefined {
  const casts = options.filter((option) => option.startsWith('cast:')).map((option) => option.slice(5));
  if (casts.length === 0) return undefined;
  const caught = (cells: ReadonlySet<Cell>) =>
    s.heroes.filter((h) => stands(h) && cells.has(h.cell)).length -
    s.monsters.filter((other) => other !== m && cells.has(other.cell)).length;
  if (casts.includes('earthquake') && caught(within(s, [m.cell], 4)) >= 2)
    return because('cast:earthquake', 'harm', { points: 4 });
  if (casts.includes('toxic-cloud') && s.heroes.some((h) => stands(h) && caught(within(s, [h.cell], 1)) >= 2))
    return because('cast:toxic-cloud', 'harm', { points: 6 });
  if (casts.includes('magic-missile')) return because('cast:magic-missile', 'harm', { points: 5 });
  if (casts.includes('ice-block') && level !== 'easy') return because('cast:ice-block', 'harm', { points: 3 });
  const rear = casts.includes('flight') && !s.heroes.some((h) => stands(h) && areAdjacent(s, h.cell, m.cell));
  return rear ? because('cast:flight', 'lots') : undefined;
}

function aimed(s: State, options: readonly string[], pick: Pick, level: Level): Decision {
  const frame = top(s);
  if (frame.proc !== 'aim') return because(options[0]!, 'lots');
  const { by, what } = frame.todo[frame.at]!;
  const m = monsterOf(s, by);
  if (m === undefined) return because(options[pick(options.length)]!, 'lots');
  if (what === 'toxic-cloud') {
    const caught = (name: string) => {
      const cells = within(s, [cellOf(name)], 1);
      return (
        s.heroes.filter((h) => stands(h) && cells.has(h.cell)).length -
        s.monsters.filter((other) => cells.has(other.cell)).length
      );
    };
    const best = options.filter((option) => option !== 'back').sort((a, b) => caught(b) - caught(a))[0]!;
    return because(best, 'harm', { points: 3 * Math.max(0, caught(best)) });
  }
  if (options.includes('stop')) return because('stop', 'lots');
  const heroes = options.filter((option) => option.startsWith('h'));
  if (heroes.length === 0) return because(options[pick(options.length)]!, 'lots');
  const worth = (option: string) =>
    spellOdds(s, by, what, option.split(':')[0]!).damage +
    (level === 'hard' ? 0 : -0.5 * s.attacks[heroNumber(option)]!);
  const best = [...heroes].sort((a, b) => worth(b) - worth(a))[0]!;
  return because(best, 'target', { points: Math.round(worth(best)), hero: best.split(':')[1] ?? '' });
}
