// The tokens as the box is unpacked.
import { ITEM_IDS, TOKEN_IDS, type TokenId } from '../cards/cards.ts';
import type { State } from '../state.ts';

/** MI-B-1, MI-B-2, MI-B-3, MI-A-5, MI-RULING-6 */
export function unpackItems(s: State): void {
  const { items: variant } = s.options;
  if (variant === 'none') return;
  const dummies: readonly TokenId[] = variant === 'advanced' ? TOKEN_IDS : s.players.length === 2 ? ITEM_IDS : NOTHING;
  s.items = {
    pools: [...s.players.map(() => TOKEN_IDS.slice()), ...s.dummies.map(() => dummies.slice())],
    queue: [],
    farLands: [],
    dungeons: s.players.map(() => ({ camp: [], sack: [], prison: [], deadLetters: [] })),
  };
}
const NOTHING: readonly TokenId[] = [];
