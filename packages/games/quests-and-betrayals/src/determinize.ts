// A world that fits a view: what the viewer has not seen is dealt to the places he cannot look into.
import type { Core, Pick, Seat, Viewer } from '@oubliette/engine';
import {
  type Due,
  EVENT_IDS,
  MONSTER_IDS,
  QUEST_IDS,
  type QuestId,
  SPECIAL_IDS,
  TEMPERS,
  type Temper,
  type WordKind,
} from './cards/cards.ts';
import { putQuest } from './rules/quests.ts';
import { dueOf, kindOf, subjectOf } from './rules/talk/pieces.ts';
import type { AdventureId, Fight, LedgerLine, Offer, Piece, Player, Side, State } from './state.ts';
import { NOBODY, noFight } from './state.ts';
import { HIDDEN, type Hidden, type LineSeen, type OfferSeen, type PlayerSeen, type View } from './view.ts';

const SIDES: readonly Side[] = ['attacker', 'defender', 'none'];
/** From here on every hand is closed, or open. */
const HANDS_SHOWN: readonly Fight['stage'][] = ['fists', 'dice', 'after'];

export function determinize(view: View, core: Core<never>, viewer: Viewer, pick: Pick): State {
  const quests = mixed(unseenQuests(view), pick);
  const cards = mixed(unseenCards(view), pick);
  const { offers, sent, closed, over, turnedUp, temper } = view._rest;
  const players = view.players.map((player, seat) =>
    playerWith(
      player,
      quests,
      (seat === viewer ? temper : undefined) ?? player.temper ?? TEMPERS[pick(TEMPERS.length)]!,
    ),
  );
  return {
    core,
    settings: view.settings,
    round: view.round ?? 0,
    first: view.first ?? 0,
    active: view.active ?? 0,
    lookCards: view.lookCards.map((card) => (card === HIDDEN ? cards.pop()! : card)),
    adventure: cards, // exactly `adventureLeft` are left
    discard: view.discard,
    lookQuests: view.lookQuests.map((quest) => known(quest, quests)),
    guild: quests,
    shop: view.shop,
    setApart: view.setApart,
    gone: view.gone,
    reserve: view.reserve,
    pot: view.pot,
    arenaFought: view.arenaFought,
    lastRound: view.lastRound,
    over,
    turnedUp,
    cursed: view.cursed ?? NOBODY,
    fog: view.fog,
    bounty: view.bounty,
    fair: view.fair,
    card: view.card ?? 'none',
    fight: fightWith(view, pick),
    fallen: view.fallen ?? { attacker: NOBODY, defender: NOBODY },
    talk: {
      moment: view.moment ?? 'none',
      standing: view.offers.map((offer) => offerWith(offer, players)),
      sent,
      closed,
      offers,
    },
    deals: view.deals.map((offer) => offerWith(offer, players)),
    ledger: view.ledger.map(lineWith),
    due: dueWith(view),
    players,
  };
}

const known = (quest: QuestId | Hidden, hidden: QuestId[]): QuestId => (quest === HIDDEN ? hidden.pop()! : quest);

function unseenQuests(view: View): QuestId[] {
  const seen = new Set<string>(view.lookQuests);
  for (const { main, secondary, done } of view.players)
    for (const quest of [...secondary, ...done, ...(main === undefined ? [] : [main])]) seen.add(quest);
  return QUEST_IDS.filter((quest) => !seen.has(quest));
}

/** A monster that is being fought lies neither in the discard nor among spoils. */
function unseenCards(view: View): AdventureId[] {
  const seen = new Set<string>([...view.discard, ...view.lookCards]);
  if (view.fight?.monster !== undefined) seen.add(view.fight.monster);
  for (const { spoils } of view.players) for (const card of spoils) seen.add(card);
  return [...MONSTER_IDS, ...SPECIAL_IDS, ...EVENT_IDS].filter((card) => !seen.has(card));
}

function fightWith({ fight, players }: View, pick: Pick): Fight {
  if (fight === undefined) return noFight();
  const hands = players.map(({ hand = 'none' }) => (hand === 'closed' ? SIDES[pick(SIDES.length)]! : hand));
  return { ...noFight(), ...fight, fists: fight.kind === 'arena' && HANDS_SHOWN.includes(fight.stage) ? hands : [] };
}

function playerWith(seen: PlayerSeen, hidden: QuestId[], temper: Temper): Player {
  const secondary: QuestId[] = [];
  for (const quest of seen.secondary) putQuest(secondary, known(quest, hidden));
  return {
    character: seen.character ?? 'none',
    token: seen.token,
    enemy: seen.enemy ?? 'none',
    gems: seen.gems,
    trophies: seen.trophies,
    wounds: seen.wounds,
    worn: seen.worn,
    loose: seen.loose,
    spoils: seen.spoils,
    main: seen.main === undefined ? 'none' : known(seen.main, hidden),
    secondary,
    done: seen.done,
    mainDone: seen.mainDone,
    standing: seen.standing ?? [],
    beaten: seen.beaten,
    allyWins: seen.allyWins,
    loneWins: seen.loneWins,
    temples: seen.temples,
    kritikWin: seen.kritikWin,
    avenged: seen.avenged,
    boughtQuest: seen.boughtQuest,
    boughtTrophy: seen.boughtTrophy,
    clover: seen.clover,
    wonHere: seen.wonHere,
    webbed: seen.webbed,
    petrified: seen.petrified,
    temper,
  };
}

/** A player who is asked about a promise that is sealed to this viewer settles some running one. */
function dueWith({ _rest: { due, settling }, ledger }: View): number[] {
  const of = (giver: Seat) => due.filter((number) => ledger[number - 1]!.giver === giver);
  return settling.flatMap((giver) => {
    const known = of(giver);
    const sealed = ledger.find((line) => line.giver === giver && line.state === 'running' && line.word === undefined);
    return known.length > 0 || sealed === undefined ? known : [sealed.number];
  });
}

/** Whispered between others, it is imagined as a harmless sentence; a quest given face down as one of its owner's. */
function offerWith(seen: OfferSeen, players: readonly Player[]): Offer {
  const { id, moment, sender, receiver, answers = 0 } = seen;
  const { give = [], ask = [], askWord = [], promise = ['word:friends:judged'] } = seen;
  const held = players[sender]!.secondary.slice();
  const face = (piece: Piece): Piece => (piece === 'quest' ? `quest:${held.pop() ?? QUEST_IDS[0]!}` : piece);
  const own = seen.text === undefined ? {} : { text: seen.text };
  return { id, moment, sender, receiver, answers, give: give.map(face), ask, askWord, promise, ...own };
}

const lineWith = (seen: LineSeen): LedgerLine => ({
  number: seen.number,
  round: seen.round,
  moment: seen.moment ?? 'V1',
  giver: seen.giver,
  receiver: seen.receiver,
  ...wordWith(seen.word ?? 'word:friends:judged'),
  offer: seen.offer ?? 0,
  state: seen.state,
  delivered: seen.delivered ?? 0,
  plundered: seen.plundered ?? false,
  called: seen.called ?? false,
  turns: seen.later === true ? 1 : 0,
  ...(seen.text === undefined ? {} : { text: seen.text }),
});

const wordWith = (piece: Piece): { kind: WordKind; subject: string; due: Due } => ({
  kind: kindOf(piece) as WordKind,
  subject: subjectOf(piece),
  due: dueOf(piece),
});

/** In any order. */
function mixed<T>(list: T[], pick: Pick): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
