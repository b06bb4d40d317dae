// A table in the middle of a game: say only what the rule under test needs.
import { newGame } from '@oubliette/engine';
import { dice, tableFor } from '@oubliette/testing';
import { GEMS, type QuestId } from '../src/cards/cards.ts';
import { questsAndBetrayals } from '../src/game.ts';
import {
  type AdventureId,
  type Fight,
  type Frame,
  type LedgerLine,
  NOBODY,
  newPlayer,
  noFight,
  noTalk,
  type Offer,
  type Player,
  type State,
} from '../src/state.ts';

export const NAMES = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;
export type Name = (typeof NAMES)[number];
const seatOf = (name: Name): number => NAMES.indexOf(name);

type Fields = Partial<Omit<State, 'core' | 'players' | 'settings' | 'talk' | 'fight' | 'active'>>;
export interface Given extends Fields, Partial<Record<Name, Partial<Player>>> {
  /** A moment of the active player's turn, or the frames to start at, the last one on top. */
  readonly at?: 'V1' | 'V2' | readonly Frame[];
  /** Four unless said. */
  readonly seats?: number;
  readonly active?: Name;
  readonly settings?: Partial<State['settings']>;
  readonly fight?: Partial<Fight>;
  readonly moment?: State['talk']['moment'];
  /** Offers that stand. */
  readonly standing?: Offer[];
  /** The top card is the first one here: written as it is drawn. */
  readonly draws?: AdventureId[];
  readonly quests?: QuestId[];
  /** The next rolls of the dice. */
  readonly rolls?: number[];
}

const USUAL = newGame(questsAndBetrayals, { seats: 3, seed: 'usual' }).settings;

/** Everything below a turn: the rest of the game goes on from there. */
const below = (turn: number): Frame[] => [
  { proc: 'game', at: 4 },
  { proc: 'rounds', at: 1 },
  { proc: 'round', at: 2 },
  { proc: 'turns', at: turn + 1 },
];

export const inTurn = (seat: number, at: number, ...frames: Frame[]): Frame[] => [
  ...below(seat),
  { proc: 'turn', at },
  ...frames,
];

export const table = tableFor(
  questsAndBetrayals,
  (given: Given, core): State => {
    const {
      at = 'V1',
      seats = 4,
      active = 'ann',
      settings = {},
      fight = {},
      moment,
      standing = [],
      draws,
      quests,
      rolls = [],
      ...rest
    } = given;
    const seat = seatOf(active);
    const village: Frame = { proc: 'village', todo: [seat], at: 0 };
    const stack = at === 'V1' ? inTurn(seat, 2, village) : at === 'V2' ? inTurn(seat, 3, village) : at;
    const engine = core(seats, ...stack);
    const { ann, bob, cat, dan, eve, fay, ...fields } = rest;
    const players = [ann, bob, cat, dan, eve, fay].slice(0, seats).map((player) => ({ ...newPlayer(0), ...player }));
    const pot = fields.pot ?? 0;
    const talk = noTalk(seats);
    talk.moment = moment ?? (at === 'V1' || at === 'V2' ? at : 'none');
    talk.standing = standing;
    talk.offers = standing.length;
    for (const o of standing) talk.sent[o.sender * seats + o.receiver]!++;
    return {
      core: rolls.length === 0 ? engine : { ...engine, chance: dice(8, rolls) },
      settings: { ...USUAL, ...settings },
      round: 3,
      first: 0,
      active: seat,
      adventure: (draws ?? ['kobold-sapper', 'cutthroat', 'ghoul', 'giant-cellar-rat']).toReversed(),
      discard: [],
      guild: (quests ?? ['collector', 'pilgrim', 'miser']).toReversed(),
      shop: ['chipped-dagger', 'short-sword', 'double-axe', 'power-armour', 'copper-ring'],
      setApart: ['dragon-sword', 'dragon-armour', 'dragon-amulet'],
      gone: [],
      reserve: GEMS - pot - players.reduce((sum, { gems }) => sum + gems, 0),
      pot,
      arenaFought: true,
      lastRound: false,
      over: false,
      turnedUp: false,
      cursed: NOBODY,
      fog: false,
      bounty: false,
      fair: false,
      card: 'none',
      lookQuests: [],
      lookCards: [],
      fight: { ...noFight(), ...fight },
      fallen: { attacker: NOBODY, defender: NOBODY },
      talk,
      deals: [],
      ledger: [],
      due: [],
      players,
      ...fields,
    };
  },
  { names: NAMES },
);

export type TestTable = ReturnType<typeof table>;
export const player = (t: TestTable, name: Name): Player => t.state.players[seatOf(name)]!;

/** Plays several answers to the same seat's drafts beside the table. */
export function plays(t: TestTable, name: Name, ...answers: string[]): void {
  for (const answer of answers) {
    const [kind, option] = answer.split(' ') as [string, string];
    t.play(name, option, kind);
  }
}

/** A monster lies before the active player, and people talk. */
export const facing = (monster: Fight['monster'], given: Given = {}): Given => ({
  moment: 'D',
  at: inTurn(
    seatOf(given.active ?? 'ann'),
    2,
    { proc: 'fight', at: 1 },
    { proc: 'confront', todo: [seatOf(given.active ?? 'ann')], at: 0 },
  ),
  ...given,
  fight: { kind: 'dungeon', monster, attacker: seatOf(given.active ?? 'ann'), ...given.fight },
});

/** Ann has challenged Bob, and people talk. */
export const challenged = (given: Given = {}): Given => ({
  moment: 'A',
  at: inTurn(
    0,
    2,
    { proc: 'arena', at: 1 },
    { proc: 'arena-talk', drafts: [[], [], [], [], [], []].slice(0, given.seats ?? 4) },
  ),
  ...given,
  fight: { kind: 'arena', attacker: 0, defender: 1, ...given.fight },
});

/** Both principals are done, and every bystander closes a fist: `attacker`, `defender` or `none`, from the third seat on. */
export function fists(t: TestTable, ...hands: string[]): void {
  t.play('ann', 'done');
  t.play('bob', 'done');
  hands.forEach((hand, i) => {
    t.play(NAMES[i + 2]!, hand, 'fist');
  });
}

export const line = (fields: Partial<LedgerLine> & Pick<LedgerLine, 'kind' | 'due'>): LedgerLine => ({
  number: 1,
  round: 3,
  moment: 'V1',
  giver: 0,
  receiver: 1,
  subject: '',
  offer: 1,
  state: 'running',
  delivered: 0,
  plundered: false,
  called: false,
  turns: 0,
  ...fields,
});

export const offer = (fields: Partial<Offer>): Offer => ({
  id: 1,
  moment: 'V1',
  sender: 0,
  receiver: 1,
  answers: 0,
  give: [],
  ask: [],
  askWord: [],
  promise: [],
  ...fields,
});

export const told = (t: TestTable, type: string): readonly { readonly [key: string]: unknown }[] =>
  t.events().filter((event) => event.type === type);
