// The notes of a first game: each is shown once, when its condition holds; a note with a task comes again until it is done.
import { asked, firstNote, type NoteContext, type TimedNote } from '../../../kit/guide/notes.ts';
import { placeOf, type View } from '../reading.ts';
import { LOYAL, TREACHEROUS } from './first-game.ts';
import { isLearned, type LessonId, lessonIds } from './lessons.ts';

type Context = NoteContext<View>;

interface NoteAt extends TimedNote<View> {
  /** It is repeated until this lesson is learned. */
  readonly until?: LessonId;
}

const isPrincipal = ({ game, me }: Context): boolean =>
  game.fight?.kind === 'arena' && [game.fight.attacker, game.fight.defender].includes(me);
/** A bot has promised the player a fist in this Arena. */
const hasFist = ({ game, me }: Context): boolean =>
  game.ledger.some(
    ({ giver, receiver, state, word }) =>
      giver === TREACHEROUS && receiver === me && state === 'running' && word?.startsWith('fist:') === true,
  );
const offers =
  (wanted: string) =>
  ({ ask }: Context): boolean =>
    ask?.options.some((option) => option.startsWith(wanted)) === true;
const mayChallenge = (context: Context): boolean =>
  asked('village')(context) && (context.game.round ?? 0) >= 3 && offers(`arena:${LOYAL}`)(context);

/** In order of priority. */
export const NOTES = [
  { id: 'welcome', rules: ['QT-END-1', 'QT-QUEST-2'], points: '.bar .kit-opts', when: asked('main-quest') },
  { id: 'village', rules: ['QT-TURN-3', 'QT-TURN-5'], points: '.qt-land', when: asked('village') },
  { id: 'tempers', rules: ['QT-TALK-55', 'QT-TALK-57'], points: '.qt-rivals', when: asked('village') },
  {
    id: 'buy',
    rules: ['QT-SHOP-1', 'QT-SHOP-3'],
    points: '.qt-shelves',
    until: 'buy',
    when: (context) => asked('village')(context) && offers('buy:')(context),
  },
  {
    id: 'monster',
    rules: ['QT-DUNGEON-6', 'QT-DUNGEON-9', 'QT-COMBAT-2'],
    points: '.qt-fight',
    clear: '.qt-partners',
    when: asked('confront'),
  },
  {
    id: 'offer',
    points: `.qt-partner[data-at='seat-${LOYAL}'][aria-pressed='false'], .qt-sheet`,
    clear: '.qt-partners, .qt-sheet',
    rules: ['QT-TALK-7', 'QT-TALK-8', 'QT-TALK-9'],
    until: 'ally',
    when: (context) => asked('confront')(context) && context.game.fight?.ally === undefined,
  },
  {
    id: 'together',
    points: '.qt-allied',
    rules: ['QT-TALK-25', 'QT-DUNGEON-7'],
    does: 'fight',
    when: (context) => asked('confront')(context) && context.game.fight?.ally !== undefined,
  },
  // A player who has kept every word so far is asked to give another one.
  {
    id: 'promise-again',
    points: '.qt-sheet',
    rules: ['QT-TALK-41', 'QT-TALK-48'],
    until: 'broke',
    when: (context) =>
      asked('confront')(context) && context.game.fight?.ally === undefined && isLearned(context, 'ally'),
  },
  {
    id: 'refused',
    points: `.qt-partner[data-at='seat-${LOYAL}']`,
    rules: ['QT-TALK-18', 'QT-TALK-56'],
    when: (context) =>
      isLearned(context, 'broke') &&
      context.told.some(({ type, seat, toSeat }) => type === 'refused' && seat === LOYAL && toSeat === context.me),
  },
  {
    id: 'offered',
    points: '.qt-standing',
    rules: ['QT-TALK-18', 'QT-TALK-17'],
    when: ({ game, me, over }) => !over && game.offers.some(({ receiver }) => receiver === me),
  },
  { id: 'split', rules: ['QT-TRADE-6', 'QT-RULING-20'], when: asked('split-gems', 'split-trophies', 'split-card') },
  {
    id: 'settle',
    rules: ['QT-TALK-39', 'QT-TRADE-7'],
    points: '.bar .kit-opts',
    does: '0',
    until: 'broke',
    when: (context) => asked('settle')(context) && context.ask?.options.includes('0') === true,
  },
  {
    id: 'i-broke',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-42', 'QT-TALK-56'],
    when: (context) => !context.over && !context.showing && isLearned(context, 'broke'),
  },
  {
    id: 'they-broke',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-57', 'QT-TALK-48'],
    when: (context) => !context.over && !context.showing && isLearned(context, 'betrayed'),
  },
  {
    id: 'ledger',
    points: '.qt-ledger, .qt-rivals',
    rules: ['QT-TALK-37', 'QT-TALK-48'],
    when: ({ game, over, showing }) => !over && !showing && game.ledger.some(({ state }) => state === 'broken'),
  },
  {
    id: 'arena',
    rules: ['QT-POT-1', 'QT-ARENA-1', 'QT-POT-4'],
    points: '.qt-challenges',
    does: `arena:${LOYAL}`,
    until: 'arena',
    when: mayChallenge,
  },
  {
    id: 'arena-again',
    rules: ['QT-ARENA-1', 'QT-TALK-57'],
    points: '.qt-challenges',
    does: `arena:${LOYAL}`,
    until: 'betrayed',
    when: (context) => mayChallenge(context) && isLearned(context, 'arena'),
  },
  // The bot that breaks its word is asked for a fist, so that the player sees a betrayal.
  {
    id: 'arena-talk',
    rules: ['QT-TALK-28', 'QT-TALK-57'],
    points: `.qt-partner[data-at='seat-${TREACHEROUS}'][aria-pressed='false'], .qt-sheet`,
    clear: '.qt-partners, .qt-sheet',
    until: 'betrayed',
    when: (context) => asked('arena-talk')(context) && isPrincipal(context) && !hasFist(context),
  },
  {
    id: 'arena-signed',
    rules: ['QT-TALK-43', 'QT-ARENA-4'],
    points: '.bar .kit-opts',
    when: (context) => asked('arena-talk')(context) && hasFist(context),
  },
  { id: 'fist', rules: ['QT-ARENA-4', 'QT-ARENA-6'], points: '.bar .kit-opts', when: asked('fist') },
  { id: 'plunder', rules: ['QT-ARENA-10'], points: '.bar .kit-opts', when: asked('plunder') },
  {
    id: 'wounds',
    points: '.qt-hurt',
    rules: ['QT-WOUND-4', 'QT-TEMPLE-1'],
    when: (context) => asked('village')(context) && placeOf(context.game, context.me).wounds >= 2,
  },
  {
    id: 'learned',
    points: '.qt-rivals',
    rules: ['QT-END-1', 'QT-TALK-48'],
    when: (context) => asked('village')(context) && isLearned(context, ...lessonIds),
  },
  { id: 'score', rules: ['QT-END-3', 'QT-END-4', 'QT-END-5'], when: ({ over }) => over },
] as const satisfies readonly NoteAt[];

export type NoteId = (typeof NOTES)[number]['id'];
export interface Note extends NoteAt {
  readonly id: NoteId;
}

export const noteFor = (context: Context, seen: readonly string[]): Note | undefined =>
  firstNote<View, Note>(NOTES, context, seen, (lesson) => isLearned(context, lesson as LessonId));
