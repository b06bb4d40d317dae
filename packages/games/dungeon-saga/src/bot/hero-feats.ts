// When a feat is worth its turn (DS-AIH-8).
import { HEROES, type HeroId } from '../cards/heroes.ts';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { countThreats, enemiesBeside } from '../rules/arcs.ts';
import { mayBeShot } from '../rules/shoot.ts';
import type { Model, State } from '../state.ts';
import { facingTowards, SPELL_RANGE } from './hero-attacks.ts';

export function wantsFeat(s: State, m: Model): boolean {
  const beside = enemiesBeside(s, true, m.cell).length;
  switch (HEROES[m.kind as HeroId].feat) {
    case 'reaping-circle':
      return beside >= 2;
    case 'living-wall':
      return beside >= 3;
    case 'three-strings':
      return inSight(s, m).length >= 2;
    case 'overchannel':
      return inSight(s, m).some((t) => BOSSES[t.kind as BossId] !== undefined);
    case 'slip-past':
      return beside >= 2 && countThreats(s, true, m.cell) >= 2;
  }
}
/** Enemies a hero could shoot at without a step. */
const inSight = (s: State, m: Model): Model[] =>
  s.models.filter((t) => t.hero < 0 && mayBeShot(s, { ...m, facing: facingTowards(m.cell, t.cell) }, t, SPELL_RANGE));
