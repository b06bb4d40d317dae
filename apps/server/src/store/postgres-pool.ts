// Connections to PostgreSQL. None waits for ever for a database that is cut off.
import { Socket } from 'node:net';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';

const CONNECTIONS = 8;
/** Milliseconds for one query, and for a new connection. */
const QUERY = 10_000;
const CONNECT = 5000;
/** A node that was cut off in a transaction would block other writers of the same table. */
const IDLE_IN_TRANSACTION = 5000;

/** The sockets of all connections: one to a database that is cut off would wait a quarter of an hour for its goodbye. */
export function openSockets() {
  const open = new Map<Socket, Promise<void>>();
  return {
    open(): Socket {
      const socket = new Socket();
      const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
      open.set(
        socket,
        closed.then(() => void open.delete(socket)),
      );
      return socket;
    },
    /** Resolves when those that are open now have been closed. */
    async closed(): Promise<void> {
      await Promise.all(open.values());
    },
    destroy(): void {
      for (const socket of open.keys()) socket.destroy();
    },
  };
}

export function openPool(url: string, stream: () => Socket, onTrouble: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    stream,
    max: CONNECTIONS,
    keepAlive: true,
    query_timeout: QUERY,
    connectionTimeoutMillis: CONNECT,
    // An answer that was acknowledged is on disk whatever the database's own settings say.
    options: `-c synchronous_commit=on -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION}`,
  });
  // A connection that breaks while idle is replaced by the next query.
  pool.on('error', onTrouble);
  // One that breaks while it is used fails its query; without a listener for its error, Node would end the program.
  pool.on('connect', (client) => client.on('error', onTrouble));
  return pool;
}

/** For Kysely: a connection on which something failed is not used again, since its answer may still come. */
export const guarded = (pool: pg.Pool): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let failed = false;
    return {
      async query(text: string, values: readonly unknown[]) {
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          failed = true;
          throw error;
        }
      },
      release: () => client.release(failed),
    } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});
