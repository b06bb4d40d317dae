// The offer that the viewer is composing. It is shown at once as the player wants it; the answers that the rules ask for are
// sent one at a time, however slow the connection is.
import type { Refusal, Seat } from '@oubliette/engine';
import { type Draft, mirrored } from '@oubliette/quests-and-betrayals/reading';
import { useEffect, useRef, useState } from 'react';
import type { AskNow, TableNow } from '../../../session/now.ts';
import type { TableSession } from '../../../session/table-session.ts';
import { gameOf, type OfferSeen } from '../reading.ts';
import { addedPieces, draftOf, type Goal, NOBODY, nextAnswer, type OfferPiece, wantedDraft } from './draft.ts';

/** More answers than any offer needs: beyond this the goal cannot be reached. */
const MOST_STEPS = 80;

export interface MyOffer {
  readonly draft: Draft | undefined;
  /** The player's sentence in it. */
  readonly sentence: string | undefined;
  /** The subjects to choose from, if an offer can have several. */
  readonly abouts: readonly string[];
  readonly maySend: boolean;
  readonly busy: boolean;
  /** Why the rules refused the last piece, or the offer itself. */
  readonly refused: Refusal | undefined;
  readonly begin: (to: string, pieces?: readonly OfferPiece[]) => void;
  readonly be: (about: string) => void;
  readonly lay: (piece: OfferPiece, instead?: readonly string[]) => void;
  readonly remove: (piece: OfferPiece) => void;
  readonly counter: (offer: OfferSeen) => void;
  readonly send: () => void;
  readonly drop: () => void;
}

interface At {
  readonly session: TableSession;
  readonly now: TableNow;
  readonly me: Seat | undefined;
  readonly talk: AskNow | undefined;
  /** The receiver of an offer that has not begun. */
  readonly partner: Seat | undefined;
}

export function useOffer({ session, now, me, talk, partner }: At): MyOffer {
  const game = gameOf(now);
  /** The goal, while the answers are being sent. */
  const [goal, setGoal] = useState<Goal>();
  const [refused, setRefused] = useState<Refusal>();
  const steps = useRef(0);
  /** The last goal: a draft holds no sentences, and its subject may be asked later. */
  const last = useRef<Goal>(undefined);
  /** Identifies the answer being sent, so that it is not sent twice. */
  const asked = useRef<string>(undefined);
  const current = me === undefined ? undefined : draftOf(game, me, talk);
  const draft = goal === undefined || me === undefined ? current : wantedDraft(game, me, goal, current);
  const place = `${now.seen.answered} ${talk?.kind} ${talk?.soFar.length}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: one step for each state of the offer
  useEffect(() => {
    if (asked.current !== place) asked.current = undefined;
    if (goal === undefined || talk === undefined || me === undefined || asked.current !== undefined) return;
    // Online the steps so far arrive after the ask.
    if (current !== undefined && talk.soFar.length === 0) return;
    const step = nextAnswer(goal, talk, current);
    if (step === 'done' || steps.current++ > MOST_STEPS) {
      setGoal(undefined);
      return;
    }
    asked.current = place;
    const answered =
      step === 'back'
        ? session.takeBack(me)
        : session.answer(me, talk.kind, step.option, ...(step.text === undefined ? [] : [step.text]));
    answered.then((no) => {
      if (no === undefined) return;
      asked.current = undefined;
      // Another answer came first: the next ask is about to arrive.
      if (no.rule === 'ENG-LATE') return;
      setGoal(undefined);
      setRefused(no);
    });
  }, [goal, talk]);

  function want(next: Goal): void {
    steps.current = 0;
    setRefused(undefined);
    last.current = next;
    setGoal(next);
  }
  /** The current offer as a goal. */
  const here = (): Goal | undefined => {
    if (goal !== undefined) return goal.to === NOBODY ? undefined : goal;
    if (current === undefined) return undefined;
    const known = last.current;
    const to = talk?.soFar[0]?.option ?? known?.to ?? `seat:${current.receiver}`;
    const about = talk?.soFar.find(({ kind }) => kind === 'talk-open')?.option ?? known?.about;
    const pieces = addedPieces(current).map(
      (one) => known?.pieces.find(({ part, piece }) => part === one.part && piece === one.piece) ?? one,
    );
    return { to, pieces, ...(about === undefined ? {} : { about }) };
  };
  function change(pieces: (now: readonly OfferPiece[]) => readonly OfferPiece[]): void {
    const now = here();
    if (now !== undefined) want({ ...now, pieces: pieces(now.pieces) });
  }
  function answer(option: string): void {
    if (me !== undefined && talk?.options.includes(option) === true)
      void session.answer(me, talk.kind, option).then(setRefused);
  }
  return {
    draft,
    sentence: (goal ?? last.current)?.pieces.find(({ text }) => text !== undefined)?.text,
    abouts: talk?.kind === 'talk-open' ? talk.options : [],
    maySend: talk?.kind === 'talk-part' && talk.options.includes('send'),
    busy: goal !== undefined,
    refused,
    begin: (to, pieces = []) => want({ to, pieces }),
    be(about) {
      const to = talk?.soFar[0]?.option ?? last.current?.to;
      if (to !== undefined) want({ to, about, pieces: last.current?.pieces ?? [] });
    },
    lay(piece, instead = []) {
      if (draft === undefined && partner !== undefined) want({ to: `seat:${partner}`, pieces: [piece] });
      else change((now) => [...now.filter((one) => one.part !== piece.part || !instead.includes(one.piece)), piece]);
    },
    remove: (piece) => change((now) => now.filter((one) => one.part !== piece.part || one.piece !== piece.piece)),
    counter(offer) {
      const { give = [], ask = [], askWord = [], promise = [] } = offer;
      const back = mirrored({ ...offer, answers: 0, give, ask, askWord, promise });
      want({ to: `counter:${offer.id}`, pieces: addedPieces(back) });
    },
    send: () => answer('send'),
    drop: () => want({ to: NOBODY, pieces: [] }),
  };
}
