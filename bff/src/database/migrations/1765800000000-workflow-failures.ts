import { Migration } from './migration.ts';

/** Why the step of a stopped or refused send failed, for whoever has to find out. */
export class WorkflowFailures1765800000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE workflow_flows ADD COLUMN failure jsonb;
    COMMENT ON COLUMN workflow_flows.failure IS 'operation, outcome and status of the workflow, and its codes; no values';
  `;
}
