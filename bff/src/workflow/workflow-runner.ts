import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { failureOf } from '../border/upstream/exchange.ts';
import { codeOf, CoreStatus } from '../border/upstream/upstream-problem.ts';
import { Clock } from '../clock/clock.ts';
import { Problem } from '../http/problem.ts';
import { currentRequest } from '../http/request-scope.ts';
import { DurableJobs, retryPauseMs } from '../jobs/durable-jobs.ts';
import { LOGGER } from '../observability/logger.ts';
import {
  type Flow,
  FlowRefused,
  nextStep,
  type Outcomes,
  RowOfOtherFlow,
  type StepFailure,
  type StopReason,
} from './flow.ts';
import { FlowStore, simulationOfJob, WORKFLOW_TASK } from './flow-store.ts';
import { WorkflowSteps } from './workflow-steps.ts';

/** Pauses before immediate retries, ms, so that a lost answer costs the user no more. */
const PAUSES_MS = [250, 1_000];
/** Time after which no immediate retry starts, ms: the waiting user should learn that the send has stopped. */
const AT_ONCE_MS = 5_000;

/** Error for the log and the queue: the simulation's person is blocked. */
class SimulationBlocked extends Error {
  override readonly name = 'SimulationBlocked';
}

/** Performs the steps of flows, each as a job. */
@Injectable()
export class WorkflowRunner {
  constructor(
    jobs: DurableJobs,
    private readonly clock: Clock,
    private readonly flows: FlowStore,
    private readonly steps: WorkflowSteps,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    jobs.handle<{ simulation: string; step: string }>(WORKFLOW_TASK, (job, signal, attempt) =>
      this.run(job, signal, attempt),
    );
    jobs.whenCancelled(WORKFLOW_TASK, (manager, key) =>
      flows.endCancelled(manager, simulationOfJob(key), null),
    );
  }

  private async run(
    job: { simulation: string; step: string },
    signal: AbortSignal,
    attempt: number,
  ): Promise<void> {
    const flow = await this.flows.find(job.simulation);
    // An error makes the queue retry, so that the flow continues after the block is lifted.
    if (!flow && (await this.flows.isHidden(job.simulation))) throw new SimulationBlocked();
    // The simulation was erased, the flow has ended, or a process that was killed before it could end the job has done the step.
    if (flow?.state !== 'running' && flow?.state !== 'stopped') return;
    const step = nextStep(flow);
    if (step === null || step !== job.step) return;
    await this.attempt(flow, step, signal, attempt);
  }

  /**
   * Performs a step and completes it, unless the flow is refused.
   * @throws the error of a failure, so that the queue retries with growing pauses
   */
  private async attempt<Step extends keyof Outcomes>(
    flow: Flow,
    step: Step,
    signal: AbortSignal,
    attempt: number,
  ): Promise<void> {
    const end = async (error: unknown): Promise<null> => {
      const failure = stepFailure(error);
      this.logFailure(flow, step, attempt, error, failure);
      if (error instanceof FlowRefused) {
        await this.flows.end(flow, step, { state: 'refused', reason: error.reason, failure });
        return null;
      }
      // An ending process means nothing about the workflow.
      const reason = stopReason(error);
      if (!signal.aborted) await this.flows.end(flow, step, { state: 'stopped', reason, failure });
      throw error;
    };
    const outcome = await this.repeated(() => this.steps.perform(step, flow), signal).catch(end);
    if (outcome === null) return;
    await this.flows.checkPoint(flow, step, outcome).catch((error: unknown) => {
      // Our own database's failure is none of the workflow's: the queue repeats the step.
      if (error instanceof RowOfOtherFlow) return end(error);
      throw error;
    });
  }

  /** Logs codes only: bodies and messages may contain a person's name. */
  private logFailure(
    { simulation }: Pick<Flow, 'simulation'>,
    step: string,
    attempt: number,
    error: unknown,
    failure: StepFailure | null,
  ): void {
    const isRefused = error instanceof FlowRefused;
    const reason = isRefused ? error.reason : stopReason(error);
    const nextTry = new Date(this.clock.now().getTime() + retryPauseMs(attempt)).toISOString();
    const { requestId } = currentRequest() ?? {};
    const { code, ...upstream } = failure ?? {};
    this.logger.warn(
      {
        requestId,
        simulation,
        step,
        attempt,
        reason,
        ...(isRefused ? {} : { next_try_at: nextTry }),
        ...(code === undefined ? {} : { code }),
        ...(failure === null ? {} : { upstream }),
      },
      'workflow step failed',
    );
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

/** Returns the workflow's part in an error; null if the workflow was not involved. */
function stepFailure(error: unknown): StepFailure | null {
  const origin = error instanceof FlowRefused ? error.cause : error;
  const failure = failureOf(origin);
  if (failure === null) return null;
  const { capability: _, ...upstream } = failure;
  const code = codeOf(origin);
  return code === null ? upstream : { ...upstream, code };
}

/** Returns why a step failed, for the administrator. */
function stopReason(error: unknown): StopReason {
  if (error instanceof RowOfOtherFlow) return 'other_flow';
  if (!(error instanceof Problem)) return 'internal';
  if (error.getStatus() === 504) return 'too_slow';
  const { cause } = error;
  // Other statuses below 500 are not about the request's data: our credentials, too many requests.
  return cause instanceof CoreStatus && [400, 404, 409, 422].includes(cause.status)
    ? 'not_accepted'
    : 'failed';
}
