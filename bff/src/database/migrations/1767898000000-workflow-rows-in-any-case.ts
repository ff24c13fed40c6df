import { Migration } from './migration.ts';

/** Compares the rows of the workflow in lower case, because a uuid may be in upper case. */
export class WorkflowRowsInAnyCase1767898000000 extends Migration {
  protected readonly sql = `
    DROP INDEX workflow_steps_own_row;
    CREATE UNIQUE INDEX workflow_steps_own_row
      ON workflow_steps (step, lower(coalesce(outcome ->> 'uuid', outcome ->> 'id', outcome ->> 'request')))
      WHERE step IN ('application', 'property', 'income', 'credit', 'variables', 'request') AND outcome ->> 'isMock' = 'false';
  `;
}
