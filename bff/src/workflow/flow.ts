import {
  type WORKFLOW_REFUSALS,
  type WORKFLOW_STOPS,
  type WorkflowStep,
  WORKFLOW_STEPS,
} from '@simulador/contracts/workflow/messages';
import type { WorkflowBodies } from './workflow-bodies.ts';
import type { UpstreamFailure } from '../border/upstream/exchange.ts';
import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { NOT_BLOCKED } from '../database/not-blocked.ts';

export type CreatedRow = CoreSchemas['Made'];

/** A row of the workflow that belongs to one send, and whether a mock core gave it, whose ids start again. */
export type Own<Row> = Row & { readonly isMock: boolean };

/** Results of the steps, which later steps use. */
export interface Outcomes {
  readonly application: Own<{ readonly uuid: string }>;
  readonly detail: WorkflowBodies;
  readonly property: Own<CreatedRow>;
  readonly partaker: CreatedRow;
  readonly income: Own<CreatedRow>;
  readonly credit: Own<CreatedRow>;
  readonly variables: Own<CreatedRow>;
  readonly completed: CreatedRow;
  readonly request: Own<{ readonly request: number }>;
}

export type FlowState = 'running' | 'done' | 'refused' | 'stopped';
export type RefusalReason = keyof typeof WORKFLOW_REFUSALS;
/** Reasons of a stop. An overdue flow has not stopped: its job was lost or hangs. */
export type StopReason = Exclude<keyof typeof WORKFLOW_STOPS, 'overdue'>;

/** Time after which a flow without progress is overdue, ms. */
export const OVERDUE_MS = 10 * 60_000;

/** How the workflow made a step fail: codes, never values. Unknown facts are absent. */
export type StepFailure = Omit<UpstreamFailure, 'capability'> & {
  /** The workflow's code of its refusal. */
  readonly code?: string;
};

/** The send of a simulation to the workflow. */
export interface Flow {
  readonly simulation: string;
  readonly state: FlowState;
  readonly reason: RefusalReason | StopReason | null;
  /** How its step failed; null if the workflow was not involved. */
  readonly failure: StepFailure | null;
  /** Id of the user to whom the workflow's request belongs. */
  readonly executive: number;
  readonly requestedBy: number;
  /** Results of the completed steps. */
  readonly outcomes: Partial<Outcomes>;
}

/** Returns the first unfinished step; null if all are done. */
export const nextStep = ({ outcomes }: Pick<Flow, 'outcomes'>): WorkflowStep | null =>
  WORKFLOW_STEPS.find((step) => outcomes[step] === undefined) ?? null;

/** Returns the result of a completed step. */
export function outcomeOf<Step extends WorkflowStep>({ outcomes }: Flow, step: Step): Outcomes[Step] {
  const outcome = outcomes[step];
  if (outcome === undefined) throw new Error(`step ${step} is not done`);
  return outcome as Outcomes[Step];
}

/** A refusal by the workflow that a retry would not change. */
export class FlowRefused extends Error {
  override readonly name = 'FlowRefused';

  /** @param cause the workflow's answer, if the workflow refused */
  constructor(
    readonly reason: RefusalReason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

/** The workflow answered a step with a row that belongs to the send of another simulation. */
export class RowOfOtherFlow extends Error {
  override readonly name = 'RowOfOtherFlow';
}

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
