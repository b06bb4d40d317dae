// The whole state of a game, and the frames a save can hold.
import { type AtOnce, type InOrder, type InTurn, type Seat, type StateOf, words } from '@oubliette/engine';
import type {
  CharacterId,
  Due,
  EventId,
  ItemId,
  MonsterId,
  QuestId,
  SpecialId,
  Temper,
  TypeToken,
  WordKind,
} from './cards/cards.ts';
import type { Event } from './events.ts';
import type { Settings } from './settings.ts';

export type AdventureId = MonsterId | SpecialId | EventId;
export const NOBODY = -1;

export interface Player {
  character: CharacterId | 'none';
  /** The unique-power token lies on the character (QT-RULING-23). */
  token: boolean;
  /** The Ranger's type token (QT-SETUP-9). */
  enemy: TypeToken | 'none';
  gems: number;
  trophies: number;
  wounds: number;
  /** At most one of each type. */
  worn: ItemId[];
  /** Surplus until the end of the turn (QT-RULING-39). */
  loose: ItemId[];
  spoils: MonsterId[];
  /** 'none' before it is chosen, and when it is done. */
  main: QuestId | 'none';
  /** Unfinished secondary quests, sorted. */
  secondary: QuestId[];
  /** Completed quests, in the order of their claims. */
  done: QuestId[];
  mainDone: boolean;
  /** Quests to be claimed as soon as they are true (QT-RULING-33). */
  standing: QuestId[];
  /** What quests count (QT-RULING-16): these never go down. */
  beaten: Seat[];
  allyWins: number;
  loneWins: number;
  temples: number;
  kritikWin: boolean;
  avenged: boolean;
  boughtQuest: boolean;
  boughtTrophy: boolean;
  /** The Silver Clover was used in this turn. */
  clover: boolean;
  /** The Barbarian has won a Dungeon fight in this turn. */
  wonHere: boolean;
  /** The next natural heal is skipped (Weaver Spider). */
  webbed: boolean;
  /** May be nobody's ally until the start of the next turn (Basilisk). */
  petrified: boolean;
  /** Drawn from the seed for a bot that may sit here; no rule reads it (QT-TALK-55). */
  temper: Temper;
}

export type Side = 'attacker' | 'defender' | 'none';

/** The fight that is going on; `kind` 'none' between fights. */
export interface Fight {
  kind: 'none' | 'dungeon' | 'arena';
  /** Talk until somebody fights; claims are closed while dice and rewards are out (QT-RULING-31). */
  stage: 'talk' | 'announce' | 'fists' | 'dice' | 'after';
  monster: MonsterId | 'none';
  mayFlee: boolean;
  fled: boolean;
  ally: Seat;
  attacker: Seat;
  defender: Seat;
  /** More trophies than the other principal when the Arena was opened: NOBODY or a seat (quest of the Avenger). */
  richer: Seat;
  /** Who has announced the Power Armour. */
  announced: Seat[];
  green: number;
  red: number;
  /** Whose die has been rolled again. */
  rerolled: Seat[];
  /** One for each seat, once they are chosen. */
  fists: Side[];
  open: boolean;
  won: boolean;
  /** What the beaten monster yields, and what of it goes to the ally (QT-RULING-43). */
  gems: number;
  trophies: number;
  shareGems: number;
  shareTrophies: number;
  shareCard: boolean;
}

/** A piece of an offer as text: `gems:2`, `item:chain-mail`, `loot:2:split`. The grammar is in src/rules/talk/pieces.ts. */
export type Piece = string;
export type TalkMoment = 'V1' | 'D' | 'A' | 'V2' | 'none';

export interface Offer {
  readonly id: number;
  readonly moment: TalkMoment;
  readonly sender: Seat;
  readonly receiver: Seat;
  /** The offer it counters, or 0. */
  readonly answers: number;
  readonly give: readonly Piece[];
  readonly ask: readonly Piece[];
  readonly askWord: readonly Piece[];
  readonly promise: readonly Piece[];
  /** The sender's own sentence (QT-TALK-36). */
  readonly text?: string;
}

export type LineState = 'running' | 'kept' | 'broken' | 'void' | 'released' | 'unjudged';

/** A line of the ledger (QT-TALK-37). */
export interface LedgerLine {
  readonly number: number;
  readonly round: number;
  readonly moment: TalkMoment;
  readonly giver: Seat;
  readonly receiver: Seat;
  readonly kind: WordKind;
  /** A number, a card, a type or a sentence; empty where there is none. */
  readonly subject: string;
  readonly due: Due;
  readonly offer: number;
  state: LineState;
  delivered: number;
  /** What it is about left the giver by plunder (QT-TALK-42). */
  plundered: boolean;
  /** It was called on in this fight (QT-TALK-44). */
  called: boolean;
  /** 1: it skips the turn, or the fight, in which it was given. */
  turns: number;
  readonly text?: string;
}

export interface Talk {
  moment: TalkMoment;
  /** Offers that stand. */
  standing: Offer[];
  /** Offers sent in this moment: `sent[sender * seats + receiver]`. */
  sent: number[];
  /** Pairs that want no more talk: `closed[a * seats + b]` with a < b. */
  closed: boolean[];
  /** Offers so far in this game. */
  offers: number;
}

export interface State extends StateOf<Frame> {
  settings: Settings;
  round: number;
  /** The starting player opens every round. */
  first: Seat;
  active: Seat;
  /** The top card is the last one. */
  adventure: AdventureId[];
  discard: AdventureId[];
  guild: QuestId[];
  shop: ItemId[];
  setApart: ItemId[];
  /** Items that left the game (QT-RULING-6). */
  gone: ItemId[];
  reserve: number;
  pot: number;
  arenaFought: boolean;
  /** Somebody has reached the target. */
  lastRound: boolean;
  over: boolean;
  /** After the end: nothing is face down any more. */
  turnedUp: boolean;
  cursed: Seat;
  fog: boolean;
  bounty: boolean;
  fair: boolean;
  /** The last card drawn, lying open. */
  card: AdventureId | 'none';
  /** Quests that somebody is looking at alone: at the Guild, or two for each seat before the game. */
  lookQuests: QuestId[];
  /** Cards that the active player is looking at alone, at the Crossroads. */
  lookCards: AdventureId[];
  fight: Fight;
  /** The Arena of this turn, for what its defender still owes (QT-TALK-2). */
  fallen: { attacker: Seat; defender: Seat };
  talk: Talk;
  /** Signed offers, for the ledger. */
  deals: Offer[];
  ledger: LedgerLine[];
  /** Numbers of the lines being settled. */
  due: number[];
  players: Player[];
}

type Share = `${number}`;

export type Frame =
  | InOrder<'game'>
  | AtOnce<'main-quest', { 'main-quest': QuestId }>
  | InOrder<'rounds'>
  | InOrder<'round'>
  | InOrder<'turns'>
  | InOrder<'turn'>
  | InTurn<'village', Seat, VillageOption>
  | InTurn<'guild', Seat, QuestId>
  | InTurn<'draw', Seat, 'draw'>
  | InOrder<'fight'>
  | InTurn<'confront', Seat, 'fight' | 'flee'>
  | InTurn<'announce', Seat, 'use' | 'keep'>
  | InTurn<'reroll', Seat, 'sorcery' | 'clover' | 'keep'>
  | InTurn<'split-gems', Seat, Share>
  | InTurn<'split-trophies', Seat, Share>
  | InTurn<'split-card', Seat, 'keep' | 'give'>
  | InTurn<'wish', Seat, `item:${ItemId}` | 'gems' | 'trophy'>
  | InTurn<'messenger', Seat, 'keep' | 'leave'>
  | InTurn<'crossroads', Seat, MonsterId | 'none'>
  | InTurn<'pedlar', Seat, ItemId | 'none'>
  | InTurn<'surplus', { readonly seat: Seat; readonly items: readonly ItemId[] }, ItemId>
  | InOrder<'arena'>
  | AtOnce<'arena-talk', { 'arena-talk': 'done' }>
  | AtOnce<'fist', { fist: Side }>
  | InTurn<'plunder', Seat, 'gems' | `item:${ItemId}` | `spoils:${MonsterId}`>
  | InTurn<'light-fingers', Seat, `seat:${Seat}`>
  | AtOnce<'settle', { settle: string }>
  | AtOnce<'last-claims', { 'last-claims': 'done' }>;

export type VillageOption = `buy:${ItemId}` | 'temple' | 'guild' | 'trophy' | 'dungeon' | `arena:${Seat}` | 'end';

export const w = words<State, Event>();

/** QT-TURN-1: clockwise from a seat, itself first. */
export const clockwise = (s: State, from: Seat): Seat[] => s.players.map((_, i) => (from + i) % s.players.length);

export const target = (s: State): number => Number(s.settings.target);

export const noFight = (): Fight => ({
  kind: 'none',
  stage: 'talk',
  monster: 'none',
  mayFlee: false,
  fled: false,
  ally: NOBODY,
  attacker: NOBODY,
  defender: NOBODY,
  richer: NOBODY,
  announced: [],
  green: 0,
  red: 0,
  rerolled: [],
  fists: [],
  open: false,
  won: false,
  gems: 0,
  trophies: 0,
  shareGems: 0,
  shareTrophies: 0,
  shareCard: false,
});

export const noTalk = (seats: number): Talk => ({
  moment: 'none',
  standing: [],
  sent: new Array<number>(seats * seats).fill(0),
  closed: new Array<boolean>(seats * seats).fill(false),
  offers: 0,
});

export const newPlayer = (gems: number): Player => ({
  character: 'none',
  token: false,
  enemy: 'none',
  gems,
  trophies: 0,
  wounds: 0,
  worn: [],
  loose: [],
  spoils: [],
  main: 'none',
  secondary: [],
  done: [],
  mainDone: false,
  standing: [],
  beaten: [],
  allyWins: 0,
  loneWins: 0,
  temples: 0,
  kritikWin: false,
  avenged: false,
  boughtQuest: false,
  boughtTrophy: false,
  clover: false,
  wonHere: false,
  webbed: false,
  petrified: false,
  temper: 'shrewd',
});
