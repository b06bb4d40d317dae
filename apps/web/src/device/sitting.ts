// A sitting at a game of this device.
import { onShelf } from '../games.ts';
import type { Sitting } from '../sitting/sitting.ts';
import type { Laid } from './opening.ts';
import { knowledgeFor } from './rules.ts';
import { type Seating, sit } from './seating.ts';
import { answerOf } from './think.ts';

/** Long enough to see what a bot did before the next one does something. */
const PACE = 450;
const pace = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : PACE);

/** @param keep tells whether the game could be kept */
export function deviceSitting(laid: Laid, keep: (laid: Laid) => boolean): Sitting {
  const { id, names, options, fairness, match } = laid;
  const shelfGame = onShelf(match.game.id);
  if (shelfGame === undefined) throw new Error(`${match.game.id} is not on the shelf`);
  const listeners = new Set<() => void>();
  let seating: Seating | undefined;
  seating = sit(laid, {
    keep: (now) => {
      const kept = keep(now);
      seating?.setUnsaved(!kept);
    },
    changed: () => {
      for (const listener of listeners) listener();
    },
    think: async (thought) => answerOf(match.game, knowledgeFor(match.game.id), thought),
    pace: pace(),
  });
  const table = seating;
  return {
    kind: 'device',
    sheet: { id, shelfGame, names, options, commitment: fairness.commitment },
    chairs: table.chairs,
    now: table.now,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answer: async (...answer) => table.answer(...answer),
    takeBack: async (seat) => table.takeBack(seat),
    preview: async (...answer) => table.preview(...answer),
    openCurtain: table.openCurtain,
    handTo: table.handTo,
    setChair: table.setChair,
    moments: table.moments,
    moment: async (no) => table.moment(no),
    file: async () => table.file(),
    leave: table.leave,
  };
}
