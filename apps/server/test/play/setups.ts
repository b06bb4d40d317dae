// The ways in which a server runs: on its file, on PostgreSQL, and as three nodes on one PostgreSQL.
import { startPostgres } from '../store/embedded.ts';
import { closeTest, openTest, type TestServer } from './open.ts';

export type Setup = 'SQLite' | 'PostgreSQL' | 'PostgreSQL and three nodes';
/** All of them in full mode. */
export const SETUPS: readonly Setup[] =
  process.env.OUBLIETTE_FULL === '1' ? ['SQLite', 'PostgreSQL', 'PostgreSQL and three nodes'] : ['SQLite'];

export interface Running {
  readonly nodes: readonly [TestServer, ...TestServer[]];
  /** Where the people of a table are, spread over the nodes. */
  readonly url: (person: number) => string;
  close(): Promise<void>;
}

export async function openSetup(setup: Setup, opening: Parameters<typeof openTest>[0] = {}): Promise<Running> {
  const postgres = setup === 'SQLite' ? undefined : await startPostgres();
  const env = { ...opening.env, ...(postgres === undefined ? {} : { DATABASE_URL: postgres.url }) };
  const nodes: [TestServer, ...TestServer[]] = [await openTest({ ...opening, env })];
  while (setup === 'PostgreSQL and three nodes' && nodes.length < 3) nodes.push(await openTest({ ...opening, env }));
  return {
    nodes,
    url: (person) => nodes[person % nodes.length]!.url,
    async close() {
      for (const node of nodes) await closeTest(node);
      await postgres?.stop();
    },
  };
}
