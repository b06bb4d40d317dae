// What is counted, for Prometheus. No table, no seat and no address is in a label.
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { spread } from './spread.ts';

export type Measures = ReturnType<typeof measures>;

export function measures() {
  const registry = new Registry();
  const common = { registers: [registry] };
  collectDefaultMetrics({ register: registry });
  // What every answer counts is a plain number, and told to Prometheus when it asks.
  const entries = new Map<string, { readonly game: string; readonly by: string; count: number }>();
  let characters = 0;
  const moves = new Counter({
    ...common,
    name: 'oubliette_entries_total',
    help: 'Entries kept',
    labelNames: ['game', 'by'],
    collect() {
      moves.reset();
      for (const { game, by, count } of entries.values()) moves.inc({ game, by }, count);
    },
  });
  const sent = new Counter({
    ...common,
    name: 'oubliette_sent_characters_total',
    help: 'Characters sent to clients',
    collect() {
      sent.reset();
      sent.inc(characters);
    },
  });
  const answerSeconds = spread(
    'oubliette_answer_seconds',
    'From an answer to its being kept',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
  );
  registry.registerMetric(answerSeconds.metric);
  return {
    registry,
    kept(game: string, by: 'person' | 'bot'): void {
      const key = by === 'bot' ? `bot ${game}` : game;
      const counted = entries.get(key);
      if (counted === undefined) entries.set(key, { game, by, count: 1 });
      else counted.count++;
    },
    sent(length: number): void {
      characters += length;
    },
    /** How long an answer took, in milliseconds. */
    answered: (ms: number): void => answerSeconds.observe(ms / 1000),
    refusals: new Counter({
      ...common,
      name: 'oubliette_refusals_total',
      help: 'Requests refused',
      labelNames: ['why'],
    }),
    races: new Counter({ ...common, name: 'oubliette_lost_races_total', help: 'Entries that were not kept' }),
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
