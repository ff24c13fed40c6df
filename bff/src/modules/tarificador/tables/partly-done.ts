import { forStaff } from '@simulador/contracts/messages/problems';
import { Problem } from '../../../http/problem.ts';
import type { Row, RateTable } from './rate-tables.ts';

/** Why the core did not go on, and the rows that it added or changed before that. They stay. See docs/rules.md R357. */
export class PartlyDone extends Problem {
  constructor(
    failure: Problem,
    readonly rows: readonly Row<RateTable>[],
  ) {
    super(failure.getStatus(), failure.detail, failure.extra);
    this.logFields = failure.logFields;
  }

  /** The same with a sentence that names the rows. */
  saying(what: string): Problem {
    const reason = this.extra.isVerbatim ? this.detail : forStaff(this.detail);
    const said = new Problem(this.getStatus(), `${what} ${reason}`, { ...this.extra, isVerbatim: true });
    said.logFields = this.logFields;
    return said;
  }
}
