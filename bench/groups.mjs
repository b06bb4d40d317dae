// Everything that is measured. Add a file to groups/ and a line here.
import { groups as dungeonette } from './groups/dungeonette.mjs';
import { groups as server } from './groups/server.mjs';

/** @type {readonly import('./report.mjs').Group[]} */
export const groups = [...dungeonette, ...server];
