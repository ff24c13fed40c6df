import { Migration } from './migration.ts';

/** Adds the reason of a stopped or refused send to its view, for staff's list. See docs/rules.md R873. */
export class SendReasons1767871000000 extends Migration {
  protected readonly sql = `
    CREATE OR REPLACE VIEW simulation_sends AS
    SELECT flows.simulation, flows.state,
      (SELECT coalesce(min(position), 9)::int
       FROM unnest(ARRAY['application', 'detail', 'property', 'partaker', 'income', 'credit', 'variables', 'completed', 'request'])
         WITH ORDINALITY AS steps (step, position)
       WHERE NOT EXISTS (
         SELECT FROM workflow_steps WHERE workflow_steps.simulation = flows.simulation AND workflow_steps.step = steps.step
       )) AS step,
      (SELECT (outcome->>'request')::int FROM workflow_steps
       WHERE workflow_steps.simulation = flows.simulation AND step = 'request') AS request,
      CASE WHEN flows.state = 'done' THEN flows.since END AS sent_at,
      users.full_name AS sent_by,
      flows.reason
    FROM workflow_flows AS flows JOIN users ON users.id = flows.requested_by;
  `;
}
