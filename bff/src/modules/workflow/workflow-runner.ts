import { Inject, Injectable } from '@nestjs/common';
import { CoreStatus } from '../../border/upstream/upstream-problem.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { type Flow, FlowRefused, nextStep, type Outcomes, type StopReason } from './workflow-flow.ts';
import { WORKFLOW_TASK, WorkflowFlows } from './workflow-flows.ts';
import { WorkflowSteps } from './workflow-steps.ts';

/** The pause before an immediate retry: a lost answer costs a person no more than this. */
const PAUSES_MS = [250, 1_000];
/** No immediate retry starts after this time: the waiting person should learn that it has stopped. */
const AT_ONCE_MS = 5_000;

/** Does flows' steps, a job each. */
@Injectable()
export class WorkflowRunner {
  constructor(
    @Inject(DurableJobs) jobs: DurableJobs,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(WorkflowFlows) private readonly flows: WorkflowFlows,
    @Inject(WorkflowSteps) private readonly steps: WorkflowSteps,
  ) {
    jobs.handle<{ simulation: string; step: string }>(WORKFLOW_TASK, (job, signal) => this.run(job, signal));
  }

  private async run(job: { simulation: string; step: string }, signal: AbortSignal): Promise<void> {
    const flow = await this.flows.find(job.simulation);
    // Gone with its simulation, over, or further: done by a process that was killed before it could end the job.
    if (flow?.state !== 'running' && flow?.state !== 'stopped') return;
    const step = nextStep(flow);
    if (step === null || step !== job.step) return;
    const outcome = await this.tried(flow, step, signal);
    if (outcome !== null) await this.flows.checkPoint(flow, step, outcome);
  }

  /** Null for a flow that was refused. @throws when it failed, so that the queue retries with growing pauses */
  private async tried<Step extends keyof Outcomes>(
    flow: Flow,
    step: Step,
    signal: AbortSignal,
  ): Promise<Outcomes[Step] | null> {
    try {
      return await this.repeated(() => this.steps.perform(step, flow), signal);
    } catch (error) {
      if (error instanceof FlowRefused) await this.flows.refuse(flow, step, error.reason);
      if (error instanceof FlowRefused) return null;
      // A process that ends says nothing of the workflow.
      if (!signal.aborted) await this.flows.stop(flow, step, stopReason(error));
      throw error;
    }
  }

  private async repeated<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const began = this.clock.elapsedMs();
    for (const pauseMs of PAUSES_MS) {
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof FlowRefused || stopReason(error) === 'not_accepted') throw error;
        if (this.clock.elapsedMs() - began > AT_ONCE_MS) throw error;
        await this.clock.pause(pauseMs, signal);
      }
    }
    return attempt();
  }
}

/** Why a step failed, as shown to the administrator. */
function stopReason(error: unknown): StopReason {
  if (!(error instanceof Problem)) return 'internal';
  if (error.getStatus() === 504) return 'too_slow';
  const { cause } = error;
  // The rest below 500 says nothing of what was sent: our credentials, too many requests.
  return cause instanceof CoreStatus && [400, 404, 409, 422].includes(cause.status)
    ? 'not_accepted'
    : 'failed';
}
