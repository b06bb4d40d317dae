// The engine's door.
export { Can } from './can.ts';
export { chanceFrom, draw, pick, reveal, roll, shuffle, thinking } from './chance.ts';
export { copyPlain } from './copy.ts';
export type {
  Aside,
  Ask,
  Core,
  Event,
  Frame,
  Listener,
  Param,
  Params,
  Pick,
  Refusal,
  RuleId,
  Seat,
  StateOf,
  Viewer,
} from './core.ts';
export { type Change, diff, patch } from './diff.ts';
export { type Answer, answerText, check, explain, play, readAnswer, takeBack } from './door.ts';
export { commitmentOf, type Fairness, fairnessOf, keepsItsWord, seedFrom } from './fairness.ts';
export {
  type AskRule,
  type Beside,
  defineGame,
  type FrameOf,
  type Game,
  type KindOf,
  type Outcome,
  type Procedure,
  type Score,
  type ScoreLine,
  type Setup,
} from './game.ts';
export { type FileFault, type GameFile, gameFile, readGameFile, replayFile } from './game-file.ts';
export {
  choice,
  type Fault,
  flag,
  type GameOption,
  type GameOptions,
  type OptionValues,
  readOptions,
  whole,
} from './game-options.ts';
export { type AskSeen, type Heard, hear, imagine, isOver, outcome, type Seen, sound, view } from './gate.ts';
export { apply, asks, awaited, offer, options } from './loop.ts';
export {
  type Entry,
  enter,
  entryText,
  type Match,
  type Move,
  matchFrom,
  newGame,
  newMatch,
  readEntry,
  type TableSetup,
  tableFaults,
  undoRefusal,
} from './match.ts';
export { sha256Hex } from './sha256.ts';
export { type AtOnce, type InOrder, type InTurn, type Lanes, perSeat, type Window } from './words/frames.ts';
export { openly } from './words/sequence.ts';
export { words } from './words.ts';
