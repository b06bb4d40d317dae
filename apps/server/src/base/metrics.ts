// Figures for Prometheus. No label names a table, a seat or an address.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof metrics>;

export function metrics() {
  const registry = new Registry();
  const common = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    entries: new Counter({
      ...common,
      name: 'oubliette_entries_total',
      help: 'Entries stored',
      labelNames: ['game', 'by'],
    }),
    sent: new Counter({ ...common, name: 'oubliette_sent_characters_total', help: 'Characters sent to clients' }),
    answerSeconds: new Histogram({
      ...common,
      name: 'oubliette_answer_seconds',
      help: 'From an answer to its being stored',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    }),
    refusals: new Counter({
      ...common,
      name: 'oubliette_refusals_total',
      help: 'Requests refused',
      labelNames: ['why'],
    }),
    races: new Counter({ ...common, name: 'oubliette_lost_races_total', help: 'Entries that were not stored' }),
    sockets: new Gauge({ ...common, name: 'oubliette_sockets', help: 'Open connections' }),
    tables: new Gauge({ ...common, name: 'oubliette_tables_in_memory', help: 'Tables in memory' }),
    limited: new Counter({
      ...common,
      name: 'oubliette_limited_total',
      help: 'Requests over a limit',
      labelNames: ['whose'],
    }),
    botTrouble: new Counter({ ...common, name: 'oubliette_bot_trouble_total', help: 'Choices a bot did not make' }),
  };
}
