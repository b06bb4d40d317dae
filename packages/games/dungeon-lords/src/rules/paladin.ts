// DL-PAL: the paladin goes to the most evil player.
import type { Seat } from '@oubliette/engine';
import { EVILOMETER, type PaladinId } from '../cards/cards.ts';
import { type Adventurer, type State, turnOrder, w } from '../state.ts';
import { lineOf } from './combat/line-of.ts';
import { dismissIllusion, hasParty, partyIsGone } from './combat/party.ts';

/** DL-PAL-1: one each year. */
export const paladinOf = (s: State): PaladinId => (s.year === 1 ? 'paladin-1' : 'paladin-2');

/** After every single change of a counter (DL-RULING-21), and when a new paladin pitches his tent (DL-RULING-31). */
export function checkPaladin(s: State): void {
  const { paladin } = s;
  if (paladin === 'prison' || paladin === 'gone') return;
  // DL-PAL-4, DL-PAL-7: he leaves a dungeon only for somebody strictly worse than its owner.
  const holder = paladin === 'tent' ? undefined : paladin;
  const least = holder === undefined ? EVILOMETER.paladin : Math.max(EVILOMETER.paladin, s.players[holder]!.evil + 1);
  const to = mostEvil(s, least);
  if (to === undefined) return;
  const { evil } = s.players[to]!;
  if (holder === undefined) {
    join(s, to, { id: paladinOf(s), wounds: 0, extra: 0, poison: 0 });
    w.tell(() => ({
      type: 'paladin-comes',
      rule: 'DL-PAL-2',
      seat: to,
      paladin: paladinOf(s),
      evil,
      line: lineOf(s, to),
    }));
  } else {
    const { party } = s.players[holder]!;
    const [he] = party.splice(
      party.findIndex((a) => a.id === paladinOf(s)),
      1,
    );
    join(s, to, he!); // DL-PAL-9: his wounds go with him
    dismissIllusion(s, holder);
    w.tell(() => ({
      type: 'paladin-moves',
      rule: 'DL-PAL-4',
      seat: holder,
      toSeat: to,
      paladin: paladinOf(s),
      evil,
      line: lineOf(s, holder),
      toLine: lineOf(s, to),
    }));
    if (!hasParty(s, holder)) partyIsGone(s, holder);
  }
}

/** DL-PAL-5, DL-PAL-6: the most evil of those with at least so much evil; of equals the one later in turn order. */
function mostEvil(s: State, least: number): Seat | undefined {
  let worst: Seat | undefined;
  let most = least;
  for (const seat of turnOrder(s)) {
    const { evil } = s.players[seat]!;
    if (evil < most) continue;
    most = evil;
    worst = seat;
  }
  return worst;
}

/** DL-PAL-3: at the head; only an illusion stands before him (DL-CARD-56). */
function join(s: State, seat: Seat, he: Adventurer): void {
  const { party } = s.players[seat]!;
  if (party[0]?.id === 'illusion') party.splice(1, 0, he);
  else party.unshift(he);
  s.paladin = seat;
}
