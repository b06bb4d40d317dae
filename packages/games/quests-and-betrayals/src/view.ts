// What a viewer may know, by adding: what is open, then what is his own, then what two players share.
import type { Seat, Viewer } from '@oubliette/engine';
import type { CharacterId, ItemId, MonsterId, QuestId, Temper, TypeToken } from './cards/cards.ts';
import { allyPower, gauge } from './rules/power.ts';
import { dealtTo } from './rules/setup.ts';
import { faceDown } from './rules/talk/seen.ts';
import type { Settings } from './settings.ts';
import type { AdventureId, Fight, Line, LineState, Moment, Offer, Piece, Player, Side, State } from './state.ts';

/** A card that this viewer does not see. */
export const HIDDEN = '?';
export type Hidden = typeof HIDDEN;

export interface PlayerSeen {
  character: CharacterId | 'none';
  token: boolean;
  enemy: TypeToken | 'none';
  gems: number;
  trophies: number;
  wounds: number;
  /** Both values of the power gauge (QT-COMP-7); they follow from the rest. */
  power: number;
  allyPower: number;
  worn: ItemId[];
  loose: ItemId[];
  spoils: MonsterId[];
  main: QuestId | Hidden | 'none';
  mainDone: boolean;
  secondary: (QuestId | Hidden)[];
  done: QuestId[];
  /** One's own. */
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
  /** One's own; everybody's at the end. */
  temper?: Temper;
}

export interface FightSeen extends Omit<Fight, 'fists'> {
  fists: (Side | 'closed')[];
}

/** Without pieces: whispered, and not to this viewer. */
export interface OfferSeen {
  id: number;
  moment: Moment;
  sender: Seat;
  receiver: Seat;
  answers: number;
  give?: Piece[];
  ask?: Piece[];
  askWord?: Piece[];
  promise?: Piece[];
  text?: string;
}

/** A sealed line has no kind (QT-TALK-34). */
export interface LineSeen {
  number: number;
  round: number;
  giver: Seat;
  receiver: Seat;
  state: LineState;
  moment?: Moment;
  kind?: Line['kind'];
  subject?: string;
  due?: Line['due'];
  offer?: number;
  delivered?: number;
  plundered?: boolean;
  called?: boolean;
  turns?: number;
  text?: string;
}

export interface View {
  settings: Settings;
  round: number;
  first: Seat;
  active: Seat;
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
  over: boolean;
  turnedUp: boolean;
  cursed: Seat;
  fog: boolean;
  bounty: boolean;
  fair: boolean;
  card: AdventureId | 'none';
  lookQuests: (QuestId | Hidden)[];
  lookCards: (AdventureId | Hidden)[];
  fight: FightSeen;
  fallen: { attacker: Seat; defender: Seat };
  moment: Moment;
  offers: OfferSeen[];
  sent: number[];
  closed: boolean[];
  offersMade: number;
  deals: OfferSeen[];
  ledger: LineSeen[];
  due: number[];
  players: PlayerSeen[];
}

export function view(s: State, viewer: Viewer): View {
  return {
    settings: s.settings,
    round: s.round,
    first: s.first,
    active: s.active,
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
    over: s.over,
    turnedUp: s.turnedUp,
    cursed: s.cursed,
    fog: s.fog,
    bounty: s.bounty,
    fair: s.fair,
    card: s.card,
    lookQuests: questsLookedAt(s, viewer),
    lookCards: viewer === s.active ? s.lookCards.slice() : s.lookCards.map(() => HIDDEN),
    fight: fightSeen(s, viewer),
    fallen: { attacker: s.fallen.attacker, defender: s.fallen.defender },
    moment: s.talk.moment,
    offers: s.talk.standing.map((offer) => offerSeen(s, offer, viewer)),
    sent: s.talk.sent.slice(),
    closed: s.talk.closed.slice(),
    offersMade: s.talk.offers,
    deals: s.deals.map((offer) => offerSeen(s, offer, viewer)),
    ledger: s.ledger.map((line) => lineSeen(s, line, viewer)),
    due: s.due.slice(),
    players: s.players.map((player, seat) => playerSeen(s, player, seat, viewer)),
  };
}

/** QT-SETUP-5: before round 1 everybody looks at two of them; later the active player does. */
function questsLookedAt(s: State, viewer: Viewer): (QuestId | Hidden)[] {
  if (s.round > 0) return viewer === s.active ? s.lookQuests.slice() : s.lookQuests.map(() => HIDDEN);
  const mine = viewer === 'spectator' ? [] : dealtTo(s, viewer);
  return s.lookQuests.map((quest) => (mine.includes(quest) ? quest : HIDDEN));
}

/** QT-ARENA-5: a closed fist is seen, its content is not. */
function fightSeen(s: State, viewer: Viewer): FightSeen {
  const { fight: f } = s;
  const isClosed = (seat: Seat): boolean =>
    f.stage === 'dice' &&
    !f.open &&
    seat !== viewer &&
    !s.players[seat]!.petrified &&
    seat !== f.attacker &&
    seat !== f.defender;
  return {
    kind: f.kind,
    stage: f.stage,
    monster: f.monster,
    mayFlee: f.mayFlee,
    fled: f.fled,
    ally: f.ally,
    attacker: f.attacker,
    defender: f.defender,
    richer: f.richer,
    announced: f.announced.slice(),
    green: f.green,
    red: f.red,
    rerolled: f.rerolled.slice(),
    fists: f.fists.map((side, seat) => (isClosed(seat) ? 'closed' : side)),
    open: f.open,
    won: f.won,
    gems: f.gems,
    trophies: f.trophies,
    shareGems: f.shareGems,
    shareTrophies: f.shareTrophies,
    shareCard: f.shareCard,
  };
}

const isOneOf = (viewer: Viewer, ...seats: readonly Seat[]): boolean =>
  viewer !== 'spectator' && seats.includes(viewer);

/** QT-TALK-33, QT-TALK-34, QT-TALK-35: a quest's face is its giver's own. */
function offerSeen(s: State, offer: Offer, viewer: Viewer): OfferSeen {
  const { id, moment, sender, receiver, answers } = offer;
  const outside = { id, moment, sender, receiver, answers };
  if (s.settings.talk === 'whispered' && !s.turnedUp && !isOneOf(viewer, sender, receiver)) return outside;
  const { give, ask, askWord, promise } = viewer === sender ? offer : faceDown(offer);
  const own = offer.text === undefined ? {} : { text: offer.text };
  return { ...outside, give: [...give], ask: [...ask], askWord: [...askWord], promise: [...promise], ...own };
}

function lineSeen(s: State, line: Line, viewer: Viewer): LineSeen {
  const { number, round, giver, receiver, state } = line;
  const sealed = s.settings.talk === 'whispered' && state === 'running' && !isOneOf(viewer, giver, receiver);
  return sealed ? { number, round, giver, receiver, state } : { ...line };
}

function playerSeen(s: State, p: Player, seat: Seat, viewer: Viewer): PlayerSeen {
  const own = seat === viewer;
  const open = own || s.turnedUp;
  return {
    character: p.character,
    token: p.token,
    enemy: p.enemy,
    gems: p.gems,
    trophies: p.trophies,
    wounds: p.wounds,
    power: gauge(s, seat),
    allyPower: allyPower(s, seat, 'none'),
    worn: p.worn.slice(),
    loose: p.loose.slice(),
    spoils: p.spoils.slice(),
    main: p.main === 'none' || open ? p.main : HIDDEN,
    mainDone: p.mainDone,
    secondary: open ? p.secondary.slice() : p.secondary.map(() => HIDDEN),
    done: p.done.slice(),
    ...(own ? { standing: p.standing.slice() } : {}),
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
    ...(open ? { temper: p.temper } : {}),
  };
}
