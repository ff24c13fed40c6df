import { Migration } from './migration.ts';

/**
 * Adds which mails were refused, because the mark of their simulation ends with the next mail, and the e-mail by which the workflow
 * refuses to know the client. See docs/rules.md R1051.
 */
export class RefusedAddresses1767903000000 extends Migration {
  protected readonly sql = `
    ALTER TABLE mail_intents ADD refused boolean NOT NULL DEFAULT false;
    UPDATE mail_intents SET refused = true FROM simulations
      WHERE simulations.uuid = mail_intents.simulation AND failed_at = mail_refused_at;
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
      flows.reason,
      CASE WHEN flows.state = 'refused' AND flows.reason IN ('email_taken', 'vat_taken') THEN (
        SELECT outcome #>> '{partaker,client,profile,user,email}' FROM workflow_steps
        WHERE workflow_steps.simulation = flows.simulation AND step = 'detail'
      ) END AS refused_email
    FROM workflow_flows AS flows JOIN users ON users.id = flows.requested_by;
  `;
}
