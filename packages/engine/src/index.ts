// Everything that the engine exports.

export { type Answer, answerText, check, explain, LONGEST_WORD, play, readAnswer, takeBack } from './answers.ts';
export { Can } from './can.ts';
export { draw, pick, reveal, roll, shuffle, thinking } from './chance.ts';
export { copyPlain } from './copy.ts';
export type * from './core.ts';
export { askFor } from './core.ts';
export type * from './fault.ts';
export { gameFault } from './fault.ts';
export type * from './game.ts';
export { defineGame } from './game.ts';
export { apply, asks, asksOf, awaited, offer, options, settle } from './loop.ts';
export type * from './match.ts';
export { enter, entryText, matchFrom, newMatch, readEntry, retell, undoRefusal } from './match.ts';
export { type Dice, newGame, readTable, rolesOf, type TableSetup, tableFaults, type Wish } from './new-game.ts';
export type * from './seen.ts';
export { LONGEST_SENTENCE, readSentence } from './sentence.ts';
export type * from './settings.ts';
export { choice, flag, readSettings, whole } from './settings.ts';
export { sha256Hex } from './sha256.ts';
export { type Heard, hear, imagine, isOver, lookAt, outcome, sound, view } from './views.ts';
export {
  type AtOnce,
  type InOrder,
  type InTurn,
  type Lanes,
  perSeat,
  type Window,
  type WindowAtOnce,
  windowAtOnce,
} from './words/frames.ts';
export { openly } from './words/sequence.ts';
export type { WindowAtOnceRule } from './words/window-at-once.ts';
export { words } from './words.ts';
