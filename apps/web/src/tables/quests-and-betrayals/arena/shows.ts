// Splits the log into shows: an Arena step by step, and the viewer's expeditions card by card.
import type { Heard, Seat } from '@oubliette/engine';
import type { FightSums, SideSum } from '@oubliette/quests-and-betrayals/told-facts';
import type { Beat, Show } from '../../../kit/stage/use-staging.ts';
import { isMonster } from '../pieces/pictures.ts';

export interface GameShow extends Show {
  readonly kind: 'arena' | 'dungeon';
  /** The index of its first line in the log. */
  readonly from: number;
}

/** Events that begin a beat, by the kind of show; the others belong to the beat before them. */
const LEADS = {
  arena: [
    'challenge',
    'arena-dice',
    'rerolled',
    'hand',
    'arena-totals',
    'plundered',
    'plundered-gems',
    'nothing-to-plunder',
  ],
  dungeon: ['drawn', 'crossroads', 'dice', 'rerolled', 'totals'],
} as const;
/** Events that end any show. */
const ENDS = ['turn', 'round', 'ended', 'bought', 'temple', 'guild', 'trophy-bought', 'fled', 'returned'];
/** Events of talk are not staged: the players have just seen them. */
const TALK = [
  'offered',
  'countered',
  'refused',
  'withdrawn',
  'signed',
  'exchanged',
  'offer-fell',
  'offer-expired',
  'enough',
  'allied',
  'quest-passed',
  'announced',
];

/** Every show of the log so far: all Arenas, and the expeditions of this seat and its allies. */
export function showsIn(told: readonly Heard[], front: Seat): GameShow[] {
  const shows: GameShow[] = [];
  let open: { kind: GameShow['kind']; seat: Seat; from: number; beats: Beat[]; allies: Seat[] } | undefined;
  const close = (): void => {
    if (open === undefined) return;
    const mine = open.kind === 'arena' || open.seat === front || open.allies.includes(front);
    if (mine && open.beats.length > 0)
      shows.push({ kind: open.kind, seat: open.seat, from: open.from, beats: open.beats });
    open = undefined;
  };
  told.forEach((heard, line) => {
    const { type } = heard;
    if (type === 'challenge' || (type === 'drawn' && open?.kind !== 'dungeon')) {
      close();
      open = {
        kind: type === 'challenge' ? 'arena' : 'dungeon',
        seat: Number(heard.seat),
        from: line,
        beats: [],
        allies: [],
      };
    } else if (ENDS.includes(type)) close();
    if (open === undefined) return;
    if (type === 'allied') open.allies.push(Number(heard.seat));
    // Talk adds no lines to a beat, which may have been shown already.
    if (TALK.includes(type)) return;
    const leads: readonly string[] = LEADS[open.kind];
    const last = open.beats.at(-1);
    // A monster is shown on the deal board until the fight begins.
    if (last === undefined && type === 'drawn' && isMonster(String(heard.card))) return;
    if (leads.includes(type)) open.beats.push({ lead: heard, told: [heard], to: line + 1 });
    else if (last !== undefined)
      open.beats[open.beats.length - 1] = { ...last, told: [...last.told, heard], to: line + 1 };
  });
  close();
  return shows;
}

const TITLES = {
  challenge: 'step.challenge',
  'arena-dice': 'step.dice',
  hand: 'step.hands',
  'arena-totals': 'sum.title',
  drawn: 'step.drawn',
  crossroads: 'step.drawn',
  dice: 'step.dice',
  rerolled: 'step.dice',
  totals: 'sum.title',
} as const;

/** The key of a beat's title. */
export const titleOf = (lead: string): (typeof TITLES)[keyof typeof TITLES] | 'step.plunder' =>
  lead in TITLES ? TITLES[lead as keyof typeof TITLES] : 'step.plunder';

export type HandSide = 'attacker' | 'defender' | 'none';

export interface Hand {
  readonly side: HandSide;
  /** The power that its owner adds to that side; the events of rules 1.0.0 do not hold it. */
  readonly power: number | undefined;
}

/** An Arena up to the line being told. */
export interface ArenaTold {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly green: number | undefined;
  readonly red: number | undefined;
  readonly hands: ReadonlyMap<Seat, Hand>;
  /** Both sums as far as they were told, from the dice on. */
  readonly sums: FightSums | undefined;
  /** Seats that broke their word about a fist. */
  readonly betrayed: readonly Seat[];
  readonly totals: { readonly green: number; readonly red: number; readonly won: boolean } | undefined;
  /** The events that change something for a seat, in order. */
  readonly changes: readonly Heard[];
  readonly plunder: Heard | undefined;
}

const handOf = ({ side, power }: Heard): Hand => ({ side: side as HandSide, power: power as number | undefined });

/** The last of these events that holds both sums: the dice, a reroll, the totals. */
export function sumsTold(told: readonly Heard[]): { readonly heard: Heard; readonly sums: FightSums } | undefined {
  const heard = told.findLast(({ sums }) => sums !== undefined);
  return heard && { heard, sums: heard.sums as FightSums };
}

/** Until the totals are told, allies are added to the sums as their hands open. */
function withHands(sums: FightSums | undefined, hands: ReadonlyMap<Seat, Hand>): FightSums | undefined {
  const on = (sum: SideSum, where: HandSide): SideSum => ({
    ...sum,
    allies: [...hands].flatMap(([seat, { side, power = 0 }]) => (side === where ? [{ seat, power }] : [])),
  });
  return sums && { green: on(sums.green, 'attacker'), red: on(sums.red, 'defender') };
}

const CHANGES = ['arena-trophy', 'wounded', 'cursed', 'uncursed', 'pot-won', 'pocketed', 'light-fingers', 'spent'];
const PLUNDER = ['plundered', 'plundered-gems', 'nothing-to-plunder'];

/** The last Arena in the log, up to this line; broken words are judged later, so they are read from the rest of the log. */
export function arenaAt(told: readonly Heard[], lines: number): ArenaTold | undefined {
  const from = told.slice(0, lines).findLastIndex(({ type }) => type === 'challenge');
  const challenge = told[from];
  if (challenge === undefined) return undefined;
  const here = told.slice(from, lines);
  const dice = here.find(({ type }) => type === 'arena-dice');
  const again = (seat: unknown): number | undefined =>
    here.findLast((heard) => heard.type === 'rerolled' && heard.seat === seat)?.pips as number | undefined;
  const totals = here.find(({ type }) => type === 'arena-totals');
  const hands = new Map(here.filter(({ type }) => type === 'hand').map((heard) => [Number(heard.seat), handOf(heard)]));
  const rest = told.slice(from);
  const decided = rest.findIndex(({ type }) => type === 'arena-totals');
  const judged = rest.slice(0, decided < 0 ? undefined : decided).filter(({ type }) => type === 'judged');
  return {
    attacker: Number(challenge.seat),
    defender: Number(challenge.toSeat),
    green: again(challenge.seat) ?? (dice?.green as number | undefined),
    red: again(challenge.toSeat) ?? (dice?.red as number | undefined),
    hands,
    sums: totals === undefined ? withHands(sumsTold(here)?.sums, hands) : (totals.sums as FightSums | undefined),
    betrayed: judged.filter(({ verdict }) => verdict === 'broken').map(({ seat }) => Number(seat)),
    totals:
      totals === undefined
        ? undefined
        : { green: Number(totals.green), red: Number(totals.red), won: totals.won === true },
    changes: here.filter(({ type }) => CHANGES.includes(type)),
    plunder: here.find(({ type }) => PLUNDER.includes(type)),
  };
}
