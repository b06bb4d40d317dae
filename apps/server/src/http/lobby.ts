// The lobby over HTTP: make a table, take a seat, start, export. Secrets are in bodies and headers, never in addresses.
import type { Seat } from '@oubliette/engine';
import { type Body, LIMITS, readBody, type TableSummary } from '@oubliette/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Denied } from '../base/denied.ts';
import { COST } from '../base/limits.ts';
import { addressOf, isOwnOrigin } from '../base/origin.ts';
import { tableQuota } from '../base/table-quota.ts';
import { isNoticeAddress } from '../notices/post.ts';
import { createTable, type Made } from '../table/create.ts';
import { importTable } from '../table/import.ts';
import { addPush, removePush } from '../table/notices.ts';
import {
  newDevice,
  reissue,
  rematch,
  revokeDevice,
  setBot,
  setHook,
  setOwn,
  start,
  takeSeat,
  type Who,
  whoHolds,
  whoIsInvited,
} from '../table/seats.ts';
import type { LiveTable } from '../table/table.ts';
import { tableInfo, tableSummary } from '../table/table-info.ts';
import type { Tables } from '../table/tables.ts';
import { exportFor } from './export.ts';
import { isApi } from './is-api.ts';
import type { Spend } from './spend.ts';

export interface LobbySettings {
  readonly spend: Spend;
  readonly publicUrl: string | undefined;
  readonly proxies: number;
  readonly mostTables: number;
}

type At = { Params: { id: string; seat?: string } };

export function serveLobby(server: FastifyInstance, tables: Tables, settings: LobbySettings): void {
  const { context } = tables;
  const { spend } = settings;
  const body = <K extends Parameters<typeof readBody>[0]>(request: FastifyRequest, kind: K): Body<K> => {
    const read = readBody(kind, request.body);
    if ('where' in read) throw new Denied('malformed', 400, { where: read.where });
    return read.body as Body<K>;
  };
  const tableOf = async (request: FastifyRequest<At>): Promise<LiveTable> => {
    const { id } = request.params;
    const table = /^[a-z0-9]{16,32}$/.test(id) ? await tables.get(id) : undefined;
    if (table === undefined) throw new Denied('no-such-table', 404);
    return table;
  };
  const known = async (request: FastifyRequest<At>): Promise<{ table: LiveTable; who: Who }> => {
    const table = await tableOf(request);
    const secret = /^Bearer ([A-Za-z0-9_-]{22,64})$/.exec(request.headers.authorization ?? '')?.[1];
    const who = secret === undefined ? undefined : whoHolds(table.record, secret);
    if (who !== undefined) return { table, who };
    spend(request, COST.wrongSecret);
    throw new Denied('not-yours', 403);
  };
  const owned = async (request: FastifyRequest<At>): Promise<LiveTable> => {
    const { table, who } = await known(request);
    if (who.is !== 'owner') throw new Denied('not-yours', 403);
    return table;
  };
  const seatOf = async (request: FastifyRequest<At>): Promise<{ table: LiveTable; seat: Seat }> => {
    const { table, who } = await known(request);
    if (who.is !== 'seat') throw new Denied('not-yours', 403);
    return { table, seat: who.seat };
  };
  const seatNumber = (request: FastifyRequest<At>): Seat => {
    if (!/^[0-7]$/.test(request.params.seat ?? '')) throw new Denied('no-such-seat', 404);
    return Number(request.params.seat);
  };
  const links = (made: Made) => {
    const link = (what: 'join' | 'watch', secret: string) =>
      `${settings.publicUrl ?? ''}/#${what}/${made.table}/${secret}`;
    return {
      ...made,
      links: {
        seats: made.invitations.map((secret) => (secret === undefined ? null : link('join', secret))),
        spectator: link('watch', made.spectator),
      },
    };
  };
  const made = tableQuota(context.clock);
  /** There is room, and this address has not taken more than its share of it. */
  const room = async (request: FastifyRequest): Promise<void> => {
    const left = settings.mostTables - (await context.store.countTables());
    if (left <= 0) throw new Denied('server-full', 503);
    // What one node counts the others do not see.
    const share = Math.floor(left / (context.nodes?.count() ?? 1));
    if (!made.add(addressOf(request.raw, settings.proxies), share)) throw new Denied('too-many-tables', 429);
  };

  server.addHook('onRequest', async (request) => {
    if (!isApi(request)) return;
    spend(request, COST.read);
    if (request.method !== 'GET' && !isOwnOrigin(request.raw, settings.publicUrl))
      throw new Denied('other-origin', 403);
  });
  server.addHook('onSend', async (request, reply: FastifyReply) => {
    if (isApi(request)) reply.header('cache-control', 'no-store');
  });

  server.get('/api/games', async () =>
    context.library.games.map(({ id, version, seats, settings: options }) => ({ id, version, seats, options })),
  );
  server.post('/api/tables', { bodyLimit: LIMITS.given + LIMITS.body }, async (request, reply) => {
    const wish = body(request, 'newTable');
    spend(request, COST.makeTable);
    await room(request);
    return reply.code(201).send(links(await createTable(context, wish)));
  });
  // Reading a file is work: it is paid for before the body is read.
  const importing = {
    bodyLimit: LIMITS.file + LIMITS.body,
    onRequest: async (request: FastifyRequest) => spend(request, COST.makeTable),
  };
  server.post('/api/import', importing, async (request, reply) => {
    const { file, ...settings } = body(request, 'imported');
    await room(request);
    return reply.code(201).send(links(await importTable(context, file, settings)));
  });
  server.get<At>('/api/tables/:id', async (request) => tableInfo(await tableOf(request)));
  server.post<At>('/api/tables/:id/seats', async (request) => {
    spend(request, COST.takeSeat);
    const { invitation, ...about } = body(request, 'takeSeat');
    return takeSeat(await tableOf(request), invitation, about);
  });
  server.post<At>('/api/tables/:id/own', async (request) => {
    const own = body(request, 'ownSeat');
    const { table, seat } = await seatOf(request);
    await setOwn(table, seat, own);
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/devices', async (request) => {
    const { proof } = body(request, 'device') ?? {};
    const { table, seat } = await seatOf(request);
    return newDevice(table, seat, proof);
  });
  server.delete<At>('/api/tables/:id/devices', async (request) => {
    const { table, seat } = await seatOf(request);
    await revokeDevice(table, seat);
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/invited', async (request) => {
    spend(request, COST.takeSeat);
    return whoIsInvited(await tableOf(request), body(request, 'invited').invitation);
  });
  server.get('/api/push', async () => ({ key: context.notices.publicKey }));
  server.post<At>('/api/tables/:id/push', async (request) => {
    const device = body(request, 'push');
    const { table, seat } = await seatOf(request);
    if (!isNoticeAddress(device.endpoint)) throw new Denied('no-push-address', 400, { where: 'endpoint' });
    await addPush(table, seat, device);
    return { ok: true };
  });
  server.delete<At>('/api/tables/:id/push', async (request) => {
    const { endpoint } = body(request, 'noPush');
    const { table, seat } = await seatOf(request);
    await removePush(table, seat, endpoint);
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/hook', async (request) => {
    const hook = body(request, 'hook');
    await setHook(await owned(request), hook);
    return { ok: true };
  });
  server.delete<At>('/api/tables/:id/hook', async (request) => {
    await setHook(await owned(request), undefined);
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/start', async (request) => {
    body(request, 'nothing');
    await start(await owned(request));
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/seats/:seat/reissue', async (request) => {
    body(request, 'nothing');
    return { invitation: await reissue(await owned(request), seatNumber(request)) };
  });
  server.post<At>('/api/tables/:id/seats/:seat/bot', async (request) => {
    const { bot } = body(request, 'bot');
    const { table, who } = await known(request);
    const seat = seatNumber(request);
    if (who.is === 'spectator' || (who.is === 'seat' && who.seat !== seat)) throw new Denied('not-yours', 403);
    await setBot(table, seat, bot, who.is);
    return { ok: true };
  });
  server.post<At>('/api/tables/:id/rematch', async (request) => {
    body(request, 'nothing');
    const { table, who } = await known(request);
    if (who.is === 'spectator') throw new Denied('not-yours', 403);
    return { table: await rematch(table) };
  });
  server.get<At>('/api/tables/:id/summary', async (request): Promise<TableSummary> => {
    const { table, who } = await known(request);
    if (who.is === 'owner') throw new Denied('not-yours', 403);
    return tableSummary(table, who.is === 'seat' ? who.seat : 'spectator');
  });
  server.get<At>('/api/tables/:id/export', async (request, reply) => {
    const { table, who } = await known(request);
    reply.header('content-disposition', `attachment; filename="oubliette-${table.record.id}.json"`);
    return exportFor(table, who);
  });
}
