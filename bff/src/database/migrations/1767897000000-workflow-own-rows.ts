import { Migration } from './migration.ts';

/**
 * Lets a row of the workflow belong to one flow only. A participant may have several. Outcomes say since this release whether a mock core gave
 * them; those of earlier ones are not compared.
 */
export class WorkflowOwnRows1767897000000 extends Migration {
  protected readonly sql = `
    CREATE UNIQUE INDEX workflow_steps_own_row
      ON workflow_steps (step, coalesce(outcome ->> 'uuid', outcome ->> 'id', outcome ->> 'request'))
      WHERE step IN ('application', 'property', 'income', 'credit', 'variables', 'request') AND outcome ->> 'isMock' = 'false';
  `;
}
