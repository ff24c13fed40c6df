import { Migration } from './migration.ts';

/** Creates the tables of simulations that are sent to the bank's workflow, with the result of each step. */
export class Workflow1764700000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE workflow_flows (
      simulation uuid PRIMARY KEY REFERENCES simulations ON DELETE CASCADE,
      state varchar(8) NOT NULL CHECK (state IN ('running', 'done', 'refused', 'stopped')),
      reason varchar(20),
      executive integer NOT NULL REFERENCES users,
      asked_by integer NOT NULL REFERENCES users,
      started timestamptz NOT NULL,
      since timestamptz NOT NULL
    );
    COMMENT ON COLUMN workflow_flows.reason IS 'why it was refused or stopped';
    COMMENT ON COLUMN workflow_flows.since IS 'when it came into its state';
    CREATE INDEX workflow_flows_open ON workflow_flows (started) WHERE state IN ('running', 'stopped');

    CREATE TABLE workflow_steps (
      simulation uuid NOT NULL REFERENCES workflow_flows ON DELETE CASCADE,
      step varchar(16) NOT NULL,
      outcome jsonb NOT NULL,
      done timestamptz NOT NULL,
      PRIMARY KEY (simulation, step)
    );
  `;
}
