// The offer that I am making: laid down piece by piece, each by the small answers the rules ask for.
import type { Refusal, Seat } from '@oubliette/engine';
import { type Draft, mirrored } from '@oubliette/quests-and-betrayals/reading';
import { useEffect, useRef, useState } from 'react';
import type { AskNow } from '../../../session/now.ts';
import type { TableSession } from '../../../session/table-session.ts';
import type { OfferSeen, View } from '../reading.ts';
import { draftOf, type Goal, type Laid, laidIn, nextStep } from './draft.ts';

/** More answers than any offer needs: whoever comes so far goes in circles. */
const MOST_STEPS = 80;

export interface MyOffer {
  readonly draft: Draft | undefined;
  /** Asked first, where an offer can be about several things. */
  readonly abouts: readonly string[];
  readonly maySend: boolean;
  readonly busy: boolean;
  /** Why the rules did not take the last piece, or the offer itself. */
  readonly refused: Refusal | undefined;
  readonly begin: (to: string, pieces?: readonly Laid[]) => void;
  readonly be: (about: string) => void;
  readonly lay: (laid: Laid, instead?: readonly string[]) => void;
  readonly remove: (laid: Laid) => void;
  readonly counter: (offer: OfferSeen) => void;
  readonly send: () => void;
  readonly drop: () => void;
}

interface At {
  readonly session: TableSession;
  readonly game: View;
  readonly me: Seat | undefined;
  readonly talk: AskNow | undefined;
  /** To whom an offer is made that has not begun. */
  readonly partner: Seat | undefined;
}

export function useOffer({ session, game, me, talk, partner }: At): MyOffer {
  const [goal, setGoal] = useState<Goal>();
  const [refused, setRefused] = useState<Refusal>();
  const steps = useRef(0);
  /** What was wanted last: where the rules ask what an offer is about, it is laid down after that. */
  const wanted = useRef<readonly Laid[]>([]);
  const draft = me === undefined ? undefined : draftOf(game, me, talk);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each state of the offer
  useEffect(() => {
    if (goal === undefined || talk === undefined || me === undefined) return;
    const step = nextStep(goal, talk, draft);
    const stuck = step === 'done' || steps.current++ > MOST_STEPS;
    if (stuck) {
      setGoal(undefined);
      return;
    }
    let late = false;
    const answered =
      step === 'back'
        ? session.takeBack(me)
        : session.answer(me, talk.kind, step.option, ...(step.text === undefined ? [] : [step.text]));
    answered.then((no) => {
      if (no === undefined || late) return;
      setGoal(undefined);
      setRefused(no);
    });
    return () => {
      late = true;
    };
  }, [goal, talk]);

  function want(next: Goal): void {
    steps.current = 0;
    setRefused(undefined);
    wanted.current = next.pieces;
    setGoal(next);
  }
  /** The offer as it lies there, as a goal. */
  const here = (): Goal | undefined => {
    const [to] = talk?.soFar.map(({ option }) => option) ?? [];
    if (to === undefined || draft === undefined) return undefined;
    const about = talk?.soFar.find(({ kind }) => kind === 'talk-open')?.option;
    return { to, pieces: laidIn(draft), ...(about === undefined ? {} : { about }) };
  };
  function change(pieces: (now: readonly Laid[]) => readonly Laid[]): void {
    const now = here();
    if (now !== undefined) want({ ...now, pieces: pieces(now.pieces) });
  }
  function answer(option: string): void {
    if (me !== undefined && talk?.options.includes(option) === true)
      void session.answer(me, talk.kind, option).then(setRefused);
  }
  return {
    draft,
    abouts: talk?.kind === 'talk-open' ? talk.options : [],
    maySend: talk?.kind === 'talk-part' && talk.options.includes('send'),
    busy: goal !== undefined,
    refused,
    begin: (to, pieces = []) => want({ to, pieces }),
    be(about) {
      const [to] = talk?.soFar.map(({ option }) => option) ?? [];
      if (to !== undefined) want({ to, about, pieces: wanted.current });
    },
    lay(laid, instead = []) {
      if (draft === undefined && partner !== undefined) want({ to: `seat:${partner}`, pieces: [laid] });
      else change((now) => [...now.filter((one) => one.part !== laid.part || !instead.includes(one.piece)), laid]);
    },
    remove: (laid) => change((now) => now.filter((one) => one.part !== laid.part || one.piece !== laid.piece)),
    counter(offer) {
      const { give = [], ask = [], askWord = [], promise = [] } = offer;
      const back = mirrored({ ...offer, answers: 0, give, ask, askWord, promise });
      want({ to: `counter:${offer.id}`, pieces: laidIn(back) });
    },
    send: () => answer('send'),
    drop() {
      if (me === undefined) return;
      setGoal(undefined);
      // Every answer so far, the last one first.
      const left = talk?.soFar.length ?? 0;
      void (async () => {
        for (let i = 0; i < left; i++) await session.takeBack(me);
      })();
    },
  };
}
