// Everything that is measured. Add a file to groups/ and a line here.
import { groups as bots } from './groups/bots.mjs';
import { groups as donjon } from './groups/donjon.mjs';
import { groups as dungeonLords } from './groups/dungeon-lords.mjs';
import { groups as dungeonSaga } from './groups/dungeon-saga.mjs';
import { groups as dungeonette } from './groups/dungeonette.mjs';
import { groups as grid } from './groups/grid.mjs';
import { groups as load } from './groups/load.mjs';
import { groups as nodes } from './groups/nodes.mjs';
import { groups as questsAndBetrayals } from './groups/quests-and-betrayals.mjs';
import { groups as secretSteps } from './groups/secret-steps.mjs';
import { groups as server } from './groups/server.mjs';
import { groups as sqlite } from './groups/sqlite.mjs';

/** @type {readonly import('./report.mjs').Group[]} */
export const groups = [
  ...dungeonette,
  ...dungeonLords,
  ...questsAndBetrayals,
  ...dungeonSaga,
  ...donjon,
  ...grid,
  ...bots,
  ...server,
  ...nodes,
  ...load,
  ...secretSteps,
  ...sqlite,
];
