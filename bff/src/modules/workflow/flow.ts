import type { WORKFLOW_REFUSALS, WORKFLOW_STOPS, WorkflowStep } from '@simulador/contracts/messages/workflow';
import { WORKFLOW_STEPS } from '@simulador/contracts/messages/workflow';
import type { WorkflowBodies } from './workflow-bodies.ts';
import type { UpstreamFailure } from '../../border/upstream/upstream-failure.ts';
import type { Made } from './workflow.port.ts';

/** Results of the steps, which later steps use. */
export interface Outcomes {
  readonly application: { readonly uuid: string };
  readonly detail: WorkflowBodies;
  readonly property: Made;
  readonly partaker: Made;
  readonly income: Made;
  readonly credit: Made;
  readonly variables: Made;
  readonly completed: Made;
  readonly request: { readonly request: number };
}

export type FlowState = 'running' | 'done' | 'refused' | 'stopped';
export type RefusalReason = keyof typeof WORKFLOW_REFUSALS;
/** Being overdue stops nothing: it marks a flow whose job was lost, or hangs. */
export type StopReason = Exclude<keyof typeof WORKFLOW_STOPS, 'overdue'>;

/** A flow that should have ended, or moved at least. */
export const OVERDUE_MS = 10 * 60_000;

/** How the workflow made a step fail: codes, never values. What is unknown is absent. */
export type StepFailure = Omit<UpstreamFailure, 'capability'> & {
  /** The workflow's own code of its refusal. */
  readonly code?: string;
};

/** A simulation's way into the workflow. */
export interface Flow {
  readonly simulation: string;
  readonly state: FlowState;
  /** Why it was refused or stopped. */
  readonly reason: RefusalReason | StopReason | null;
  /** How its step failed; null where the workflow had no part in it. */
  readonly failure: StepFailure | null;
  /** The user's id: whose the request is in the workflow. */
  readonly executive: number;
  readonly requestedBy: number;
  /** Results of the completed steps. */
  readonly outcomes: Partial<Outcomes>;
}

/** The first step that is not done; null when all are. */
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

  /** @param cause the workflow's answer, if the refusal is its own */
  constructor(
    readonly reason: RefusalReason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}
