import { Migration } from './migration.ts';

/** Marks the TMC that a mock core gave as the CMF, which production ignores as it does the UF. */
export class TmcFromMock1767890500000 extends Migration {
  protected readonly sql = 'ALTER TABLE tmc ADD from_mock boolean NOT NULL DEFAULT false';
}
