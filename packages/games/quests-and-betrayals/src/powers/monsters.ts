// What the odd monsters do besides fighting (their lines among QT-CARD-1 to QT-CARD-48).
import { roll } from '@oubliette/engine';
import { DIE, type ItemId, MOST_WOUNDS, type MonsterId } from '../cards/cards.ts';
import { payGems } from '../rules/gems.ts';
import { heal, liftCurse } from '../rules/wounds.ts';
import { NOBODY, type State, w } from '../state.ts';

/** QT-CARD-48: nobody outruns a Mimic, because nobody knows it for one in time. */
export const mayBeFled = (monster: MonsterId): boolean => monster !== 'mimic';

/** QT-CARD-26 */
export const fleeFee = (monster: MonsterId | 'none'): number => (monster === 'bridge-troll' ? 1 : 0);

/** QT-CARD-14: two rolls, the higher face counts, and that is one result. */
export const redPips = (s: State, monster: MonsterId): number => {
  const pips = roll(s, DIE);
  return monster === 'three-headed-hydra' ? Math.max(pips, roll(s, DIE)) : pips;
};

/** QT-CARD-3, QT-CARD-9, QT-CARD-16 */
export function afterLoss(s: State): void {
  const { active } = s;
  const { monster, ally } = s.fight;
  if (monster === 'weaver-spider') s.players[active]!.webbed = true;
  if (monster === 'one-eyed-basilisk') {
    for (const seat of ally === NOBODY ? [active] : [active, ally]) {
      s.players[seat]!.petrified = true;
      w.tell(() => ({ type: 'petrified', rule: 'QT-CARD-9', seat }));
    }
  }
  if (monster === 'pilfering-goblin' && s.players[active]!.gems > 0) {
    payGems(s, active, 1);
    w.tell(() => ({ type: 'pilfered', rule: 'QT-CARD-16', seat: active, gems: 1 }));
  }
}

/** QT-CARD-48: what a Mimic has swallowed. The die is no fight die (QT-RULING-46). */
export function mimicGems(s: State): number {
  if (s.fight.monster !== 'mimic') return 0;
  const pips = roll(s, DIE);
  w.tell(() => ({ type: 'rolled-chest', rule: 'QT-CARD-48', seat: s.active, pips }));
  return pips;
}

/** QT-CARD-43 to QT-CARD-45 */
const PRIZES: { readonly [M in MonsterId]?: ItemId } = {
  'emerald-dragon': 'dragon-amulet',
  'brazen-dragon': 'dragon-armour',
  'scarlet-dragon': 'dragon-sword',
};
export const prizeOf = (monster: MonsterId): ItemId | undefined => PRIZES[monster];

/** QT-CARD-47 */
export function blessing(s: State): void {
  const { active } = s;
  const { monster, ally } = s.fight;
  if (monster !== 'temple-guardian') return;
  for (const seat of ally === NOBODY ? [active] : [active, ally]) {
    heal(s, seat, MOST_WOUNDS, 'QT-CARD-47');
    liftCurse(s, seat, 'QT-CARD-47');
  }
}
