import type { FastifyRequest } from 'fastify';

/** Whether a request is one of the lobby's, by its route too: `/%61pi/tables` leads to the same as `/api/tables`. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith('/api/') || routeOptions.url?.startsWith('/api/') === true;
