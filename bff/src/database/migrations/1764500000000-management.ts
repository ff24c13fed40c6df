import { Migration } from './migration.ts';

/** Adds columns and tables for staff's work: version and last change of a simulation, comments, states in force. */
export class Management1764500000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE simulations ADD COLUMN version integer NOT NULL DEFAULT 1;
    ALTER TABLE simulations ADD COLUMN changed_at timestamptz;
    ALTER TABLE simulations ADD COLUMN changed_by integer REFERENCES users;
    COMMENT ON COLUMN simulations.version IS 'of state, resolution and executive: one more with each change of them';

    ALTER TABLE states ADD COLUMN in_force boolean NOT NULL DEFAULT true;
    ALTER TABLE resolutions ADD COLUMN is_initial boolean NOT NULL DEFAULT false;
    COMMENT ON COLUMN resolutions.is_initial IS 'that of a new simulation, and its state with it';
    CREATE UNIQUE INDEX resolutions_initial ON resolutions (is_initial) WHERE is_initial;
    UPDATE resolutions SET is_initial = true WHERE id = 1;

    CREATE TABLE comments (
      uuid uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      simulation uuid NOT NULL REFERENCES simulations ON DELETE CASCADE,
      creator integer NOT NULL REFERENCES users,
      comment text NOT NULL,
      highlight boolean NOT NULL DEFAULT false,
      created timestamptz NOT NULL
    );
    CREATE INDEX comments_of_simulation ON comments (simulation, created, uuid);

    ALTER TABLE audit ADD COLUMN details jsonb;
    COMMENT ON COLUMN audit.details IS 'what it was and what it became: ids only';
    CREATE INDEX audit_of_subject ON audit (subject, id);
  `;
}
