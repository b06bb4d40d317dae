// What a sensible hero does: fights together, opens doors together, heals in time, spends fate to live.
import type { Pick } from '@oubliette/engine';
import { type Cell, cellOf, STEP } from '@oubliette/grid';
import { ADR, FOR, MAG } from '../cards/classes.ts';
import { resultOf } from '../cards/furniture.ts';
import { armourOf, magicOf, weaponOf } from '../cards/goods.ts';
import { SPELL_POWER } from '../cards/skills.ts';
import { around, facingDoor, WAY_STEP, WAYS } from '../rules/board.ts';
import { attackTotal, defenceTotal } from '../rules/dice.ts';
import {
  has,
  heroId,
  heroNumber,
  heroOf,
  heroStat,
  isDown,
  isHero,
  isIn,
  isRanged,
  kindOf,
  monsterOf,
  shotFor,
  stands,
  strikesMagic,
} from '../rules/figures.ts';
import { within } from '../rules/reach.ts';
import { isUsable } from '../rules/zones.ts';
import type { State } from '../state.ts';
import { spellOdds, weaponOdds } from './odds.ts';
import { stepTowards, walks } from './paths.ts';

const LOW = 8;
const first = (options: readonly string[], ...starts: string[]): string | undefined =>
  starts.map((start) => options.find((option) => option.startsWith(start))).find((option) => option !== undefined);
const best = <T>(list: readonly T[], worth: (one: T) => number): T | undefined =>
  list.length === 0 ? undefined : list.reduce((a, b) => (worth(b) > worth(a) ? b : a));

export function decideHero(s: State, kind: string, options: readonly string[], pick: Pick): string {
  const any = () => options[pick(options.length)]!;
  if (options.length === 1) return options[0]!;
  switch (kind) {
    case 'begin-turn':
      return turnOrder(s, options) ?? any();
    case 'act':
      return (s.phase === 'combat' ? fight(s, options) : explore(s, options, pick)) ?? any();
    case 'aim':
      return aim(s, options) ?? any();
    case 'declared':
      return declare(s, options);
    case 'dice':
      return dice(s, options);
    case 'announced':
      return first(options, 'rat-poison', 'foil') ?? (worthFate(s) ? (first(options, 'fate') ?? 'pass') : 'pass');
    case 'save':
      return options[0]!;
    case 'loot':
      return loot(s, options) ?? any();
    case 'choose':
      return choose(s, options) ?? any();
    case 'close':
      return 'close';
    default:
      return any();
  }
}

/** An ambush on a weary party is worth a point of fate, if somebody has one to spare. */
const worthFate = (s: State): boolean => {
  const frame = s.core.stack.findLast((f) => f.proc === 'event');
  const ambush = frame?.proc === 'event' && (frame.event === 'ambush' || frame.event === 'rockfall');
  const party = s.heroes.filter(isIn);
  return ambush && party.some((h) => h.fate > 1) && party.reduce((sum, h) => sum + h.life, 0) < 11 * party.length;
};

/** Healers first when somebody is down, then those who can strike at once, casters last. */
function turnOrder(s: State, options: readonly string[]): string | undefined {
  const down = s.heroes.some(isDown);
  const rank = (option: string): number => {
    const h = s.heroes[heroNumber(option)];
    if (h === undefined) return -99;
    if (down && h.class === 'priest') return 9;
    if (s.phase === 'combat') return h.class === 'magician' ? 3 : isRanged(h) ? 2 : 1;
    return h.class === 'thief' ? 3 : h.class === 'warrior' ? 2 : 1;
  };
  return best(
    options.filter((option) => option !== 'pass'),
    rank,
  );
}

function heal(s: State, i: number, options: readonly string[], low: number): string | undefined {
  const h = s.heroes[i]!;
  const fallen = options.find(
    (option) =>
      option.startsWith('drink:') &&
      /heal|potion$|potion:/.test(option) &&
      option.split(':').length > 2 &&
      isDown(s.heroes[heroNumber(option.split(':')[2]!)]!),
  );
  if (fallen !== undefined && !fallen.includes('vigour') && !fallen.includes('might')) return fallen;
  const needy = s.heroes.some(
    (other) => isIn(other) && (isDown(other) || other.life <= Math.min(low, other.maxLife - 6)),
  );
  if (needy && options.includes('skill:lay-hands') && lays(s, i, low)) return 'skill:lay-hands';
  if (needy && options.includes('skill:mercy')) return 'skill:mercy';
  if (h.life <= low - 2)
    return options.find((option) => /^drink:(potion|healing-potion|great-healing-potion)$/.test(option));
  if (has(h, 'poisoned')) return first(options, 'drink:antidote', 'drink:potion', 'drink:healing-potion', 'cure');
  return undefined;
}
/** Is somebody within the priest's reach badly off? */
const lays = (s: State, i: number, low: number): boolean =>
  s.heroes.some(
    (h, k) => isIn(h) && (k === i || around(s, s.heroes[i]!.cell).includes(h.cell)) && (isDown(h) || h.life <= low),
  );

function fight(s: State, options: readonly string[]): string | undefined {
  const i = heroNumber(s.turn.who);
  const h = s.heroes[i]!;
  const healing = heal(s, i, options, 6);
  if (healing !== undefined) return healing;
  const foes = s.monsters.filter((m) => !has(m, 'dormant'));
  const magicOnly = foes.some((m) => kindOf(m).abilities.includes('only-magic'));
  if (magicOnly && options.includes('skill:sacred-weapon')) return 'skill:sacred-weapon';
  if (s.round === 1 && foes.length >= 3) {
    const boost = first(options, 'skill:blessing', 'skill:war-cry');
    if (boost !== undefined && h.fatigue > 1) return boost;
  }
  if (h.shots.some((n) => n > 0) === false && isRanged(h) && options.includes('equip')) return 'equip';
  if (s.turn.attacks > 0) {
    const spell = attackSpell(s, i, options);
    if (spell !== undefined) return spell;
    const attacks = options.filter((option) => option.startsWith('attack:'));
    const strike = best(attacks, (option) => {
      const { kill, damage } = weaponOdds(s, s.turn.who, option.split(':')[1]!);
      const m = monsterOf(s, option.split(':')[1]!)!;
      return 4 * kill + damage + kindOf(m).xp / 50;
    });
    if (strike !== undefined && weaponOdds(s, s.turn.who, strike.split(':')[1]!).hit > 0) return strike;
    if (options.includes('skill:charge')) return 'skill:charge';
  } else if (options.includes('skill:double-strike') && h.fatigue > 1) return 'skill:double-strike';
  const work = first(options, 'seal:', 'free:', 'take:');
  if (work !== undefined && s.turn.left > 0) return seal(h, work);
  if (s.turn.attacked) return options.includes('end') ? 'end' : undefined;
  return approach(s, i, options);
}
const seal = (h: State['heroes'][number], work: string): string =>
  work.startsWith('seal:') ? work.replace(/:(FOR|MAG)$/, heroStat(h, MAG) > heroStat(h, FOR) ? ':MAG' : ':FOR') : work;

function attackSpell(s: State, i: number, options: readonly string[]): string | undefined {
  const h = s.heroes[i]!;
  const touching = s.monsters.filter((m) => around(s, h.cell).includes(m.cell)).length;
  if (touching >= 2 && options.includes('skill:sweep')) return 'skill:sweep';
  const undead = s.monsters.filter((m) => kindOf(m).kin === 'undead' && within(s, [h.cell], 4).has(m.cell)).length;
  if (undead >= 2 && options.includes('skill:turn-undead')) return 'skill:turn-undead';
  const missile = options.find((option) => option === 'skill:magic-missile' || option.endsWith(':magic-missile'));
  if (missile !== undefined) return missile;
  if (s.monsters.some((m) => kindOf(m).life >= 5) && options.includes('skill:sleep')) return 'skill:sleep';
  return options.includes('skill:ice-block') ? 'skill:ice-block' : undefined;
}

/** Towards the nearest monster that can be hurt; shooters stay where they see. */
function approach(s: State, i: number, options: readonly string[]): string | undefined {
  const h = s.heroes[i]!;
  const id = heroId(i);
  const canHurt = (kind: (typeof s.monsters)[number]) =>
    !kindOf(kind).abilities.includes('only-magic') || strikesMagic(h);
  const goals = s.monsters.filter((m) => !has(m, 'dormant') && canHurt(m)).flatMap((m) => around(s, m.cell));
  if (isRanged(h) && shotFor(h) >= 0 && s.turn.walked > 0) return 'end';
  const from = walks(s, id);
  const way = stepTowards(s, id, goals, options, from);
  if (way !== undefined) return way;
  const cut = first(options, 'cut:');
  if (cut !== undefined) return cut;
  // Bodies lie between: room behind oneself lets the enemy come over them.
  if (s.turn.walked < 2) return backwards(s, i, options) ?? 'end';
  return options.includes('end') ? 'end' : undefined;
}

function backwards(s: State, i: number, options: readonly string[]): string | undefined {
  const { cell } = s.heroes[i]!;
  const near = (at: Cell) => Math.min(...s.monsters.map((m) => far(m.cell, at)));
  const ways = options.filter((option) => /^[nesw]{1,2}$/.test(option));
  const away = best(ways, (way) => near(cell + WAY_STEP[WAYS.indexOf(way as 'n')]!));
  return away !== undefined && near(cell + WAY_STEP[WAYS.indexOf(away as 'n')]!) > near(cell) ? away : undefined;
}

/** A lever that lifts a portcullis, a chasm that can be jumped: what is left when no path leads on. */
function aroundObstacles(s: State, i: number, options: readonly string[]): string | undefined {
  const work = first(options, 'operate:', 'lift:', 'cut:');
  if (work !== undefined) return work;
  const levers = s.things.filter((thing) => thing.kind !== 'seal').flatMap((thing) => around(s, thing.cell));
  const bars = s.doors.filter((door) => door.barred).flatMap((door) => facingDoor(door));
  const way = stepTowards(s, heroId(i), [...levers, ...bars], options);
  if (way !== undefined) return way;
  const h = s.heroes[i]!;
  const roped = s.heroes.some(
    (other, k) => isIn(other) && other.items.includes('rope') && (k === i || around(s, h.cell).includes(other.cell)),
  );
  const jump = first(options, 'jump:');
  if (jump !== undefined && (roped || heroStat(h, ADR) >= 5 || s.pe > 12)) return jump;
  const edge = s.pieces
    .filter((piece) => piece.rest === 'no-bridge')
    .flatMap((piece) => piece.cells.flatMap((cell) => STEP.map((step) => cell + step)));
  return stepTowards(s, heroId(i), edge, options);
}

const WORTH_OPENING = ['chest', 'weapon-rack', 'library', 'desk', 'alchemist-bench', 'cupboard', 'fountain'];

function explore(s: State, options: readonly string[], pick: Pick): string | undefined {
  const i = heroNumber(s.turn.who);
  const h = s.heroes[i]!;
  const _id = heroId(i);
  if (!options.includes('end')) return options.find((option) => /^[nesw]{1,2}$/.test(option) && pick(3) > 0);
  const healing = heal(s, i, options, LOW);
  if (healing !== undefined) return healing;
  const take = first(options, 'take:');
  if (take !== undefined) return take;
  if (wantsBetter(s, i) && options.includes('equip')) return 'equip';
  if (s.won) return s.quest.main.goal === 'carry-out' ? homeward(s, i, options) : (first(options, 'rest') ?? 'end');
  if (h.items.includes('crown') || h.items.includes('relic')) return homeward(s, i, options);
  if (dark(s, i) && options.includes('light')) return 'light';
  const work = first(options, 'seal:', 'read:', 'free:');
  if (work !== undefined) return seal(h, work);
  const open = options.find((option) => option.startsWith('open:f') && wants(s, option));
  if (open !== undefined) return open;
  if (h.fatigue === 0 && options.includes('rest') && !s.revealed) return 'rest';
  if (s.revealed) {
    const goal = objectiveSquares(s);
    if (goal.length > 0) return errand(s, i, options, goal);
  }
  return throughDoors(s, i, options);
}

const dark = (s: State, i: number): boolean => s.turn.dark && !s.heroes.some((h, k) => k !== i && has(h, 'lit'));

function wants(s: State, option: string): boolean {
  const piece = s.pieces[Number(option.split(':')[1]!.slice(1))]!;
  if (s.zones[piece.zone]!.room === 'objective')
    return piece.kind === 'sarcophagus' || piece.rest !== '' || piece.kind === 'chest';
  return WORTH_OPENING.includes(piece.kind) && s.heroes[heroNumber(s.turn.who)]!.life > LOW;
}

/** Squares from which the goal of the quest is worked at. */
function objectiveSquares(s: State): Cell[] {
  const beside = (cells: readonly Cell[]) => cells.flatMap((cell) => STEP.map((step) => cell + step));
  const found = s.things.filter((thing) => thing.kind === 'seal').flatMap((thing) => around(s, thing.cell));
  const i = heroNumber(s.turn.who);
  for (const [f, piece] of s.pieces.entries()) {
    if (s.zones[piece.zone]!.room !== 'objective') continue;
    const page = piece.rest === 'page' && !s.heroes[i]!.tried.includes(`page:f${f}`);
    const tomb = s.quest.hidden?.among === piece.kind && !piece.used;
    if (page || tomb || piece.rest === 'relic' || piece.rest === 'pages' || piece.rest === 'captive')
      found.push(...beside(piece.cells));
  }
  for (const goods of s.goods) found.push(goods.cell);
  return found;
}

function errand(s: State, i: number, options: readonly string[], goals: readonly Cell[]): string {
  const lock = first(options, 'skill:pick-lock', 'key:', 'force:f');
  if (lock !== undefined) return lock;
  return stepTowards(s, heroId(i), goals, options) ?? aroundObstacles(s, i, options) ?? first(options, 'rest') ?? 'end';
}

function homeward(s: State, i: number, options: readonly string[]): string {
  if (options.includes('leave')) return 'leave';
  const free = s.stairs.filter((cell) => !s.heroes.some((h) => isIn(h) && h.cell === cell));
  return stepTowards(s, heroId(i), free, options) ?? aroundObstacles(s, i, options) ?? 'end';
}

/** The party gathers before a door, then somebody opens it. */
function throughDoors(s: State, i: number, options: readonly string[]): string {
  const id = heroId(i);
  const h = s.heroes[i]!;
  const together = (cell: Cell) =>
    s.heroes.every((other) => !stands(other) || has(other, 'held') || far(other.cell, cell) <= 6) || s.pe % 4 === 0;
  const open = first(options, 'open:d');
  if (open !== undefined && isUsable(s.doors[Number(open.split(':')[1]!.slice(1))]!)) {
    if (together(h.cell)) return open;
    return first(options, 'rest') ?? 'end';
  }
  const lock = first(options, 'skill:pick-lock', 'key:d', 'force:d');
  if (lock !== undefined && together(h.cell)) return lock;
  const doors = s.doors.filter((door, d) => isUsable(door) && (door.state === 'closed' || canForce(s, i, d)));
  const ahead = doors.flatMap((door) => facingDoor(door).slice(0, 2));
  const from = walks(s, id);
  const way = stepTowards(
    s,
    id,
    ahead.filter((cell) => !s.heroes.some((other) => isIn(other) && other.cell === cell)),
    options,
    from,
  );
  if (way !== undefined) return way;
  const near = ahead.flatMap((cell) => around(s, cell));
  return (
    stepTowards(s, id, near, options, from) ??
    aroundObstacles(s, i, options) ??
    first(options, 'open:d', 'rest') ??
    'end'
  );
}
const canForce = (s: State, i: number, d: number): boolean =>
  s.heroes[i]!.class === 'thief' || !s.heroes[i]!.tried.includes(`d${d}`);
const far = (a: Cell, b: Cell): number =>
  Math.max(
    Math.abs(Math.floor((a + 500) / 1000) - Math.floor((b + 500) / 1000)),
    Math.abs(((((a - b) % 1000) + 1500) % 1000) - 500),
  );

// --- windows

function declare(s: State, options: readonly string[]): string {
  const frame = s.core.stack.findLast((f) => f.proc === 'attack');
  if (frame?.proc !== 'attack') return 'pass';
  const own = first(options, 'backstab', 'mighty-blow');
  if (own !== undefined) {
    const h = heroOf(s, frame.by);
    const { hit, kill } = weaponOdds(s, frame.by, frame.target);
    return h.fatigue > 1 && kill < 0.9 && hit < 0.95 ? own : 'pass';
  }
  const target = isHero(frame.target) ? heroOf(s, frame.target) : undefined;
  if (target === undefined) return 'pass';
  const danger =
    isHero(frame.by) || monsterOf(s, frame.by) === undefined ? 0 : weaponOdds(s, frame.by, frame.target).kill;
  if (danger < 0.1) return 'pass';
  const guard = options.find(
    (option) => option.startsWith('bodyguard') && s.heroes[heroNumber(option.split(':')[1]!)]!.life > target.life + 3,
  );
  return first(options, 'sanctuary') ?? guard ?? 'pass';
}

/** Fatigue for what it changes: a miss into a hit that kills, a death into a wound, a failure into a success. */
function dice(s: State, options: readonly string[]): string {
  const { kind, by, at, target } = s.roll;
  const easy = first(options, 'dodge', 'parry');
  if (easy !== undefined) return easy;
  const lead = attackTotal(s) - defenceTotal(s);
  if (kind === 'test') {
    const short = target - attackTotal(s);
    const hero = isHero(by) ? heroOf(s, by) : undefined;
    if (options.includes('pf') && hero !== undefined && short > 0 && short <= Math.min(2, hero.fatigue)) return 'pf';
    return options.includes('hare') && short > 2 ? 'hare' : 'pass';
  }
  if (isHero(at)) {
    const h = heroOf(s, at);
    if (lead < h.life) return 'pass';
    const need = lead - h.life + 1;
    if (options.includes('pf') && need <= h.fatigue) return 'pf';
    return options.includes('hare') ? 'hare' : h.fate === 0 ? (first(options, 'fate') ?? 'pass') : 'pass';
  }
  const m = monsterOf(s, at);
  if (m === undefined || !isHero(by)) return 'pass';
  const need = m.life - lead;
  return options.includes('pf') && need > 0 && need <= 1 && heroOf(s, by).fatigue > 2 ? 'pf' : 'pass';
}

function aim(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'aim') return undefined;
  const { by, what } = frame.todo[frame.at]!;
  const h = heroOf(s, by);
  const figures = options.filter((option) => /^[hm]\d+:/.test(option));
  const of = (option: string) => option.split(':')[0]!;
  switch (what) {
    case 'magic-missile':
      return best(
        figures,
        (option) =>
          spellOdds(s, heroStat(h, MAG), SPELL_POWER[what]!, of(option)).damage +
          3 * spellOdds(s, heroStat(h, MAG), 4, of(option)).kill,
      );
    case 'sleep':
    case 'ice-block':
      return best(figures, (option) => kindOf(monsterOf(s, of(option))!).xp);
    case 'lay-hands':
      return best(figures, (option) => -heroOf(s, of(option)).life);
    case 'sacred-weapon':
    case 'armour-of-faith':
    case 'astral-shield':
      return best(
        figures,
        (option) =>
          heroOf(s, of(option)).stats[0]! + (stands(heroOf(s, of(option))) ? 9 : 0) + (of(option) === by ? -1 : 0),
      );
    case 'toxic-cloud':
      return best(
        options.filter((option) => option !== 'back'),
        (option) => {
          const cells = within(s, [cellOf(option)], 1);
          return (
            s.monsters.filter((m) => cells.has(m.cell)).length -
            2 * s.heroes.filter((one) => isIn(one) && cells.has(one.cell)).length
          );
        },
      );
    default:
      return options.includes('stop') ? 'stop' : undefined;
  }
}

// --- things

/** How good an item would be in this hero's hand or on the body, by how much it is better than what is there. */
function gainFrom(h: State['heroes'][number], item: string): number {
  const limit = { warrior: 9, magician: 1, priest: 3, thief: 2 }[h.class];
  const weapon = weaponOf(item);
  const armour = armourOf(item);
  if (weapon !== undefined && weapon.power <= limit) {
    const now = h.weapon === 'none' ? 0 : weaponOf(h.weapon)!.power + 2 * magicOf(h.weapon);
    const shots = weapon.missile !== undefined && !h.shots.some((n) => n > 0) ? -9 : 0;
    return weapon.power + 2 * magicOf(item) + shots - now;
  }
  if (armour !== undefined && armour.slot === 'body') {
    const shield = h.shield === 'none' ? 0 : armourOf(h.shield)!.power;
    if (armour.power + shield > limit) return 0;
    return armour.power + magicOf(item) - (h.body === 'none' ? 0 : armourOf(h.body)!.power + magicOf(h.body));
  }
  return 0;
}
const wantsBetter = (s: State, i: number): boolean =>
  s.heroes[i]!.items.some((item) => gainFrom(s.heroes[i]!, item) > 0);

function loot(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'loot') return undefined;
  const { card } = frame.todo[frame.at]!;
  return best(options, (option) => {
    const h = s.heroes[heroNumber(option)]!;
    return 10 * gainFrom(h, card) + (card.includes('heal') ? 20 - h.life : 0);
  });
}

function choose(s: State, options: readonly string[]): string | undefined {
  const frame = s.core.stack.at(-1);
  if (frame?.proc !== 'choose') return undefined;
  const { hero, what } = frame.todo[frame.at]!;
  const h = s.heroes[hero]!;
  switch (what) {
    case 'equip': {
      const better = best(
        options.filter((option) => !option.endsWith(':none') && option !== 'back'),
        (option) => gainFrom(h, option.slice(option.indexOf(':') + 1)),
      );
      const item = better === undefined ? '' : better.slice(better.indexOf(':') + 1);
      if (better !== undefined && gainFrom(h, item) > 0) return better;
      // Out of missiles: anything to strike with.
      const melee = options.find(
        (option) =>
          option.startsWith('weapon:') &&
          weaponOf(option.slice(7)) !== undefined &&
          weaponOf(option.slice(7))!.missile === undefined,
      );
      return isRanged(h) && shotFor(h) < 0 ? (melee ?? 'weapon:none') : 'back';
    }
    case 'trade':
    case 'to':
      return 'back';
    case 'spring':
      return h.life <= h.maxLife - 4 ? 'drink' : 'bottle';
    case 'reroll': {
      const table = s.core.stack.findLast((f) => f.proc === 'table');
      if (table?.proc !== 'table' || table.piece < 0) return 'pass';
      return /treasure|arms|potion|grimoire|gems|hoard|coins|healed/.test(
        resultOf(s.pieces[table.piece]!.kind, s.roll.die),
      )
        ? 'pass'
        : (options[0] ?? 'pass');
    }
    case 'keep':
      return best(options, Number);
    default:
      return undefined;
  }
}
