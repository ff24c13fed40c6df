import { Migration } from './migration.ts';

/** Adds the next contact about a simulation, its first answer, and the indexes of the list's views and orders. */
export class FollowUps1765400000000 extends Migration {
  protected readonly sql = `
    CREATE TABLE follow_ups (
      simulation uuid PRIMARY KEY REFERENCES simulations ON DELETE CASCADE,
      date date NOT NULL,
      channel varchar(5) NOT NULL CHECK (channel IN ('phone', 'email', 'visit', 'other')),
      note varchar(300) NOT NULL
    );
    COMMENT ON TABLE follow_ups IS 'the next contact with a client about a simulation; it ends when the simulation is sent or rejected';
    CREATE INDEX follow_ups_by_date ON follow_ups (date, simulation);

    ALTER TABLE simulations ADD COLUMN first_answer_at timestamptz;
    COMMENT ON COLUMN simulations.first_answer_at IS 'when staff first changed its state or resolution, commented, planned a contact or sent it';
    UPDATE simulations SET first_answer_at = answered.at FROM (
      SELECT simulation, min(at) AS at FROM (
        SELECT substr(subject, length('simulation ') + 1)::uuid AS simulation, at FROM audit
        WHERE subject LIKE 'simulation ________-____-____-____-____________'
          AND (action = 'simulation_send_asked' OR action = 'simulation_changed' AND details ?| ARRAY['estado', 'resolucion'])
        UNION ALL SELECT simulation, created FROM comments
      ) AS answers GROUP BY simulation
    ) AS answered WHERE uuid = answered.simulation;

    CREATE FUNCTION lacks_income(inputs jsonb, snapshot jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
      SELECT (snapshot->'row'->>'RenMin')::numeric > (inputs->>'netIncomeClp')::numeric $$;
    COMMENT ON FUNCTION lacks_income IS 'whether the stated income is below the minimum for the dividend';
  `;
}
