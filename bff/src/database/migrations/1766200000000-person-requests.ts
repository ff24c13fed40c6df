import { Migration } from './migration.ts';

/**
 * Creates persons' requests about their data, and the block that hides a person's simulations from every query. See docs/rules.md R620 to
 * R624.
 */
export class PersonRequests1766200000000 extends Migration {
  protected readonly sql = REQUESTS + COLUMNS;
}

/** Table without a foreign key to a client, because the row outlives the erasure of its person. */
const REQUESTS = `
  CREATE TABLE person_requests (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind varchar(13) NOT NULL
      CHECK (kind IN ('access', 'rectification', 'erasure', 'opposition', 'portability', 'blocking')),
    identification varchar(12),
    person bytea NOT NULL,
    received date NOT NULL,
    due date NOT NULL,
    extended boolean NOT NULL DEFAULT false,
    note varchar(1000),
    state varchar(7) NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'granted', 'refused')),
    answer varchar(1000),
    registered_at timestamptz NOT NULL,
    registered_by integer REFERENCES users,
    answered_at timestamptz,
    answered_by integer REFERENCES users,
    lifted_at timestamptz,
    lifted_by integer REFERENCES users,
    CHECK ((state = 'open') = (answered_at IS NULL))
  );
  COMMENT ON COLUMN person_requests.identification IS 'the RUT; null once its data was erased';
  COMMENT ON COLUMN person_requests.person IS 'HMAC-SHA-256 of the RUT: recognises a person after the erasure';
  COMMENT ON COLUMN person_requests.lifted_at IS 'when a granted block ended';
  CREATE INDEX person_requests_open ON person_requests (due, id) WHERE state = 'open';
  CREATE INDEX person_requests_of_person ON person_requests (person);
  CREATE INDEX person_requests_blocks ON person_requests (identification)
    WHERE kind = 'blocking' AND state = 'granted' AND lifted_at IS NULL;
`;

const COLUMNS = `
  ALTER TABLE clients ADD COLUMN blocked_at timestamptz, ADD COLUMN opposed_at timestamptz;
  COMMENT ON COLUMN clients.opposed_at IS 'since when the person is not to be contacted about what was saved before';
  ALTER TABLE simulations ADD COLUMN blocked_at timestamptz;
  COMMENT ON COLUMN simulations.blocked_at IS 'since when no reader sees it: its client''s, or its co-debtor''s, data are blocked';
`;
