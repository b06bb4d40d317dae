// Moments of Quests and Betrayals: games played at random up to an ask, as files.
import { enter, isOver, type Match, type Seat, thinking, view } from '@oubliette/engine';
import type { View } from '@oubliette/quests-and-betrayals/reading';
import { piecesFor } from '@oubliette/quests-and-betrayals/reading';
import type { GameFile } from '@oubliette/records';
import { tableNow } from '../src/session/now.ts';
import { gameOf } from '../src/tables/quests-and-betrayals/reading.ts';
import { draftOf, type Goal, nextAnswer } from '../src/tables/quests-and-betrayals/talk/draft.ts';
import { partnersOf } from '../src/tables/quests-and-betrayals/talk/partners.ts';
import { type Played, tableOf } from './game-files.ts';

export const COMPANY = ['Malvina', 'Baron Grognard', 'Dame Sulfure', 'Oncle Moisi', 'Tante Verrue', 'Cousin Suaire'];
const GAME = 'quests-and-betrayals';

/** Whether this seat has this ask. */
export const isAsked = ({ game, state }: Match, seat: number, kind: string): boolean =>
  view(game, state, seat).asks.some((ask) => ask.kind === kind && ask.options.length > 0);
export const seenBy = ({ game, state }: Match, seat: number): View => view(game, state, seat).game as View;

const answer = (match: Match, seat: Seat, kind: string, option: string) =>
  enter(match, { seat, verb: 'answer', kind, option, n: view(match.game, match.state, seat).answered });

/** Composes an offer by the answers that the rules ask for; returns their number. */
export function bring(match: Match, seat: Seat, goal: Goal): number {
  for (let steps = 0; steps < 60; steps++) {
    const now = tableNow(match, seat);
    const talk = now.asks.find(({ beside }) => beside === 'talk');
    if (talk === undefined) throw new Error('no seat may talk');
    const about = talk.kind === 'talk-open' ? (goal.about ?? talk.options[0]) : goal.about;
    const step = nextAnswer(
      { ...goal, ...(about === undefined ? {} : { about }) },
      talk,
      draftOf(gameOf(now), seat, talk),
    );
    if (step === 'done') return steps;
    const n = view(match.game, match.state, seat).answered;
    const entered =
      step === 'back' ? enter(match, { seat, verb: 'take-back', n }) : answer(match, seat, talk.kind, step.option);
    if (entered !== undefined && 'refused' in entered) throw new Error(JSON.stringify(entered));
  }
  throw new Error('the goal is not reached');
}

/** Sends the composed offer; returns its number. */
export function send(match: Match, seat: Seat): number | undefined {
  answer(match, seat, 'talk-part', 'send');
  return seenBy(match, seat).offers.findLast(({ sender }) => sender === seat)?.id;
}

/** Players with a partner make a promise, and the partner signs if possible. */
function talkNow(match: Match, seat: Seat, pick: (n: number) => number): void {
  const game = seenBy(match, seat);
  const partners = partnersOf(game, seat);
  const receiver = partners[pick(partners.length)];
  if (receiver === undefined || !isAsked(match, seat, 'talk-to')) return;
  const blank = { moment: game.moment ?? 'V1', sender: seat, receiver, answers: 0 };
  const words = piecesFor(game, { ...blank, give: [], ask: [], askWord: [], promise: [] }, 'promise');
  const piece = words.filter((one) => !one.startsWith('word:'))[pick(words.length)] ?? words[0];
  if (piece === undefined) return;
  bring(match, seat, { to: `seat:${receiver}`, pieces: [{ part: 'promise', piece }] });
  const offer = send(match, seat);
  if (offer === undefined) return;
  answer(match, receiver, 'deal', `sign:${offer}`);
}

/** Answers that eager players seldom give. */
const DULL = ['flee', 'keep', 'end', 'none', 'pass', '0'];

/** Plays eagerly at random until the moment is reached or the game is over. */
function playEagerly({ match }: Played, until: (match: Match) => boolean, dice: string, talkative = false): void {
  const pick = thinking(dice);
  let talked = '';
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const ask = seen.asks.find((one) => !one.optional);
    if (ask === undefined) throw new Error('no seat can answer');
    // A fulfilled quest is claimed at once, as people do.
    const claim = seen.asks.find((one) => one.kind === 'claim' && one.options.length > 0);
    if (claim !== undefined) {
      enter(match, { seat, verb: 'answer', kind: 'claim', option: claim.options[0] ?? '', n: seen.answered });
      continue;
    }
    const { round, active, moment } = seenBy(match, seat);
    const here = `${round} ${active} ${moment}`;
    if (talkative && here !== talked && (ask.kind === 'confront' || ask.kind === 'arena-talk')) {
      talked = here;
      talkNow(match, seat, pick);
      continue;
    }
    const lively = ask.options.filter((option) => !DULL.includes(option));
    const among = lively.length > 0 && pick(6) > 0 ? lively : ask.options;
    enter(match, { seat, verb: 'answer', kind: ask.kind, option: among[pick(among.length)] ?? '', n: seen.answered });
  }
}

const TRIES = 40;

interface Wanted {
  readonly seats?: number;
  readonly settings?: Readonly<Record<string, string>>;
  readonly dice?: string;
  /** Players make promises to each other, and sign them. */
  readonly talkative?: boolean;
}

/** A table of so many people, played up to the moment. */
export function tableAt(
  there: (match: Match) => boolean,
  { seats = 4, settings = {}, dice = 'eager', talkative = false }: Wanted = {},
): Played {
  for (let tried = 0; tried < TRIES; tried++) {
    const played = tableOf(GAME, COMPANY.slice(0, seats), [], settings);
    playEagerly(played, there, `${dice} ${tried}`, talkative);
    if (!isOver(played.match.state)) return played;
  }
  throw new Error(`no game in ${TRIES} comes to that moment`);
}

/** The first seat has this ask, from this round on. */
export const moment = (kind: string, round = 1, wanted: Wanted = {}): GameFile =>
  tableAt((match) => (seenBy(match, 0).round ?? 0) >= round && isAsked(match, 0, kind), wanted).file();

/** A whole game of eager players, with a callback before each answer. */
export function playedToTheEnd(
  look: (match: Match) => void = () => undefined,
  seats = 4,
  { dice = 'to the end', talkative = false }: Pick<Wanted, 'dice' | 'talkative'> = {},
): Played {
  const played = tableOf(GAME, COMPANY.slice(0, seats));
  playEagerly(
    played,
    (match) => {
      look(match);
      return false;
    },
    dice,
    talkative,
  );
  return played;
}
