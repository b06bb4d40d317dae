// A real PostgreSQL for as long as something is measured.
export { startPostgres } from '../../apps/server/test/store/embedded.ts';
