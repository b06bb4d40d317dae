// QT-TALK-29: the rules read no clock. They say how long the talk before a fight may last, and what ends it.
import type { Seat, TimeLimit } from '@oubliette/engine';
import type { State } from '../../state.ts';
import { isClosed, isDone, mayDeal } from './moments.ts';

export function timeLimit(s: State): TimeLimit | undefined {
  const { talkSeconds: seconds } = s.settings;
  const answers = seconds === 0 ? [] : endOfTalk(s);
  return answers.length === 0 ? undefined : { key: `${s.round} ${s.active} ${s.talk.moment}`, seconds, answers };
}

/** The players who hold the moment: the active player before a monster, the principals of an Arena. */
function endOfTalk(s: State): TimeLimit['answers'] {
  switch (s.talk.moment) {
    case 'D': {
      const open = s.players.some((_, other) => mayDeal(s, s.active, other) && !isClosed(s, s.active, other));
      return open ? [{ seat: s.active, kind: 'enough', option: 'all' }] : [];
    }
    case 'A':
      return [s.fight.attacker, s.fight.defender]
        .filter((seat) => !isDone(s, seat))
        .map((seat) => ({ seat, kind: 'arena-talk', option: 'done' }));
    default:
      return [];
  }
}

/** Those whom this seat has offered something. */
export const repliesDue = (s: State, seat: Seat): Seat[] =>
  s.talk.standing.flatMap(({ sender, receiver }) => (sender === seat ? [receiver] : []));
