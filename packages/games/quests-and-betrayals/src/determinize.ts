// A world that fits a view: what the viewer has not seen is dealt to the places he cannot look into.
import type { Core, Pick, Viewer } from '@oubliette/engine';
import { EVENT_IDS, MONSTER_IDS, QUEST_IDS, type QuestId, SPECIAL_IDS, TEMPERS } from './cards/cards.ts';
import { putQuest } from './rules/quests.ts';
import type { AdventureId, Line, Offer, Piece, Player, Side, State } from './state.ts';
import { HIDDEN, type Hidden, type LineSeen, type OfferSeen, type PlayerSeen, type View } from './view.ts';

const SIDES: readonly Side[] = ['attacker', 'defender', 'none'];

export function determinize(view: View, core: Core<never>, _viewer: Viewer, pick: Pick): State {
  const quests = mixed(unseenQuests(view), pick);
  const cards = mixed(unseenCards(view), pick);
  const players = view.players.map((player) => playerWith(player, quests, pick));
  return {
    core,
    settings: view.settings,
    round: view.round,
    first: view.first,
    active: view.active,
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
    over: view.over,
    turnedUp: view.turnedUp,
    cursed: view.cursed,
    fog: view.fog,
    bounty: view.bounty,
    fair: view.fair,
    card: view.card,
    fight: { ...view.fight, fists: view.fight.fists.map((side) => (side === 'closed' ? SIDES[pick(3)]! : side)) },
    fallen: view.fallen,
    talk: {
      moment: view.moment,
      standing: view.offers.map((offer) => offerWith(offer, players)),
      sent: view.sent,
      closed: view.closed,
      offers: view.offersMade,
    },
    deals: view.deals.map((offer) => offerWith(offer, players)),
    ledger: view.ledger.map(lineWith),
    due: view.due,
    players,
  };
}

const known = (quest: QuestId | Hidden, hidden: QuestId[]): QuestId => (quest === HIDDEN ? hidden.pop()! : quest);

function unseenQuests(view: View): QuestId[] {
  const seen = new Set<string>(view.lookQuests);
  for (const { main, secondary, done } of view.players)
    for (const quest of [main, ...secondary, ...done]) seen.add(quest);
  return QUEST_IDS.filter((quest) => !seen.has(quest));
}

/** A monster that is being fought lies neither in the discard nor among spoils. */
function unseenCards(view: View): AdventureId[] {
  const seen = new Set<string>([...view.discard, ...view.lookCards, view.fight.monster]);
  for (const { spoils } of view.players) for (const card of spoils) seen.add(card);
  return [...MONSTER_IDS, ...SPECIAL_IDS, ...EVENT_IDS].filter((card) => !seen.has(card));
}

function playerWith(seen: PlayerSeen, hidden: QuestId[], pick: Pick): Player {
  const secondary: QuestId[] = [];
  for (const quest of seen.secondary) putQuest(secondary, known(quest, hidden));
  return {
    character: seen.character,
    token: seen.token,
    enemy: seen.enemy,
    gems: seen.gems,
    trophies: seen.trophies,
    wounds: seen.wounds,
    worn: seen.worn,
    loose: seen.loose,
    spoils: seen.spoils,
    main: seen.main === 'none' ? 'none' : known(seen.main, hidden),
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
    temper: seen.temper ?? TEMPERS[pick(TEMPERS.length)]!,
  };
}

/** Whispered between others, it is imagined as a harmless sentence; a quest given face down as one of its owner's. */
function offerWith(seen: OfferSeen, players: readonly Player[]): Offer {
  const { id, moment, sender, receiver, answers } = seen;
  const { give = [], ask = [], askWord = [], promise = ['word:friends:judged'] } = seen;
  const held = players[sender]!.secondary.slice();
  const face = (piece: Piece): Piece => (piece === 'quest' ? `quest:${held.pop() ?? QUEST_IDS[0]!}` : piece);
  const own = seen.text === undefined ? {} : { text: seen.text };
  return { id, moment, sender, receiver, answers, give: give.map(face), ask, askWord, promise, ...own };
}

const lineWith = (seen: LineSeen): Line => ({
  number: seen.number,
  round: seen.round,
  moment: seen.moment ?? 'V1',
  giver: seen.giver,
  receiver: seen.receiver,
  kind: seen.kind ?? 'word',
  subject: seen.subject ?? 'friends',
  due: seen.due ?? 'judged',
  offer: seen.offer ?? 0,
  state: seen.state,
  delivered: seen.delivered ?? 0,
  plundered: seen.plundered ?? false,
  called: seen.called ?? false,
  turns: seen.turns ?? 0,
  ...(seen.text === undefined ? {} : { text: seen.text }),
});

/** In any order. */
function mixed<T>(list: T[], pick: Pick): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}
