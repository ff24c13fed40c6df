/** Starts a disposable PostgreSQL for a run of the tests, as a process, because jest's setup can't run TypeScript modules. */
import 'reflect-metadata';
import { startDisposablePostgres } from '../database/embedded/disposable-postgres.ts';

const postgres = await startDisposablePostgres('prueba');
const end = (): void => void postgres.stop().then(() => process.exit(0));

process.once('SIGTERM', end);
process.once('disconnect', end);
// Template of the spec files' databases.
await postgres.prepare();
process.send?.({ url: postgres.url });
