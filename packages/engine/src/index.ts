// The engine's door.
export { Can } from './can.ts';
export { draw, pick, reveal, roll, shuffle, thinking } from './chance.ts';
export { copyPlain } from './copy.ts';
export type * from './core.ts';
export { type Change, diff, patch } from './diff.ts';
export { type Answer, answerText, check, explain, LONGEST_WORD, play, readAnswer, takeBack } from './door.ts';
export { commitmentOf, type Fairness, fairnessOf, keepsItsWord, seedFrom } from './fairness.ts';
export type * from './fault.ts';
export type * from './game.ts';
export { defineGame } from './game.ts';
export { type GameFile, gameFile, replayFile } from './game-file.ts';
export {
  type GameInParts,
  type GamePart,
  gameInParts,
  type PartChecked,
  type PartsReplayed,
  replayParts,
} from './game-in-parts.ts';
export type * from './game-options.ts';
export { choice, flag, readOptions, whole } from './game-options.ts';
export { type AskSeen, type Heard, hear, imagine, isOver, lookAt, outcome, type Seen, sound, view } from './gate.ts';
export { apply, asks, awaited, offer, options, settle } from './loop.ts';
export { MARKS, type Marks, marksFault, swapMarks, usualMarks } from './marks.ts';
export type * from './match.ts';
export { enter, entryText, matchFrom, newMatch, readEntry, undoRefusal } from './match.ts';
export { newGame, type TableSetup, tableFaults } from './new-game.ts';
export { readGameFile, readGameInParts } from './read-game-file.ts';
export { sha256Hex } from './sha256.ts';
export { type AtOnce, type InOrder, type InTurn, type Lanes, perSeat, type Window } from './words/frames.ts';
export { openly } from './words/sequence.ts';
export { words } from './words.ts';
