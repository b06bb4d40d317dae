// The view, built field by field: what is open, then what is his own, then what two players share.
import type { Seat, Viewer } from '@oubliette/engine';
import type { CharacterId, ItemId, MonsterId, QuestId, Temper, TypeToken } from './cards/cards.ts';
import { allyPower, arenaTerms, gauge, type PowerTerm, powerInArena } from './rules/power.ts';
import { dealtTo } from './rules/setup.ts';
import { word } from './rules/talk/pieces.ts';
import { faceDown } from './rules/talk/seen.ts';
import type { Settings } from './settings.ts';
import type {
  AdventureId,
  Fight,
  LedgerLine,
  LineState,
  Offer,
  Piece,
  Player,
  Side,
  State,
  TalkMoment,
} from './state.ts';
import { NOBODY } from './state.ts';

/** A card that this viewer does not see. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

/** What is not there is absent: nobody reads a "none" or a seat -1 on the table. */
export interface PlayerSeen {
  character?: CharacterId;
  token: boolean;
  enemy?: TypeToken;
  gems: number;
  trophies: number;
  wounds: number;
  /** Both values of the power gauge (QT-COMP-7); they follow from the rest. */
  power: number;
  allyPower: number;
  worn: ItemId[];
  loose: ItemId[];
  spoils: MonsterId[];
  main?: QuestId | Hidden;
  mainDone: boolean;
  secondary: (QuestId | Hidden)[];
  done: QuestId[];
  /** One's own, if there are any. */
  standing?: QuestId[];
  beaten: Seat[];
  allyWins: number;
  loneWins: number;
  temples: number;
  kritikWin: boolean;
  avenged: boolean;
  boughtQuest: boolean;
  boughtTrophy: boolean;
  clover: boolean;
  wonHere: boolean;
  webbed: boolean;
  petrified: boolean;
  /** A bystander's hand in an Arena, once it is closed. */
  hand?: Side | 'closed';
  /** Everybody's at the end. */
  temper?: Temper;
}

/** A fight that is going on. */
export interface FightSeen {
  kind: 'dungeon' | 'arena';
  stage: Fight['stage'];
  monster?: MonsterId;
  mayFlee: boolean;
  ally?: Seat;
  attacker: Seat;
  defender?: Seat;
  richer?: Seat;
  announced: Seat[];
  green?: number;
  red?: number;
  rerolled: Seat[];
  open: boolean;
  won: boolean;
  /** What a beaten monster yields. */
  gems?: number;
  trophies?: number;
  shareGems?: number;
  shareTrophies?: number;
  shareCard: boolean;
}

/** What a principal of the Arena that is going on counts without the die, and of what. */
export interface PrincipalSeen {
  power: number;
  terms: PowerTerm[];
}

/** Without pieces: whispered, and not to this viewer. */
export interface OfferSeen {
  id: number;
  moment: TalkMoment;
  sender: Seat;
  receiver: Seat;
  /** The offer it counters. */
  answers?: number;
  give?: readonly Piece[];
  ask?: readonly Piece[];
  askWord?: readonly Piece[];
  promise?: readonly Piece[];
  text?: string;
}

/** A sealed line has no word (QT-TALK-34). */
export interface LineSeen {
  number: number;
  round: number;
  giver: Seat;
  receiver: Seat;
  state: LineState;
  moment?: TalkMoment;
  /** Kind, subject and due moment, as they were in the offer. */
  word?: Piece;
  offer?: number;
  /** Where something was. */
  delivered?: number;
  plundered?: boolean;
  called?: boolean;
  /** It skips the turn, or the fight, in which it was given. */
  later?: boolean;
  text?: string;
}

/** What imagined games need and no reader of a table: a screen leaves fields with an underscore out. */
interface Bookkeeping {
  /** Offers so far: everybody hears of each, and the next one gets the number after it. */
  offers: number;
  sent: number[];
  closed: boolean[];
  /** Lines being settled that this viewer may read, and who is asked for any. */
  due: number[];
  settling: Seat[];
  over: boolean;
  turnedUp: boolean;
  /** The viewer's own, for a bot that sits here. */
  temper?: Temper;
}

export interface View {
  settings: Settings;
  /** From the first round on. */
  round?: number;
  first?: Seat;
  active?: Seat;
  adventureLeft: number;
  discard: AdventureId[];
  guildLeft: number;
  shop: ItemId[];
  setApart: ItemId[];
  gone: ItemId[];
  reserve: number;
  pot: number;
  arenaFought: boolean;
  lastRound: boolean;
  cursed?: Seat;
  fog: boolean;
  bounty: boolean;
  fair: boolean;
  /** The last card drawn, lying open. */
  card?: AdventureId;
  lookQuests: (QuestId | Hidden)[];
  lookCards: (AdventureId | Hidden)[];
  fight?: FightSeen;
  /** The Arena of this turn. */
  fallen?: { attacker: Seat; defender: Seat };
  moment?: Exclude<TalkMoment, 'none'>;
  offers: OfferSeen[];
  deals: OfferSeen[];
  ledger: LineSeen[];
  players: PlayerSeen[];
  /** Attacker and defender of an Arena, for a screen of this game. */
  _principals?: PrincipalSeen[];
  _rest: Bookkeeping;
}

export function view(s: State, viewer: Viewer): View {
  return {
    settings: s.settings,
    ...(s.round === 0 ? {} : { round: s.round, first: s.first, active: s.active }),
    adventureLeft: s.adventure.length,
    discard: s.discard.slice(),
    guildLeft: s.guild.length,
    shop: s.shop.slice(),
    setApart: s.setApart.slice(),
    gone: s.gone.slice(),
    reserve: s.reserve,
    pot: s.pot,
    arenaFought: s.arenaFought,
    lastRound: s.lastRound,
    ...someone('cursed', s.cursed),
    fog: s.fog,
    bounty: s.bounty,
    fair: s.fair,
    ...something('card', s.card),
    lookQuests: questsLookedAt(s, viewer),
    lookCards: viewer === s.active ? s.lookCards.slice() : s.lookCards.map(() => HIDDEN),
    ...(s.fight.kind === 'none' ? {} : { fight: fightSeen(s.fight, s.fight.kind) }),
    ...(s.fallen.attacker === NOBODY ? {} : { fallen: { ...s.fallen } }),
    ...something('moment', s.talk.moment),
    offers: s.talk.standing.map((offer) => offerSeen(s, offer, viewer)),
    deals: s.deals.map((offer) => offerSeen(s, offer, viewer)),
    ledger: s.ledger.map((line) => lineSeen(s, line, viewer)),
    players: s.players.map((player, seat) => playerSeen(s, player, seat, viewer)),
    ...(s.fight.kind === 'arena' ? { _principals: principalsSeen(s) } : {}),
    _rest: {
      offers: s.talk.offers,
      sent: s.talk.sent.slice(),
      closed: s.talk.closed.slice(),
      due: s.due.filter((number) => !isSealed(s, s.ledger[number - 1]!, viewer)),
      settling: [...new Set(s.due.map((number) => s.ledger[number - 1]!.giver))],
      over: s.over,
      turnedUp: s.turnedUp,
      ...(viewer === 'spectator' ? {} : { temper: s.players[viewer]!.temper }),
    },
  };
}

/** The field, unless there is nothing in it. */
const field = <K extends string, V>(key: K, value: V, nothing: unknown): { [key in K]?: V } =>
  (value === nothing ? {} : { [key]: value }) as { [key in K]?: V };
const something = <K extends string, V>(key: K, value: V) => field(key, value as Exclude<V, 'none'>, 'none');
const someone = <K extends string>(key: K, seat: Seat) => field(key, seat, NOBODY);
const some = <K extends string>(key: K, count: number) => field(key, count, 0);

/** QT-SETUP-5: before round 1 everybody looks at two of them; later the active player does. */
function questsLookedAt(s: State, viewer: Viewer): (QuestId | Hidden)[] {
  if (s.round > 0) return viewer === s.active ? s.lookQuests.slice() : s.lookQuests.map(() => HIDDEN);
  const mine = viewer === 'spectator' ? [] : dealtTo(s, viewer);
  return s.lookQuests.map((quest) => (mine.includes(quest) ? quest : HIDDEN));
}

function fightSeen(f: Fight, kind: 'dungeon' | 'arena'): FightSeen {
  return {
    kind,
    stage: f.stage,
    ...something('monster', f.monster),
    mayFlee: f.mayFlee,
    ...someone('ally', f.ally),
    attacker: f.attacker,
    ...someone('defender', f.defender),
    ...someone('richer', f.richer),
    announced: f.announced.slice(),
    ...some('green', f.green),
    ...some('red', f.red),
    rerolled: f.rerolled.slice(),
    open: f.open,
    won: f.won,
    ...some('gems', f.gems),
    ...some('trophies', f.trophies),
    ...some('shareGems', f.shareGems),
    ...some('shareTrophies', f.shareTrophies),
    shareCard: f.shareCard,
  };
}

const principalsSeen = (s: State): PrincipalSeen[] =>
  [s.fight.attacker, s.fight.defender].map((seat, i) => ({
    power: powerInArena(s, seat, i === 1),
    terms: arenaTerms(s, seat, i === 1),
  }));

/** QT-ARENA-4, QT-ARENA-5: a closed fist is seen, its content is not. An open, empty hand is seen as that. */
function handSeen({ fight: f, players }: State, seat: Seat, own: boolean): Side | 'closed' | undefined {
  if (f.kind !== 'arena' || f.fists.length === 0 || f.stage === 'fists') return undefined;
  if (seat === f.attacker || seat === f.defender) return undefined;
  return f.open || own || players[seat]!.petrified ? f.fists[seat]! : 'closed';
}

const isOneOf = (viewer: Viewer, ...seats: readonly Seat[]): boolean =>
  viewer !== 'spectator' && seats.includes(viewer);

/** QT-TALK-33, QT-TALK-34, QT-TALK-35: a quest's face is its giver's own. */
function offerSeen(s: State, offer: Offer, viewer: Viewer): OfferSeen {
  const { id, moment, sender, receiver, answers } = offer;
  const seen: OfferSeen = { id, moment, sender, receiver };
  if (answers !== 0) seen.answers = answers;
  if (s.settings.talk === 'whispered' && !s.turnedUp && !isOneOf(viewer, sender, receiver)) return seen;
  const { give, ask, askWord, promise } = viewer === sender ? offer : faceDown(offer);
  [seen.give, seen.ask, seen.askWord, seen.promise] = [give, ask, askWord, promise];
  if (offer.text !== undefined) seen.text = offer.text;
  return seen;
}

/** QT-TALK-34 */
const isSealed = (s: State, { state, giver, receiver }: LedgerLine, viewer: Viewer): boolean =>
  s.settings.talk === 'whispered' && state === 'running' && !isOneOf(viewer, giver, receiver);

function lineSeen(s: State, line: LedgerLine, viewer: Viewer): LineSeen {
  const { number, round, giver, receiver, state } = line;
  const open = { number, round, giver, receiver, state };
  if (isSealed(s, line, viewer)) return open;
  const { moment, offer, kind, subject, due, delivered, plundered, called, turns, text } = line;
  return {
    word: word(kind, subject, due),
    ...open,
    moment,
    offer,
    ...some('delivered', delivered),
    plundered,
    called,
    later: turns > 0,
    ...(text === undefined ? {} : { text }),
  };
}

/** Looked at by every bot at every answer: fields that may be absent are added one by one, which is faster than by spreading. */
function playerSeen(s: State, p: Player, seat: Seat, viewer: Viewer): PlayerSeen {
  const own = seat === viewer;
  const open = own || s.turnedUp;
  const seen: PlayerSeen = {
    token: p.token,
    gems: p.gems,
    trophies: p.trophies,
    wounds: p.wounds,
    power: gauge(s, seat),
    allyPower: allyPower(s, seat, 'none'),
    worn: p.worn.slice(),
    loose: p.loose.slice(),
    spoils: p.spoils.slice(),
    mainDone: p.mainDone,
    secondary: open ? p.secondary.slice() : p.secondary.map(() => HIDDEN),
    done: p.done.slice(),
    beaten: p.beaten.slice(),
    allyWins: p.allyWins,
    loneWins: p.loneWins,
    temples: p.temples,
    kritikWin: p.kritikWin,
    avenged: p.avenged,
    boughtQuest: p.boughtQuest,
    boughtTrophy: p.boughtTrophy,
    clover: p.clover,
    wonHere: p.wonHere,
    webbed: p.webbed,
    petrified: p.petrified,
  };
  if (p.character !== 'none') seen.character = p.character;
  if (p.enemy !== 'none') seen.enemy = p.enemy;
  if (p.main !== 'none') seen.main = open ? p.main : HIDDEN;
  if (own && p.standing.length > 0) seen.standing = p.standing.slice();
  const hand = handSeen(s, seat, own);
  if (hand !== undefined) seen.hand = hand;
  if (s.turnedUp) seen.temper = p.temper;
  return seen;
}
