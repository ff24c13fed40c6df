import { Migration } from './migration.ts';

/** A simulation's send to the workflow as its readers see it: its first step that is not done (9 when all are), the request's number, who sent it and when. */
export class SimulationSends1765200000000 extends Migration {
  protected readonly sql = `
    CREATE VIEW simulation_sends AS
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
      users.full_name AS sent_by
    FROM workflow_flows AS flows JOIN users ON users.id = flows.requested_by;
  `;
}
