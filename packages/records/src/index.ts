// Everything about a game besides its state: seal, marks, files, changes of views, standing answers.

export {
  addGame,
  type CampaignChecked,
  type CampaignFile,
  type CampaignGame,
  newCampaign,
  nextGiven,
  readCampaign,
  verifyCampaign,
} from './campaign.ts';
export type { GameChecked } from './campaign-game.ts';
export { type Change, diff, diffText, patch } from './diff.ts';
export { type EarlierLines, earlierLines } from './earlier-log.ts';
export { type Agreed, commitmentOf, type Fairness, fairnessOf, keepsItsWord, seedFrom } from './fairness.ts';
export {
  continueMatch,
  type FileVersion,
  fileOf,
  type GameFile,
  gameFile,
  isSealed,
  newTerms,
  openMatch,
  replayFile,
  replayKept,
  setupOf,
  type TableTerms,
  termsOf,
  versionOf,
} from './game-file.ts';
export {
  type GameInParts,
  type GamePart,
  gameInParts,
  goOnUnder,
  type PartChecked,
  type PartsReplayed,
  replayParts,
} from './game-in-parts.ts';
export {
  type AnyRules,
  asKept,
  type KeptFault,
  type KeptLine,
  type KeptLog,
  type KeptMatch,
  type KeptRefusal,
  type KeptRules,
  type KeptTable,
  type KeptVersion,
  type KeptVersions,
  keptRules,
} from './kept-rules.ts';
export { loadRules, type RulesOf, versionsIn } from './load-rules.ts';
export { MARKS, type Marks, marksFault, swapMarks, usualMarks } from './marks.ts';
export { openScore } from './open-score.ts';
export { type Progress, progressOf } from './progress.ts';
export { readGameFile, readGameInParts } from './read-game-file.ts';
export { fromSnapshot, SNAPSHOT_FORMAT, snapshotOf } from './snapshot.ts';
export { knowsStanding, STANDING_AFTER, type Standing, standingAnswer } from './standing.ts';
