import { Migration } from './migration.ts';

/** Stores the reason why a step of a stopped or refused send failed. */
export class WorkflowFailures1765800000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE workflow_flows ADD COLUMN failure jsonb;
    COMMENT ON COLUMN workflow_flows.failure IS 'operation, outcome and status of the workflow, and its codes; no values';
  `;
}
