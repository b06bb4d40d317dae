// The notes of a first game: each is shown once, when it applies.
import { asked, firstNote, type NoteContext, type TimedNote } from '../../../kit/guide/notes.ts';
import { placeOf, type View } from '../reading.ts';

type Context = NoteContext<View>;

const mine = ({ game, me }: Context) => placeOf(game, me);
const NEAR_THE_PALADIN = 8;

/** In winter of a first game the orders are advised one by one: food to hire with, tunnels to mine in, hands to do it. */
const advised =
  (nth: number, option: string) =>
  ({ ask, game }: Context): boolean =>
    ask?.kind === 'order' &&
    game.year === 1 &&
    game.season === 'winter' &&
    ask.about?.nth === nth &&
    ask.options.includes(option);

/** In the order in which they come first, where several fit. */
export const NOTES = [
  { id: 'welcome', rules: ['DL-COMBAT-1', 'DL-SCORE-8'], points: '.kit-track', when: ({ ask }) => ask !== undefined },
  { id: 'keep', rules: ['DL-REC-4'], points: '.bar .kit-hand, .bar [role=radiogroup]', when: asked('keep-order') },
  {
    id: 'first-order',
    rules: ['DL-ORD-1'],
    points: '.dl-orders .dl-order:nth-child(1)',
    does: 'food',
    when: advised(1, 'food'),
  },
  {
    id: 'second-order',
    rules: ['DL-ORD-3'],
    points: '.dl-orders .dl-order:nth-child(3)',
    does: 'dig',
    when: advised(2, 'dig'),
  },
  {
    id: 'third-order',
    rules: ['DL-ORD-5'],
    points: '.dl-orders .dl-order:nth-child(5)',
    does: 'imps',
    when: advised(3, 'imps'),
  },
  { id: 'orders', rules: ['DL-ORD-1', 'DL-ORD-3', 'DL-ORD-5'], points: '.dl-orders', when: asked('order') },
  { id: 'trainee', rules: ['DL-NPC-7', 'DL-NPC-11'], points: '.dl-orders', when: asked('dummy-order') },
  {
    id: 'trade',
    rules: ['DL-ORD-9', 'DL-ORD-11'],
    points: '.dl-order.is-hot',
    when: asked('get-food', 'improve-reputation', 'recruit-imps', 'buy-traps'),
  },
  { id: 'dig', rules: ['DL-DIG-4', 'DL-DIG-5', 'DL-DIG-6'], points: '.kit-map', when: asked('dig-tunnels') },
  { id: 'mine', rules: ['DL-DIG-1', 'DL-DIG-2'], points: '.kit-map', when: asked('mine-gold') },
  { id: 'monster', rules: ['DL-MON-1', 'DL-MON-2', 'DL-EVT-2'], points: '.dl-offers', when: asked('recruit-monster') },
  {
    id: 'room',
    rules: ['DL-ROOM-5', 'DL-ROOM-6', 'DL-ROOM-7'],
    points: '.dl-offers',
    when: asked('build-room', 'place-room'),
  },
  { id: 'produce', rules: ['DL-PROD-1', 'DL-PROD-2'], points: '.kit-map', when: asked('produce') },
  {
    id: 'recovery',
    rules: ['DL-REC-2', 'DL-REC-3'],
    points: '.kit-slots, .bar [role=radiogroup]',
    when: asked('take-order-back'),
  },
  {
    id: 'paladin',
    rules: ['DL-PAL-2', 'DL-PAL-3'],
    points: '.dl-evil',
    when: (context) =>
      !context.over && (context.game.paladin === 'out' || mine(context).evil >= NEAR_THE_PALADIN) && !context.showing,
  },
  {
    id: 'arrivals',
    rules: ['DL-ADV-2', 'DL-ADV-9', 'DL-CLASS-2'],
    points: '.dl-door, .dl-arrivals',
    when: (context) => mine(context).party.length > 0 && context.game.season !== 'combat' && !context.over,
  },
  {
    id: 'events',
    rules: ['DL-EVT-1', 'DL-EVT-3', 'DL-EVT-4'],
    points: '.dl-events',
    when: (context) => asked('order')(context) && context.game.season !== 'winter',
  },
  {
    id: 'plan',
    rules: ['DL-PLAN-2', 'DL-PLAN-3', 'DL-PLAN-4'],
    points: '.kit-map',
    when: asked('plan-tile', 'plan-trap', 'plan-creature'),
  },
  { id: 'fight', rules: ['DL-FIGHT-2', 'DL-FIGHT-18'], points: '.kit-rail', when: ({ showing }) => showing },
  {
    id: 'attack',
    rules: ['DL-FIGHT-10', 'DL-FIGHT-12', 'DL-FIGHT-13'],
    points: '.kit-stage',
    when: asked('attack', 'target'),
  },
  {
    id: 'second-year',
    rules: ['DL-Y2-1', 'DL-Y2-2', 'DL-Y2-8'],
    points: '.kit-track',
    when: (context) => asked('order')(context) && context.game.year === 2,
  },
  { id: 'score', rules: ['DL-SCORE-1', 'DL-SCORE-2', 'DL-SCORE-8'], points: '.scores', when: ({ over }) => over },
] as const satisfies readonly TimedNote<View>[];

export type NoteId = (typeof NOTES)[number]['id'];
export interface Note extends TimedNote<View> {
  readonly id: NoteId;
}

export const noteFor = (context: Context, seen: readonly string[]): Note | undefined =>
  firstNote<View, Note>(NOTES, context, seen);
