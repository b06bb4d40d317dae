// What a table keeps of a game beside the game itself: its seal, its marks, its files.
export { commitmentOf, type Fairness, fairnessOf, keepsItsWord, seedFrom } from './fairness.ts';
export { type GameFile, gameFile, replayFile } from './game-file.ts';
export {
  type GameInParts,
  type GamePart,
  gameInParts,
  type PartChecked,
  type PartsReplayed,
  replayParts,
} from './game-in-parts.ts';
export { MARKS, type Marks, marksFault, swapMarks, usualMarks } from './marks.ts';
export { readGameFile, readGameInParts } from './read-game-file.ts';
export { STANDING_AFTER, type Standing, standingAnswer } from './standing.ts';
