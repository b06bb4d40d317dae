// A real PostgreSQL for the duration of a measurement, as an entry for the bundler.
export { startPostgres } from '../../apps/server/test/store/embedded.ts';
