// Finds the games' own tables by their path. Nothing else in this app names a game.
import { type OwnTable, registerTable } from '../kit/own-table.ts';

const entries = import.meta.glob<{ readonly table: OwnTable }>('../tables/*/index.ts', { eager: true });
for (const [path, { table }] of Object.entries(entries)) registerTable(path.split('/')[2] ?? '', table);
