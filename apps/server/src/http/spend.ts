// What a request over HTTP costs its address.
import type { FastifyRequest } from 'fastify';
import { Denied } from '../base/denied.ts';
import type { Limits } from '../base/limits.ts';
import type { Metrics } from '../base/metrics.ts';
import { addressOf } from '../base/origin.ts';

/** Throws when the address of a request has spent what it may. */
export type Spend = (request: FastifyRequest, cost: number) => void;

export const spender =
  ({ address }: Limits, metrics: Metrics, proxies: number): Spend =>
  (request, cost) => {
    const wait = address.spend(addressOf(request.raw, proxies), cost);
    if (wait === 0) return;
    metrics.limited.inc({ whose: 'address' });
    throw new Denied('slow-down', 429, { retry: wait });
  };
