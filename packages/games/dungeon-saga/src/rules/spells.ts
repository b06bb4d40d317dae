// The wizard's spells and how they are cast (DSC-46 to DSC-48, DSC-88 to DSC-91).
import { openly } from '@oubliette/engine';
import { HEROES } from '../cards/heroes.ts';
import { HASTEN_SQUARES, MOST_CRYSTAL_LEVEL, MOST_CRYSTALS, SPELL_IDS, SPELLS, type SpellId } from '../cards/spells.ts';
import { type Cell, cellName, cellOf, distance, isBeforeLine, STEPS } from '../cells.ts';
import { type Frame, NO_CELL, strikeWith } from '../frames.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { isEngaged, modelAt, modelOf, modelOfHero } from './arcs.ts';
import { canInterrupt } from './cards.ts';
import { starsOf } from './doors.ts';
import { takeSurge } from './event-table.ts';
import { sealAt } from './free-uses.ts';
import { end } from './goals.ts';
import { giveCrystal, useUp } from './items.ts';
import { removeStars } from './locks.ts';
import { openCells } from './place.ts';
import { rangeFor } from './shoot.ts';
import { sees } from './sight.ts';
import { isRevealed } from './space.ts';
import { walkOf } from './walk.ts';

type Casting = { readonly hero: number; readonly kind: 'any' | 'minor' | 'major' | 'scroll'; readonly not: string };
const MAJORS: readonly SpellId[] = ['fireburst', 'stoneskin'];

/** Within range, in sight, on the front side (DSC-88). */
const canAimAt = (s: State, m: Model, cell: Cell, range: number): boolean =>
  distance(m.cell, cell) <= rangeFor(s, range) && isBeforeLine(m.cell, m.facing, cell) && sees(s, m.cell, cell);

/** What a spell may be aimed at, as options. */
function aims(s: State, m: Model, spell: SpellId): string[] {
  const { range } = SPELLS[spell];
  switch (spell) {
    case 'unward':
      return sealsInSight(s, m, range);
    case 'crystallise':
      return [];
    case 'fireburst':
      return openCells(s)
        .filter((c) => mayBurst(s, m, c, range))
        .map((c) => `square:${cellName(c)}`);
    default:
      return s.models.filter((t) => isTarget(s, m, t, spell)).map((t) => `${t.kind}:${cellName(t.cell)}`);
  }
}
/** Is there anything to aim at? */
function hasAim(s: State, m: Model, spell: SpellId): boolean {
  const { range } = SPELLS[spell];
  switch (spell) {
    case 'unward':
      return sealsInSight(s, m, range).length > 0;
    case 'crystallise':
      return true;
    case 'fireburst':
      // Only squares around somebody are worth a look.
      return s.models.some(
        (t) =>
          t !== m &&
          (mayBurst(s, m, t.cell, range) ||
            STEPS.some((step) => isRevealed(s, t.cell + step) && mayBurst(s, m, t.cell + step, range))),
      );
    default:
      return s.models.some((t) => isTarget(s, m, t, spell));
  }
}
function isTarget(s: State, m: Model, t: Model, spell: SpellId): boolean {
  if (spell === 'hasten' || spell === 'stoneskin' ? t.hero < 0 : t.hero >= 0) return false;
  if (spell === 'hasten' && (t === m || isEngaged(s, t))) return false;
  return t === m || canAimAt(s, m, t.cell, SPELLS[spell].range);
}
const mayBurst = (s: State, m: Model, c: Cell, range: number): boolean =>
  canAimAt(s, m, c, range) && s.models.some((t) => isInBurst(s, m, t, c));

/** DSC-88: a door's lock lies on the square before it on the caster's side, a chest on its own square. */
function sealsInSight(s: State, m: Model, range: number): string[] {
  const seals: string[] = [];
  for (const { stars, cells, kind } of s.pieces) {
    if (stars > 0 && canAimAt(s, m, cells[0]!, range)) seals.push(`${kind}:${cellName(cells[0]!)}`);
  }
  s.plan.doors.forEach(({ a, b }, i) => {
    if (starsOf(s.doors[i]!) === 0) return;
    for (const [front, back] of [
      [a, b],
      [b, a],
    ] as const) {
      if (m.cell === front || canAimAt(s, m, front, range)) seals.push(`door:${cellName(back)}`);
    }
  });
  return seals;
}

/** DSC-91: everybody in the block who sees its middle, the caster apart. */
function burstAround(s: State, caster: Model, middle: Cell): Model[] {
  return s.models.filter((t) => isInBurst(s, caster, t, middle));
}
const isInBurst = (s: State, caster: Model, t: Model, middle: Cell): boolean =>
  t !== caster && distance(t.cell, middle) <= 1 && (t.cell === middle || sees(s, t.cell, middle));

/** The spells a hero could cast now. */
function castable(s: State, hero: number, kind: Casting['kind'], not: string): SpellId[] {
  return SPELL_IDS.filter((id) => canCast(s, hero, kind, not, id));
}
/** Any at all? What needs no target is asked for first. */
export const canCastAny = (s: State, hero: number, kind: Casting['kind']): boolean =>
  canCast(s, hero, kind, '', 'crystallise') || SPELL_IDS.some((id) => canCast(s, hero, kind, '', id));

function canCast(s: State, hero: number, kind: Casting['kind'], not: string, id: SpellId): boolean {
  const m = modelOfHero(s, hero);
  const minor = SPELLS[id].kind === 'minor';
  if (id === not || (kind === 'scroll' ? !minor : !HEROES[s.heroes[hero]!.id].spells.includes(id))) return false;
  if ((kind === 'minor' && !minor) || (kind === 'major' && minor)) return false;
  if (!minor && s.heroes[hero]!.recharge[MAJORS.indexOf(id)]! > 0) return false;
  return m !== undefined && hasAim(s, m, id);
}

export const spell = w.eachInTurn('spell', {
  who: (s, { hero }) => (isOn(s) && modelOfHero(s, hero) !== undefined ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, { hero, kind, not }, can) {
    for (const id of castable(s, hero, kind, not)) can.add(id);
    if (kind !== 'scroll') {
      for (const id of MAJORS) {
        if (s.heroes[hero]!.recharge[MAJORS.indexOf(id)]! > 0) can.add(id, 'DSC-89');
      }
    }
    can.add('pass');
  },
  choose(s, _seat, { hero, kind }, option) {
    if (option === 'pass') return;
    const id = option as SpellId;
    if (kind === 'scroll') useUp(s, hero, 'scroll');
    const caster = modelOfHero(s, hero)!.id;
    if (id === 'crystallise') w.raise({ proc: 'cast', at: 0, caster, spell: id, target: NO_CELL, crystal: 0 });
    else w.raise({ proc: 'aim', todo: [{ hero, spell: id }], at: 0 });
    // DSC-46, DSC-89: a second, different minor spell is chosen after the first is done.
    if (kind === 'any' && SPELLS[id].kind === 'minor') {
      w.raise({ proc: 'spell', todo: [{ hero, kind: 'minor', not: id }], at: 0 });
    }
  },
  about: (s, _seat, { hero, kind }) => ({ hero: s.heroes[hero]!.id, kind }),
});

export const aim = w.eachInTurn('aim', {
  who: (s, { hero }) => (isOn(s) && modelOfHero(s, hero) !== undefined ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, { hero, spell: id }, can) {
    for (const option of aims(s, modelOfHero(s, hero)!, id)) can.add(option);
  },
  choose(s, _seat, { hero, spell: id }, option) {
    const cell = cellOf(option.split(':')[1]!);
    const byModel = id !== 'unward' && id !== 'fireburst';
    const target = byModel ? modelAt(s, cell)!.id : cell;
    return { proc: 'cast', at: 0, caster: modelOfHero(s, hero)!.id, spell: id, target, crystal: 0 };
  },
  about: (_s, _seat, { spell: id }) => ({ spell: id }),
});

type Cast = Extract<Frame, { proc: 'cast' }>;

/** DSC-48, DSC-90: one crystal with a spell; none when a surge lends one (DS-RULING-40). */
function askCrystal(s: State, f: Cast): Frame | undefined {
  const m = modelOf(s, f.caster)!;
  w.tell(() => ({ type: 'cast', rule: SPELLS[f.spell].rule, model: m.kind, spell: f.spell }));
  f.crystal = takeSurge(s);
  const taken = s.core.stack.some((frame) => frame.proc === 'overchannel') && s.turn.crystals > 0;
  const fits = f.crystal === 0 && f.spell !== 'crystallise' && !taken && s.heroes[m.hero]!.crystals.length > 0;
  return fits ? { proc: 'crystal', todo: [m.hero], at: 0 } : undefined;
}
export const crystal = w.eachInTurn('crystal', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    for (const level of new Set(s.heroes[hero]!.crystals)) can.add(`crystal-${level}`);
    can.add('none');
  },
  choose(s, _seat, hero, option) {
    if (option === 'none') return;
    const level = Number(option.slice(-1));
    const { crystals } = s.heroes[hero]!;
    crystals.splice(crystals.indexOf(level), 1);
    s.turn.crystals++;
    (s.core.stack.findLast((f) => f.proc === 'cast') as Cast).crystal = level;
  },
});

function takeEffect(s: State, f: Cast): Frame | undefined {
  const caster = modelOf(s, f.caster);
  if (caster === undefined) return undefined;
  const hero = s.heroes[caster.hero]!;
  const major = MAJORS.indexOf(f.spell);
  // DSC-47, DSC-89: this turn and the next one end before it is ready.
  if (major >= 0) hero.recharge[major] = 2;
  const target = modelOf(s, f.target);
  const { dice } = SPELLS[f.spell];
  switch (f.spell) {
    case 'ember-dart':
      return target && strikeWith('spell', f.caster, f.target, { dice, crystal: f.crystal });
    case 'rust':
      if (target !== undefined) target.rust += 1 + f.crystal;
      w.tell(() => ({ type: 'rusted', rule: 'DS-SPELL-2', model: target?.kind ?? '', armour: 1 + f.crystal }));
      return undefined;
    case 'hasten':
      w.tell(() => ({
        type: 'hastened',
        rule: 'DS-SPELL-3',
        hero: target?.kind ?? '',
        squares: HASTEN_SQUARES + f.crystal,
      }));
      return target && walkOf(s, target, 'hasten', HASTEN_SQUARES + f.crystal);
    case 'unward': {
      const from = s.plan.doors.flatMap(({ a, b }) => (a === f.target ? [b] : b === f.target ? [a] : []));
      const seal = [NO_CELL, ...from].map((c) => sealAt(s, c, f.target)).find((found) => found !== undefined);
      if (seal !== undefined) removeStars(s, seal, 1 + f.crystal, 'DS-SPELL-4');
      return undefined;
    }
    case 'crystallise':
      return hero.crystals.length === 0
        ? void giveCrystal(s, caster.hero, 1, 'DS-SPELL-5')
        : { proc: 'crystallise', todo: [caster.hero], at: 0 };
    case 'fireburst':
      return {
        proc: 'burst',
        at: 0,
        caster: f.caster,
        crystal: f.crystal,
        targets: burstAround(s, caster, f.target).map(({ id }) => id),
        flicker: false,
      };
    case 'stoneskin':
      // DSC-90: one turn of the wizard longer with a strong crystal.
      if (target !== undefined) s.heroes[target.hero]!.stone = f.crystal >= 2 ? 2 : 1;
      w.tell(() => ({ type: 'stoneskin', rule: 'DS-SPELL-7', hero: target?.kind ?? '' }));
      return undefined;
  }
}
export const cast = w.sequence('cast', [askCrystal, takeEffect], { aslongas: (s) => isOn(s), show: openly });

/** DS-SPELL-5 */
export const crystallise = w.eachInTurn('crystallise', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    const { crystals } = s.heroes[hero]!;
    can.add('new', crystals.length >= MOST_CRYSTALS ? 'DSC-90' : undefined);
    for (const level of new Set(crystals)) {
      can.add(`raise-${level}`, level >= MOST_CRYSTAL_LEVEL ? 'DS-SPELL-5' : undefined);
    }
    can.add('pass');
  },
  choose(s, _seat, hero, option) {
    const { crystals } = s.heroes[hero]!;
    if (option === 'new') giveCrystal(s, hero, 1, 'DS-SPELL-5');
    else if (option !== 'pass') {
      const level = Number(option.slice(-1));
      crystals[crystals.indexOf(level)] = level + 1;
      crystals.sort();
      w.tell(() => ({ type: 'crystal', rule: 'DS-SPELL-5', hero: s.heroes[hero]!.id, level: level + 1 }));
    }
  },
});

type Burst = Extract<Frame, { proc: 'burst' }>;

/** DS-SPELL-6: one attack after the other; what it ends is settled when the last is done (DS-RULING-34). */
export const burst = w.repeat(
  'burst',
  (s, f): Frame | undefined => {
    if (f.at === 0 && canInterrupt(s)) return { proc: 'flicker', todo: [OVERLORD], at: 0 };
    f.targets = f.targets.filter((id) => modelOf(s, id) !== undefined);
    const caster = modelOf(s, f.caster);
    if (f.targets.length === 0 || caster === undefined) {
      if (s.doomed !== 'none' && isOn(s)) {
        end(s, s.doomed);
        w.tell(() => ({ type: 'lost', rule: 'DS-RULING-34', how: s.doomed }));
      }
      return undefined;
    }
    return f.targets.length === 1 ? burstOn(f, f.targets[0]!) : { proc: 'burst-next', todo: [caster.hero], at: 0 };
  },
  { aslongas: (s) => isOn(s), show: openly },
);
function burstOn(f: Burst, target: number): Frame {
  f.targets = f.targets.filter((id) => id !== target);
  const frame = strikeWith('spell', f.caster, target, { dice: SPELLS.fireburst.dice, crystal: f.crystal });
  frame.attack.flicker = f.flicker;
  return frame;
}
const topBurst = (s: State): Burst => s.core.stack.findLast((f) => f.proc === 'burst') as Burst;
export const burstNext = w.eachInTurn('burst-next', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, _hero, can) {
    for (const id of topBurst(s).targets) {
      const t = modelOf(s, id)!;
      can.add(`${t.kind}:${cellName(t.cell)}`);
    }
  },
  choose: (s, _seat, _hero, option) => burstOn(topBurst(s), modelAt(s, cellOf(option.split(':')[1]!))!.id),
});

/** DS-FEAT-4: both major spells, one after the other. */
export const overchannel = w.sequence(
  'overchannel',
  [
    (_s, { hero }) => ({ proc: 'spell', todo: [{ hero, kind: 'major', not: '' }], at: 0 }),
    (_s, { hero }) => ({ proc: 'spell', todo: [{ hero, kind: 'major', not: '' }], at: 0 }),
  ],
  { aslongas: (s) => isOn(s), show: openly },
);
