import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { CoreStatus } from '../../border/upstream/upstream-problem.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';
import { LOGGER } from '../../observability/logger.ts';
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
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    jobs.handle<{ simulation: string; step: string }>(WORKFLOW_TASK, (job, signal, attempt) =>
      this.run(job, signal, attempt),
    );
  }

  private async run(
    job: { simulation: string; step: string },
    signal: AbortSignal,
    attempt: number,
  ): Promise<void> {
    const flow = await this.flows.find(job.simulation);
    // Gone with its simulation, over, or further: done by a process that was killed before it could end the job.
    if (flow?.state !== 'running' && flow?.state !== 'stopped') return;
    const step = nextStep(flow);
    if (step === null || step !== job.step) return;
    const outcome = await this.tried(flow, step, signal, attempt);
    if (outcome !== null) await this.flows.checkPoint(flow, step, outcome);
  }

  /** Null for a flow that was refused. @throws when it failed, so that the queue retries with growing pauses */
  private async tried<Step extends keyof Outcomes>(
    flow: Flow,
    step: Step,
    signal: AbortSignal,
    attempt: number,
  ): Promise<Outcomes[Step] | null> {
    try {
      return await this.repeated(() => this.steps.perform(step, flow), signal);
    } catch (error) {
      this.logFailure(flow, step, attempt, error);
      if (error instanceof FlowRefused) await this.flows.refuse(flow, step, error.reason);
      if (error instanceof FlowRefused) return null;
      // A process that ends says nothing of the workflow.
      if (!signal.aborted) await this.flows.stop(flow, step, stopReason(error));
      throw error;
    }
  }

  /** Codes only: bodies and messages may name a person. */
  private logFailure(
    { simulation }: Pick<Flow, 'simulation'>,
    step: string,
    attempt: number,
    error: unknown,
  ): void {
    const cause = error instanceof Problem ? error.cause : undefined;
    const answer =
      cause instanceof CoreStatus
        ? { operation: cause.operationId, status: cause.status, ...(cause.code && { code: cause.code }) }
        : {};
    const reason = error instanceof FlowRefused ? error.reason : stopReason(error);
    const { requestId } = currentRequest() ?? {};
    this.logger.warn({ requestId, simulation, step, attempt, reason, ...answer }, 'workflow step failed');
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
