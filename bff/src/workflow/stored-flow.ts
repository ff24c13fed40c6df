import { NOT_BLOCKED } from '../database/not-blocked.ts';
import type { Flow } from './flow.ts';

export interface StoredFlow extends Flow {
  /** Start of this state. */
  readonly since: Date;
  /** Short number of the simulation. */
  readonly number: number;
  /** Full name of the user who last requested the send. */
  readonly sentBy: string;
  /** Time of a stopped flow's next retry; null if it is not stopped, a retry is running, or there are no more. */
  readonly nextTryAt: Date | null;
  /** Number of failed attempts of a stopped flow's step; null if `nextTryAt` is null. */
  readonly attempts: number | null;
}

/** A flow as the query returns it. */
export type FlowRow = Omit<StoredFlow, 'nextTryAt' | 'attempts'>;

/** SQL: flows with their simulation, sender and outcomes. */
export const FLOWS = `
  SELECT flows.simulation, flows.state, flows.reason, flows.failure, flows.executive, flows.requested_by AS "requestedBy", flows.since,
    users.full_name AS "sentBy", simulations.id AS number, coalesce(steps.outcomes, '{}') AS outcomes
  FROM workflow_flows AS flows
  JOIN simulations ON simulations.uuid = flows.simulation AND ${NOT_BLOCKED}
  JOIN users ON users.id = flows.requested_by
  LEFT JOIN LATERAL (
    SELECT jsonb_object_agg(step, outcome) AS outcomes FROM workflow_steps WHERE simulation = flows.simulation
  ) AS steps ON true`;
