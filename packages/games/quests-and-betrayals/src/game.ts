// Quests and Betrayals: adventurers who need each other, and would rather not.
import { defineGame, type Seat, type Viewer } from '@oubliette/engine';
import { copy } from './copy.ts';
import { determinize } from './determinize.ts';
import { procedures } from './round.ts';
import { claim, standing } from './rules/quests.ts';
import { setup } from './rules/setup.ts';
import { talk } from './rules/talk/draft.ts';
import { deal, enough, refusedSender } from './rules/talk/offers.ts';
import { ledger } from './rules/talk/settle.ts';
import { repliesDue, timeLimit } from './rules/talk/time.ts';
import { outcome, score } from './score.ts';
import { settings } from './settings.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What goes face down is heard as that, and as nothing more. */
const faceDown = (): string => 'face-down';
/** QT-TALK-34: a reason that is whispered is heard by the two alone. */
const whispered = (s: State, seat: Seat, option: string, to: Viewer): string =>
  s.settings.talk === 'open' || to === refusedSender(s, seat) ? option : 'face-down';
/** A quest handed over for a word stays face down; spoils are open to all. */
const questsFaceDown = (s: State, seat: number, option: string): string =>
  s.players[seat]!.secondary.includes(option as never) ? 'face-down' : option;

export const questsAndBetrayals = defineGame({
  id: 'quests-and-betrayals',
  version: '1.0.2',
  seats: [3, 6],
  settings,
  setup,
  start: 'game',
  procedures,
  beside: { claim, standing, talk, deal, enough, ledger },
  asks: {
    'main-quest': { rules: ['QT-SETUP-5', 'QT-QUEST-2', 'QT-RULING-28'] },
    village: {
      rules: ['QT-TURN-3', 'QT-TURN-4', 'QT-TURN-5', 'QT-SHOP-1', 'QT-TEMPLE-1', 'QT-GUILD-1', 'QT-TROPHY-1'],
    },
    guild: { rules: ['QT-GUILD-1', 'QT-RULING-37'], sounds: faceDown },
    draw: { rules: ['QT-DUNGEON-2', 'QT-RULING-30'] },
    confront: { rules: ['QT-DUNGEON-5', 'QT-DUNGEON-9', 'QT-DUNGEON-10', 'QT-RULING-9'] },
    announce: { rules: ['QT-COMBAT-4', 'QT-RULING-47', 'QT-RULING-48'] },
    reroll: { rules: ['QT-RULING-46', 'QT-CARD-96', 'QT-CARD-106'] },
    'split-gems': { rules: ['QT-RULING-20', 'QT-RULING-43', 'QT-TRADE-6'] },
    'split-trophies': { rules: ['QT-RULING-20', 'QT-TRADE-4', 'QT-TRADE-6'] },
    'split-card': { rules: ['QT-RULING-20', 'QT-TRADE-6'] },
    wish: { rules: ['QT-CARD-46', 'QT-RULING-54'] },
    messenger: { rules: ['QT-CARD-52'] },
    crossroads: { rules: ['QT-CARD-54', 'QT-RULING-55'] },
    pedlar: { rules: ['QT-CARD-55', 'QT-RULING-54'] },
    surplus: { rules: ['QT-SHOP-3', 'QT-RULING-39'] },
    'arena-talk': { rules: ['QT-TALK-28', 'QT-ARENA-3'] },
    fist: { rules: ['QT-ARENA-4', 'QT-ARENA-5', 'QT-ARENA-6', 'QT-RULING-49'] },
    plunder: { rules: ['QT-ARENA-10', 'QT-RULING-51'] },
    'light-fingers': { rules: ['QT-CARD-108', 'QT-RULING-52'] },
    settle: { rules: ['QT-TALK-39', 'QT-TALK-41', 'QT-TRADE-6', 'QT-TRADE-7'] },
    'last-claims': { rules: ['QT-RULING-34'] },
    claim: { rules: ['QT-QUEST-1', 'QT-QUEST-5'] },
    standing: { rules: ['QT-RULING-33'], sounds: faceDown },
    'talk-to': { rules: ['QT-TALK-2', 'QT-TALK-3', 'QT-TALK-27'] },
    'talk-open': { rules: ['QT-TALK-5', 'QT-TALK-44'] },
    'talk-part': { rules: ['QT-TALK-7', 'QT-TALK-12', 'QT-TALK-14'] },
    'talk-piece': { rules: ['QT-TALK-8', 'QT-TALK-9'] },
    'talk-which': { rules: ['QT-TALK-11', 'QT-TALK-16', 'QT-TALK-36'], sentence: true },
    'talk-due': { rules: ['QT-TALK-9', 'QT-TALK-39'] },
    deal: { rules: ['QT-TALK-18', 'QT-TALK-21', 'QT-TALK-24'] },
    'deal-reason': { rules: ['QT-TALK-18', 'QT-TALK-34'], sounds: whispered },
    'deal-quest': { rules: ['QT-TALK-16'], sounds: faceDown },
    enough: { rules: ['QT-TALK-30'] },
    ledger: { rules: ['QT-TALK-40', 'QT-TALK-45', 'QT-TALK-46'] },
    'ledger-which': { rules: ['QT-TALK-40'], sounds: questsFaceDown },
  },
  view,
  determinize,
  copy,
  score,
  outcome,
  timeLimit,
  repliesDue,
});
