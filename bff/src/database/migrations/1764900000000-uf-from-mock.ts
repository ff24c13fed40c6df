import { Migration } from './migration.ts';

/** What a mock core made up is told from what the bank's core said: production serves none of it. */
export class UfFromMock1764900000000 extends Migration {
  protected readonly sql = 'ALTER TABLE uf_values ADD from_mock boolean NOT NULL DEFAULT false';
}
