// Figures for Prometheus. None of them names a table, a seat or an address, and none moves with a single answer: those who
// can read them would learn of secret steps.
import { Counter, Gauge, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof metrics>;

/** Memory is reported in steps of so many bytes, processor time in steps of so many seconds. */
const MEMORY_STEP = 16 * 1024 * 1024;
const CPU_STEP = 10;
const inSteps = (value: number, step: number): number => Math.round(value / step) * step;

export function metrics() {
  const registry = new Registry();
  const common = { registers: [registry] };
  new Gauge({
    ...common,
    name: 'process_resident_memory_bytes',
    help: 'Resident memory, in steps of 16 MB',
    collect() {
      this.set(inSteps(process.memoryUsage.rss(), MEMORY_STEP));
    },
  });
  new Gauge({
    ...common,
    name: 'process_cpu_seconds_total',
    help: 'Processor time, in steps of 10 s',
    collect() {
      const { user, system } = process.cpuUsage();
      this.set(inSteps((user + system) / 1e6, CPU_STEP));
    },
  });
  return {
    registry,
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
