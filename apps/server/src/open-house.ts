// The server with everything in it: page, lobby, sockets, storage, bots.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type BotPool, botPool } from './bots/pool.ts';
import { type House, type Moment, openHouse } from './house.ts';
import { serveLobby } from './http/lobby.ts';
import { measures } from './http/measures.ts';
import { installed, type Library } from './library.ts';
import { limiter } from './limits.ts';
import { startRetention } from './retention.ts';
import { webServer } from './server.ts';
import type { Settings } from './settings.ts';
import { serveSockets } from './socket/sockets.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

export interface Opening {
  readonly settings: Settings;
  /** The folder that holds the built page. */
  readonly page: string;
  readonly library?: Library;
  readonly store?: Store;
  readonly moment?: (moment: Moment) => void;
  readonly bots?: BotPool;
}

export interface OpenServer {
  readonly web: FastifyInstance;
  readonly house: House;
  close(): Promise<void>;
}

export async function openServer(opening: Opening): Promise<OpenServer> {
  const { settings, library = installed, moment } = opening;
  const web = await webServer(opening.page, settings.logLevel);
  const { log } = web;
  const counted = measures();
  const store =
    opening.store ?? (await openStore(settings, (err) => log.warn({ err }, 'a database connection was lost')));
  const bots =
    opening.bots ??
    botPool(fileURLToPath(new URL('./bot-worker.js', import.meta.url)), {
      threads: settings.botThreads,
      budget: settings.botBudget,
      onTrouble(err, { game, seat }) {
        counted.botTrouble.inc();
        log.warn({ err, game, seat }, 'a bot did not choose');
      },
    });
  const now = Date.now;
  const parts = { store, library, bots, measures: counted, log, now, botBudget: settings.botBudget };
  const house = openHouse(moment === undefined ? parts : { ...parts, moment });
  const limits = {
    address: limiter(settings.rates.address, now),
    seat: limiter(settings.rates.seat, now),
    table: limiter(settings.rates.table, now),
  };
  const { publicUrl, proxies, mostTables, mostSockets } = settings;
  serveLobby(web, house, { limits, publicUrl, proxies, mostTables });
  web.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await store.check();
      return { status: 'ok' };
    } catch (err) {
      log.error({ err }, 'the store does not answer');
      return reply.code(503).send({ status: 'store' });
    }
  });
  if (settings.metrics)
    web.get('/metrics', async (_request, reply) => {
      counted.tables.set(house.tables.size);
      reply.header('cache-control', 'no-store').type(counted.registry.contentType);
      return counted.registry.metrics();
    });
  const sockets = serveSockets(web.server, house, { limits, publicUrl, proxies, mostSockets });
  const endRetention = startRetention(house, settings.keepDays);
  return {
    web,
    house,
    /** New guests are turned away, what is under way is kept, then the lights go out. */
    async close() {
      endRetention();
      sockets.close();
      await web.close();
      await house.close();
      await bots.close();
      await store.close();
    },
  };
}
