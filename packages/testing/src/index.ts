// The testing kit's door.
export { ends } from './conformance/ends.ts';
export { offers } from './conformance/offers.ts';
export { files, saves } from './conformance/saves.ts';
export { speech } from './conformance/speech.ts';
export { views } from './conformance/views.ts';
export { coreFor, dice } from './core-for.ts';
export { type Count, count, isFull } from './count.ts';
export { replay } from './faults.ts';
export { type Invariants, keeps } from './invariants.ts';
export { countPosition, divide, type PerftPosition, perft } from './perft.ts';
export { type PlaythroughSetup, playthrough } from './playthrough.ts';
export { type Moment, type PlayStyle, playOut, randomGame } from './random-game.ts';
export { gameSuite, type Secrets, type SuiteOptions } from './suite.ts';
export { type MakeCore, type Table, tableFor } from './table.ts';
