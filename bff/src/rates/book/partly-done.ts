import { worded } from '@simulador/contracts/platform/sentence';
import { Problem } from '../../http/problem.ts';
import type { Row, RateTable } from './rate-tables.ts';

/** Reason why the core stopped, with the rows that it added or changed before. They are not rolled back. See docs/rules.md R357. */
export class PartlyDone extends Problem {
  constructor(
    failure: Problem,
    readonly rows: readonly Row<RateTable>[],
  ) {
    super(failure.getStatus(), failure.detail, failure.extra);
    this.logFields = failure.logFields;
  }

  /** Returns a copy with a sentence that names the rows. */
  withSentence(what: string): PartlyDone {
    const copy = new Problem(this.getStatus(), `${what} ${worded(this.detail, 'staff')}`, this.extra);
    copy.logFields = this.logFields;
    return new PartlyDone(copy, this.rows);
  }
}
