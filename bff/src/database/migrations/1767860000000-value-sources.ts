import { Migration } from './migration.ts';

/** Adds where a published value came from, and when it was stored. Both are unknown for the present rows. */
export class ValueSources1767860000000 extends Migration {
  protected readonly sql = ['uf_values', 'tmc']
    .map(
      (table) => `
        ALTER TABLE ${table}
          ADD source text CHECK (source IN ('cmf', 'typed', 'file')),
          ADD stored_at timestamptz;`,
    )
    .join('');
}
