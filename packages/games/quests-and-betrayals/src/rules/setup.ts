// QT-SETUP: the box is unpacked, main quests are chosen, characters are dealt, and dice say who starts.
import { draw, pick, roll, type Setup, shuffle } from '@oubliette/engine';
import {
  CHARACTER_IDS,
  DIE,
  DRAGON_ITEMS,
  EVENT_IDS,
  GEMS,
  MONSTER_IDS,
  QUEST_IDS,
  type QuestId,
  SHOP_ITEMS,
  SPECIAL_IDS,
  TEMPERS,
  TOKENS,
} from '../cards/cards.ts';
import type { settings } from '../settings.ts';
import { type AdventureId, NOBODY, newPlayer, noFight, noTalk, type State, w } from '../state.ts';
import { putQuest } from './quests.ts';

/** QT-SETUP-2 to QT-SETUP-5, QT-SETUP-8, QT-SETUP-11, QT-SETUP-13, QT-RULING-25, QT-TALK-55 */
export function setup(table: Setup<typeof settings>): State {
  const { seats, core, settings: chosen } = table;
  const guild = shuffle(table, [...QUEST_IDS]);
  const adventure = shuffle<AdventureId>(table, [...MONSTER_IDS, ...SPECIAL_IDS, ...EVENT_IDS]);
  const looking: QuestId[] = [];
  for (let i = 0; i < 2 * seats; i++) looking.push(draw(table, guild)!);
  return {
    core,
    settings: chosen,
    round: 0,
    first: 0,
    active: 0,
    adventure,
    discard: [],
    guild,
    shop: [...SHOP_ITEMS],
    setApart: [...DRAGON_ITEMS],
    gone: [],
    reserve: GEMS - seats * chosen.startingGems,
    pot: 0,
    arenaFought: false,
    lastRound: false,
    over: false,
    turnedUp: false,
    cursed: NOBODY,
    fog: false,
    bounty: false,
    fair: false,
    card: 'none',
    lookQuests: looking,
    lookCards: [],
    fight: noFight(),
    fallen: { attacker: NOBODY, defender: NOBODY },
    talk: noTalk(seats),
    deals: [],
    ledger: [],
    due: [],
    players: Array.from({ length: seats }, () => ({ ...newPlayer(chosen.startingGems), temper: pick(table, TEMPERS) })),
  };
}

/** The two quests a seat was dealt: its own two of those that lie out. */
export const dealtTo = (s: State, seat: number): QuestId[] => s.lookQuests.slice(2 * seat, 2 * seat + 2);

/** QT-SETUP-5, QT-RULING-28: all at once, in secret, before anybody has a character. */
export const mainQuest = w.allAtOnce('main-quest', {
  seats: (s) => s.players.map((_, seat) => seat),
  step: (_s, _seat, draft) => (draft.length === 0 ? 'main-quest' : undefined),
  options(s, seat, _draft, can) {
    for (const quest of dealtTo(s, seat)) can.add(quest);
  },
  commit(s, drafts) {
    drafts.forEach(([kept], seat) => {
      const [a, b] = dealtTo(s, seat);
      s.players[seat]!.main = kept!;
      s.guild.push(kept === a ? b! : a!);
      w.tell(() => ({ type: 'main-chosen', rule: 'QT-SETUP-5', seat, secret: { to: [seat], quest: kept! } }));
    });
    s.lookQuests = [];
  },
  quiet: true,
});

/** QT-SETUP-6, QT-SETUP-7, QT-SETUP-9 */
export function dealCharacters(s: State): void {
  // In the order of the list first: the order in which quests came back would tell who gave which.
  const back: QuestId[] = [];
  for (const quest of s.guild) putQuest(back, quest);
  s.guild = shuffle(s, back);
  const characters = shuffle(s, [...CHARACTER_IDS]);
  s.players.forEach((player, seat) => {
    const character = draw(s, characters)!;
    player.character = character;
    w.tell(() => ({ type: 'character', rule: 'QT-SETUP-7', seat, character }));
  });
  s.players.forEach((player, seat) => {
    if (player.character !== 'ranger') return;
    const enemy = pick(s, TOKENS);
    player.enemy = enemy;
    w.tell(() => ({ type: 'sworn-enemy', rule: 'QT-SETUP-9', seat, enemy }));
  });
}

/** QT-SETUP-12, QT-RULING-3 */
export function rollForStart(s: State): void {
  let tied = s.players.map((_, seat) => seat);
  while (tied.length > 1) {
    const rolls = tied.map((seat) => {
      const pips = roll(s, DIE);
      w.tell(() => ({ type: 'start-roll', rule: 'QT-SETUP-12', seat, pips }));
      return pips;
    });
    const best = Math.max(...rolls);
    tied = tied.filter((_, i) => rolls[i] === best);
  }
  s.first = tied[0]!;
  s.active = s.first;
  w.tell(() => ({ type: 'starts', rule: 'QT-SETUP-12', seat: s.first }));
}
