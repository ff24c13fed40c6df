/** Tables of what staff add to simulations, and sends to the workflow. */
export const OFFICE_TABLES = `
  CREATE TABLE comments (
    uuid uuid DEFAULT gen_random_uuid() PRIMARY KEY,
    simulation uuid NOT NULL REFERENCES simulations ON DELETE CASCADE,
    creator integer NOT NULL REFERENCES users,
    comment text NOT NULL,
    highlight boolean NOT NULL DEFAULT false,
    created timestamptz NOT NULL,
    outcome varchar,
    id integer GENERATED ALWAYS AS IDENTITY
  );
  CREATE INDEX comments_contacts ON comments (created, creator) WHERE outcome IS NOT NULL;
  CREATE INDEX comments_of_simulation ON comments (simulation, created, id);

  CREATE TABLE saved_views (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner integer NOT NULL REFERENCES users,
    name varchar(40) NOT NULL,
    address varchar(300) NOT NULL,
    is_shared boolean NOT NULL,
    UNIQUE (owner, name)
  );

  CREATE TABLE told_assignments (
    audit_id bigint PRIMARY KEY REFERENCES audit,
    mail uuid NOT NULL,
    recipient integer NOT NULL REFERENCES users,
    sent_at timestamptz
  );
  COMMENT ON TABLE told_assignments IS 'assignments that a mail tells of: it is being sent until sent_at';
  CREATE INDEX told_assignments_unsent ON told_assignments (recipient) WHERE sent_at IS NULL;

  CREATE TABLE workflow_flows (
    simulation uuid PRIMARY KEY REFERENCES simulations ON DELETE CASCADE,
    state varchar(8) NOT NULL CHECK (state IN ('running', 'done', 'refused', 'stopped')),
    reason varchar(20),
    executive integer NOT NULL REFERENCES users,
    requested_by integer NOT NULL CONSTRAINT workflow_flows_asked_by_fkey REFERENCES users,
    started timestamptz NOT NULL,
    since timestamptz NOT NULL,
    failure jsonb
  );
  COMMENT ON COLUMN workflow_flows.reason IS 'why it was refused or stopped';
  COMMENT ON COLUMN workflow_flows.since IS 'when it came into its state';
  COMMENT ON COLUMN workflow_flows.failure IS 'operation, outcome and status of the workflow, and its codes; no values';
  CREATE INDEX workflow_flows_open ON workflow_flows (started) WHERE state IN ('running', 'stopped');

  CREATE TABLE workflow_steps (
    simulation uuid NOT NULL REFERENCES workflow_flows ON DELETE CASCADE,
    step varchar(16) NOT NULL,
    outcome jsonb NOT NULL,
    done timestamptz NOT NULL,
    PRIMARY KEY (simulation, step)
  );
  CREATE UNIQUE INDEX workflow_steps_own_row ON workflow_steps (step, lower(COALESCE((outcome ->> 'uuid'), (outcome ->> 'id'), (outcome ->> 'request'))))
    WHERE step IN ('application', 'property', 'income', 'credit', 'variables', 'request') AND ((outcome ->> 'isMock') = 'false');
`;
