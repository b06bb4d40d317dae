// Reasons for an answer, in numbers: for hints, and for questions about a bot's answer.
import type { Seat } from '@oubliette/engine';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import { SPELLS } from '../cards/spells.ts';
import { cellName, cellOf, FACINGS } from '../cells.ts';
import { type Attack, strikeWith } from '../frames.ts';
import { modelAt, modelOf, modelOfHero, threats } from '../rules/arcs.ts';
import { sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { attackOnLock, locksBefore } from '../rules/locks.ts';
import { type Model, OVERLORD, type State } from '../state.ts';
import { dangersFor } from './danger.ts';
import { frameOf, percent } from './decision.ts';
import { opensDoor } from './hero-moves.ts';
import { decide } from './overlord.ts';

interface HintReason {
  readonly key: string;
  readonly points: number;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The first line says most. What would betray a hand is left out: the same words answer people who ask about a bot. */
export function explain(s: State, seat: Seat, kind: string, option: string): readonly HintReason[] {
  if (seat !== OVERLORD) return heroLines(s, kind, option);
  const { option: chosen, reasons } = decide(s, { kind, options: [option] }, 'normal', () => 0);
  if (chosen !== option) return [];
  return reasons.flatMap(({ key, params = {}, kept }) =>
    kept === true || key === 'decline' ? [] : [{ key, points: 1, params: params as HintReason['params'] }],
  );
}

function heroLines(s: State, kind: string, option: string): readonly HintReason[] {
  switch (kind) {
    case 'walk':
      return walkLines(s, option);
    case 'act':
      return actLines(s, option);
    case 'strike': {
      const by = targetOf(s, option);
      return by === undefined ? [] : oddsOf(s, strikeWith('free-strike', by.id, frameOf(s, 'strike').leaver).attack);
    }
    case 'aim': {
      const { todo, at } = frameOf(s, 'aim');
      const { hero, spell } = todo[at]!;
      const target = targetOf(s, option);
      if (spell !== 'ember-dart' || target === undefined) return [];
      return oddsOf(s, strikeWith('spell', modelOfHero(s, hero)!.id, target.id, { dice: SPELLS[spell].dice }).attack);
    }
    default:
      return [];
  }
}
const targetOf = (s: State, option: string): Model | undefined => {
  const cell = option.split(':')[1];
  return cell === undefined ? undefined : modelAt(s, cellOf(cell));
};

function actLines(s: State, option: string): readonly HintReason[] {
  const { todo, at } = frameOf(s, 'act');
  const m = modelOf(s, todo[at]!)!;
  const [what, ...rest] = option.split(':') as [string, ...string[]];
  if (what === 'lock') {
    const lock = locksBefore(s, m).find((one) => option.startsWith(`lock:${one.option}`));
    return lock === undefined ? [] : oddsOf(s, attackOnLock(m, lock, rest.length > 2).attack);
  }
  const target = targetOf(s, rest.join(':'));
  if ((what !== 'fight' && what !== 'shoot') || target === undefined || rest.length > 2) return [];
  return oddsOf(s, strikeWith(what, m.id, target.id).attack);
}

/** The exact chance, and the dice it comes from. */
function oddsOf(s: State, attack: Attack): readonly HintReason[] {
  const { dice, defence, armour } = sumOf(s, attack);
  const chance = (atLeast: number): number => percent(chanceOf(atLeast, dice, armour, defence));
  const rolled = { dice, defence, armour };
  if (attack.how === 'lock')
    return [{ key: 'odds-lock', points: 1, params: { chance: chance(s.settings.lockSuccesses), ...rolled } }];
  const target = modelOf(s, attack.target)!.kind;
  if (BOSSES[target as BossId] !== undefined)
    return [{ key: 'odds-boss', points: 1, params: { target, chance: chance(1), ...rolled } }];
  const { destroyedAt, pileAt } = MINIONS[target as MinionId];
  const gone = chance(destroyedAt);
  const down = pileAt > 0 ? chance(pileAt) : gone;
  return [{ key: 'odds', points: 1, params: { target, chance: down, gone, ...rolled } }];
}

/** The danger of a square, and of breaking away. */
function walkLines(s: State, option: string): readonly HintReason[] {
  const m = modelOf(s, frameOf(s, 'walk').model)!;
  if (option === 'break-away') {
    const spared = threats(s, true, m.cell).reduce((still, t) => {
      const { dice, armour, defence } = sumOf(s, strikeWith('free-strike', t.id, m.id).attack);
      return still * (1 - chanceOf(1, dice, armour, defence));
    }, 1);
    return [{ key: 'odds-away', points: 1, params: { chance: percent(1 - spared) } }];
  }
  const stays = (FACINGS as readonly string[]).includes(option);
  if (!stays && !/\d$/.test(option)) return [];
  const cell = stays ? m.cell : cellOf(option);
  const chance = percent(dangersFor(s, m).wound(cell, !stays && opensDoor(s, cell)));
  return [{ key: chance === 0 ? 'safe' : 'risk', points: 1, params: { chance, cell: cellName(cell) } }];
}
