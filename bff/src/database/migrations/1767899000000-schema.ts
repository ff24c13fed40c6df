import { readFileSync } from 'node:fs';
import { Migration } from './migration.ts';

/**
 * Creates the schema of the earliest release whose databases can be upgraded. Its name is that of the release's latest migration: its
 * databases have run it, and its replicas know it.
 */
export class Schema1767899000000 extends Migration {
  readonly name = 'DeletedUfs1767899000000';
  protected readonly sql = readFileSync(new URL('../../../schema.sql', import.meta.url), 'utf8');
}
