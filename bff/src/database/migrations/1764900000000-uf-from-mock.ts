import { Migration } from './migration.ts';

/** Marks UF values of a mock core, so that production does not serve them. */
export class UfFromMock1764900000000 extends Migration {
  protected readonly sql = 'ALTER TABLE uf_values ADD from_mock boolean NOT NULL DEFAULT false';
}
