// The server with all its parts: page, lobby, sockets, storage, bots.
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type AtBeat, beats } from './base/beat.ts';
import { type Clock, guardedClock, systemClock } from './base/clock.ts';
import { endsWithin } from './base/ends-within.ts';
import { installed, type Library } from './base/library.ts';
import { limiter } from './base/limits.ts';
import { metrics } from './base/metrics.ts';
import { watchOpenFiles } from './base/open-files.ts';
import type { Settings } from './base/settings.ts';
import { type BotPool, botPool } from './bots/pool.ts';
import { type FileChecker, fileChecker } from './files/pool.ts';
import { serveHealth } from './http/health.ts';
import { serveLobby } from './http/lobby.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { spender } from './http/spend.ts';
import { type Timeouts, webServer } from './http/web.ts';
import { pushKeys, sharedPushKeys } from './notices/keys.ts';
import { openNotices } from './notices/open.ts';
import { type Post, poster } from './notices/post.ts';
import { serveSockets } from './socket/sockets.ts';
import { lockFolder, openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { followNodes } from './table/follow-nodes.ts';
import { startRetention } from './table/retention.ts';
import type { Stage } from './table/table.ts';
import { openTables, type Tables } from './table/tables.ts';

export interface Opening {
  readonly settings: Settings;
  /** The folder of the built page. */
  readonly page: string;
  readonly library?: Library;
  readonly store?: Store;
  readonly stage?: (stage: Stage) => void;
  readonly bots?: BotPool;
  readonly files?: FileChecker;
  readonly clock?: Clock;
  readonly post?: Post;
  /** When everything leaves that nobody waits for. */
  readonly atBeat?: AtBeat;
  readonly timeouts?: Timeouts;
  /** Opens a file, to see whether that is still possible. */
  readonly openOne?: () => Promise<void>;
}

export interface OpenServer {
  readonly web: FastifyInstance;
  readonly tables: Tables;
  close(): Promise<void>;
}

export async function openServer(opening: Opening): Promise<OpenServer> {
  const { settings, library = installed, stage = () => {} } = opening;
  const web = await webServer(opening.page, settings.logLevel, opening.timeouts);
  const { log } = web;
  const clock = guardedClock(opening.clock ?? systemClock, (err) => log.error({ err }, 'what was due has failed'));
  const counted = metrics();
  // A second server would keep games of its own in memory.
  const unlock =
    opening.store === undefined && settings.databaseUrl === undefined
      ? await lockFolder(settings.dataFolder)
      : undefined;
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
  const files = opening.files ?? fileChecker(fileURLToPath(new URL('./file-worker.js', import.meta.url)));
  const { botBudget, botPace } = settings;
  const { nodes } = store;
  const keys =
    nodes === undefined || settings.pushKeys !== undefined
      ? pushKeys(settings.dataFolder, settings.pushKeys, (err) =>
          log.warn({ err }, 'the keys for push services are not kept: set VAPID_KEYS, or devices subscribe again'),
        )
      : await sharedPushKeys(nodes.shared);
  const tables = openTables({
    store,
    nodes,
    library,
    bots,
    files,
    notices: openNotices(keys, settings.publicUrl, opening.post ?? poster(), clock.elapsed),
    metrics: counted,
    log,
    clock,
    atBeat: opening.atBeat ?? beats(),
    botBudget,
    botPace,
    stage,
    keepDays: settings.keepDays,
  });
  const limits = {
    address: limiter(settings.rates.address, clock.elapsed),
    seat: limiter(settings.rates.seat, clock.elapsed),
    table: limiter(settings.rates.table, clock.elapsed),
  };
  const { publicUrl, proxies, mostTables, mostSockets, mostSocketsEach, keepDays } = settings;
  const spend = spender(limits, counted, proxies);
  serveLobby(web, tables, { spend, publicUrl, proxies, mostTables });
  const openFiles = watchOpenFiles(
    clock,
    () => log.error('no more files can be opened, so nobody can connect: raise the limit (ulimit -n)'),
    opening.openOne,
  );
  serveHealth(web, { store, openFiles, spend });
  const figures =
    settings.metricsPort === undefined
      ? undefined
      : await serveMetrics(counted, settings.metricsPort, () => tables.loaded.size);
  const sockets = serveSockets(web.server, tables, {
    limits,
    ...{ publicUrl, proxies, mostSockets, mostSocketsEach },
    // Four times what a seat may spend: beyond that somebody is flooding.
    rate: { burst: settings.rates.seat.burst * 4, perSecond: settings.rates.seat.perSecond * 4 },
  });
  const endRetention = startRetention(tables, keepDays);
  const endFollowing = await followNodes(tables);
  return {
    web,
    tables,
    /** New connections are refused, requests under way are finished, then everything is closed. */
    async close() {
      openFiles.end();
      endRetention();
      // What is being read waits for no long game.
      await Promise.all([endsWithin(clock, endFollowing()), files.endGames()]);
      sockets.close();
      figures?.close();
      await web.close();
      // Nobody waits any more for a file that is being checked in a thread.
      await files.close();
      await tables.close();
      await bots.close();
      await store.close();
      unlock?.();
    },
  };
}
