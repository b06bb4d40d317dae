// What is said in a first game, and when: each note once, at the moment it is about.
import type { Heard, Seat } from '@oubliette/engine';
import type { AskNow } from '../../../session/now.ts';
import { placeOf, type View } from '../reading.ts';

/** What a note may look at: nothing but what lies on the table. */
export interface Moment {
  readonly ask: AskNow | undefined;
  readonly game: View;
  readonly me: Seat;
  readonly told: readonly Heard[];
  /** A fight is being shown. */
  readonly showing: boolean;
  readonly over: boolean;
}

const asked =
  (...kinds: string[]) =>
  ({ ask }: Moment): boolean =>
    kinds.includes(ask?.kind ?? '');
const mine = ({ game, me }: Moment) => placeOf(game, me);
const NEAR_THE_PALADIN = 8;

interface NoteAt {
  readonly id: string;
  readonly rules: readonly string[];
  readonly when: (moment: Moment) => boolean;
}

/** In the order in which they come first, where several fit. */
export const NOTES = [
  { id: 'welcome', rules: ['DL-COMBAT-1', 'DL-SCORE-8'], when: ({ ask }) => ask !== undefined },
  { id: 'keep', rules: ['DL-REC-4'], when: asked('keep-order') },
  { id: 'orders', rules: ['DL-ORD-1', 'DL-ORD-3', 'DL-ORD-5'], when: asked('order') },
  { id: 'trainee', rules: ['DL-NPC-7', 'DL-NPC-11'], when: asked('dummy-order') },
  {
    id: 'trade',
    rules: ['DL-ORD-9', 'DL-ORD-11'],
    when: asked('get-food', 'improve-reputation', 'recruit-imps', 'buy-traps'),
  },
  { id: 'dig', rules: ['DL-DIG-4', 'DL-DIG-5', 'DL-DIG-6'], when: asked('dig-tunnels') },
  { id: 'mine', rules: ['DL-DIG-1', 'DL-DIG-2'], when: asked('mine-gold') },
  { id: 'monster', rules: ['DL-MON-1', 'DL-MON-2', 'DL-EVT-2'], when: asked('recruit-monster') },
  { id: 'room', rules: ['DL-ROOM-5', 'DL-ROOM-6', 'DL-ROOM-7'], when: asked('build-room', 'place-room') },
  { id: 'produce', rules: ['DL-PROD-1', 'DL-PROD-2'], when: asked('produce') },
  { id: 'recovery', rules: ['DL-REC-2', 'DL-REC-3'], when: asked('take-order-back') },
  {
    id: 'paladin',
    rules: ['DL-PAL-2', 'DL-PAL-3'],
    when: (moment) =>
      !moment.over && (moment.game.paladin === 'out' || mine(moment).evil >= NEAR_THE_PALADIN) && !moment.showing,
  },
  {
    id: 'arrivals',
    rules: ['DL-ADV-2', 'DL-ADV-9', 'DL-CLASS-2'],
    when: (moment) => mine(moment).party.length > 0 && moment.game.season !== 'combat' && !moment.over,
  },
  {
    id: 'events',
    rules: ['DL-EVT-1', 'DL-EVT-3', 'DL-EVT-4'],
    when: (moment) => asked('order')(moment) && moment.game.season !== 'winter',
  },
  {
    id: 'plan',
    rules: ['DL-PLAN-2', 'DL-PLAN-3', 'DL-PLAN-4'],
    when: asked('plan-tile', 'plan-trap', 'plan-creature'),
  },
  { id: 'fight', rules: ['DL-FIGHT-2', 'DL-FIGHT-18'], when: ({ showing }) => showing },
  { id: 'attack', rules: ['DL-FIGHT-10', 'DL-FIGHT-12', 'DL-FIGHT-13'], when: asked('attack', 'target') },
  {
    id: 'second-year',
    rules: ['DL-Y2-1', 'DL-Y2-2', 'DL-Y2-8'],
    when: (moment) => asked('order')(moment) && moment.game.year === 2,
  },
  { id: 'score', rules: ['DL-SCORE-1', 'DL-SCORE-2', 'DL-SCORE-8'], when: ({ over }) => over },
] as const satisfies readonly NoteAt[];

export type NoteId = (typeof NOTES)[number]['id'];
export interface Note extends NoteAt {
  readonly id: NoteId;
}

/** The first that fits and has not been said. */
export const noteFor = (moment: Moment, seen: readonly string[]): Note | undefined =>
  NOTES.find(({ id, when }) => !seen.includes(id) && when(moment));
