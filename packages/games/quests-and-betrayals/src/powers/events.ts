// The nine events (QT-CARD-56 to QT-CARD-64). "Everyone" goes clockwise from the active player.
import type { Seat } from '@oubliette/engine';
import type { EventId } from '../cards/cards.ts';
import { payGems, takeGems } from '../rules/gems.ts';
import { heal, wound } from '../rules/wounds.ts';
import { clockwise, type State, w } from '../state.ts';

const TOLL = 2;
const SHARE = 2;

export function applyEvent(s: State, card: EventId): void {
  const everyone = clockwise(s, s.active);
  switch (card) {
    case 'toll':
      for (const seat of everyone) payToll(s, seat);
      return;
    case 'miasma':
      for (const seat of everyone) wound(s, seat, 1, 'QT-CARD-57');
      return;
    case 'healing-brothers':
      for (const seat of everyone) heal(s, seat, 2, 'QT-CARD-58');
      return;
    case 'small-change':
      for (const seat of everyone) {
        const gems = takeGems(s, seat, 1);
        if (gems > 0) w.tell(() => ({ type: 'found', rule: 'QT-CARD-59', seat, gems }));
      }
      return;
    case 'poors-share':
      sharePurses(s, everyone);
      return;
    case 'thick-fog':
      s.fog = true;
      return;
    case 'hunters-bounty':
      s.bounty = true;
      return;
    case 'fair-day':
      s.fair = true;
      return;
    case 'jealousy': {
      const most = Math.max(...s.players.map(({ trophies }) => trophies));
      for (const seat of everyone) if (s.players[seat]!.trophies === most) wound(s, seat, 1, 'QT-CARD-64');
    }
  }
}

/** QT-CARD-56 */
function payToll(s: State, seat: Seat): void {
  if (s.players[seat]!.gems < TOLL) {
    wound(s, seat, 1, 'QT-CARD-56');
    return;
  }
  payGems(s, seat, TOLL);
  w.tell(() => ({ type: 'toll-paid', rule: 'QT-CARD-56', seat, gems: TOLL }));
}

/** QT-CARD-60, QT-RULING-53: of several, the nearest clockwise, the active player first. */
function sharePurses(s: State, everyone: readonly Seat[]): void {
  const gemsOf = (seat: Seat): number => s.players[seat]!.gems;
  const rich = everyone.reduce((a, b) => (gemsOf(b) > gemsOf(a) ? b : a));
  const poor = everyone.reduce((a, b) => (gemsOf(b) < gemsOf(a) ? b : a));
  if (gemsOf(rich) === gemsOf(poor)) return;
  const gems = Math.min(SHARE, gemsOf(rich));
  s.players[rich]!.gems -= gems;
  s.players[poor]!.gems += gems;
  w.tell(() => ({ type: 'shared', rule: 'QT-CARD-60', seat: rich, toSeat: poor, gems }));
}
