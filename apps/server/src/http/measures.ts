// What is counted, for Prometheus. No table, no seat and no address is in a label.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Measures = ReturnType<typeof measures>;

export function measures() {
  const registry = new Registry();
  const common = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    moves: new Counter({
      ...common,
      name: 'oubliette_entries_total',
      help: 'Entries kept',
      labelNames: ['game', 'by'],
    }),
    refusals: new Counter({
      ...common,
      name: 'oubliette_refusals_total',
      help: 'Requests refused',
      labelNames: ['why'],
    }),
    races: new Counter({ ...common, name: 'oubliette_lost_races_total', help: 'Entries that were not kept' }),
    sockets: new Gauge({ ...common, name: 'oubliette_sockets', help: 'Open connections' }),
    tables: new Gauge({ ...common, name: 'oubliette_tables_in_memory', help: 'Tables in memory' }),
    bytesOut: new Counter({ ...common, name: 'oubliette_sent_characters_total', help: 'Characters sent to clients' }),
    limited: new Counter({
      ...common,
      name: 'oubliette_limited_total',
      help: 'Requests over a limit',
      labelNames: ['whose'],
    }),
    botTrouble: new Counter({ ...common, name: 'oubliette_bot_trouble_total', help: 'Choices a bot did not make' }),
    answerSeconds: new Histogram({
      ...common,
      name: 'oubliette_answer_seconds',
      help: 'From an answer to its being kept',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    }),
  };
}
