import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import type { WorkflowStep } from '@simulador/contracts/workflow/messages';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit, type AuditAction, type AuditEntry } from '../access/audit.ts';
import { Clock } from '../clock/clock.ts';
import { NOT_BLOCKED } from '../database/not-blocked.ts';
import { Metrics, storedValues } from '../observability/metrics.ts';
import { DurableJobs, type WaitingJob } from '../jobs/durable-jobs.ts';
import { storeFirstAnswer } from '../simulations/reading/open-simulations.ts';
import {
  type Flow,
  nextStep,
  type Outcomes,
  OVERDUE_MS,
  type RefusalReason,
  type StepFailure,
  type StopReason,
  type FlowRow,
  RowOfOtherFlow,
  FLOWS,
  type StoredFlow,
} from './flow.ts';

/** Name of the job that performs a flow's next step: `{simulation, step}`. */
export const WORKFLOW_TASK = 'workflow';

/** Unique index of the rows that the workflow gave to one send. Ids of a mock core, which start again, are not in it. */
const OWN_ROW = 'workflow_steps_own_row';

/** Returns the key of the job of a flow's next step. */
const jobKey = (flow: Pick<Flow, 'simulation' | 'outcomes'>): string =>
  `workflow ${flow.simulation} ${nextStep(flow)}`;

/** Returns the simulation in the key of a flow's job. */
export const simulationOfJob = (key: string): string => key.split(' ')[1] ?? '';

type Ending =
  | { readonly state: 'refused'; readonly reason: RefusalReason; readonly failure: StepFailure | null }
  | { readonly state: 'stopped'; readonly reason: StopReason; readonly failure: StepFailure | null };

/** Stores flows and their check-points. A check-point and the job of the next step are added in one transaction. */
@Injectable()
export class FlowStore {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
    { registry }: Metrics,
  ) {
    const overdue = storedValues(() => this.overdue());
    new Gauge({
      name: 'workflow_flows_overdue',
      help: 'Simulations on their way into the workflow for more than ten minutes; the same for every replica',
      registers: [registry],
      async collect() {
        const count = await overdue();
        if (count !== null) this.set(count);
      },
    });
  }

  async find(simulation: string, manager: EntityManager = this.source.manager): Promise<StoredFlow | null> {
    const flows: FlowRow[] = await manager.query(`${FLOWS} WHERE flows.simulation = $1`, [simulation]);
    const [flow] = await this.withNextTry(flows, manager);
    return flow ?? null;
  }

  /** Returns true if a blocked person has the flow, so that `find` does not return it. */
  async isHidden(simulation: string): Promise<boolean> {
    const flows: unknown[] = await this.source.query('SELECT FROM workflow_flows WHERE simulation = $1', [
      simulation,
    ]);
    return flows.length > 0;
  }

  /**
   * Returns flows that were refused or cancelled and not sent since, the newest first, or those that stopped or have made no progress for
   * long, the oldest first.
   */
  async ended(state: 'refused' | 'stopped', limit: number): Promise<StoredFlow[]> {
    const flows: FlowRow[] = await this.source.query(
      `${FLOWS} WHERE flows.state = $1 OR $1 = 'stopped' AND flows.state = 'running' AND flows.since < $3
       ORDER BY flows.since ${state === 'refused' ? 'DESC' : 'ASC'} LIMIT $2`,
      [state, limit, this.overdueBefore()],
    );
    return this.withNextTry(flows, this.source.manager);
  }

  private async withNextTry(flows: readonly FlowRow[], manager: EntityManager): Promise<StoredFlow[]> {
    const keys = flows.filter(({ state }) => state === 'stopped').map(jobKey);
    const jobs = keys.length > 0 ? await this.jobs.waiting(manager, keys) : new Map<string, WaitingJob>();
    return flows.map((flow) => {
      const job = flow.state === 'stopped' ? jobs.get(jobKey(flow)) : undefined;
      return { ...flow, nextTryAt: job?.runAt ?? null, attempts: job?.attempts ?? null };
    });
  }

  /** Returns true if the flow needs an administrator: it has stopped, or made no progress for long, because its job is lost or hangs. */
  isStuck({ state, since }: StoredFlow): boolean {
    return state === 'stopped' || (state === 'running' && since < this.overdueBefore());
  }

  private overdueBefore(): Date {
    return new Date(this.clock.now().getTime() - OVERDUE_MS);
  }

  /** Returns the number of flows that should have ended: running and stopped ones that began long ago. */
  private async overdue(): Promise<number> {
    const [row]: { count: number }[] = await this.source.query(
      `SELECT count(*)::int AS count FROM workflow_flows JOIN simulations ON simulations.uuid = simulation
       WHERE workflow_flows.state IN ('running', 'stopped') AND started < $1 AND ${NOT_BLOCKED}`,
      [this.overdueBefore()],
    );
    return row?.count ?? 0;
  }

  /** Begins a flow in the manager's transaction, which has locked the simulation. */
  async begin(
    manager: EntityManager,
    { simulation, executive, requestedBy }: Pick<Flow, 'simulation' | 'executive' | 'requestedBy'>,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO workflow_flows (simulation, state, executive, requested_by, started, since)
       VALUES ($1, 'running', $2, $3, $4, $4)`,
      [simulation, executive, requestedBy, this.clock.now()],
    );
    await this.enqueue(manager, { simulation, outcomes: {} });
    await storeFirstAnswer(manager, [simulation], this.clock.now());
    await this.note(manager, 'simulation_send_asked', simulation, requestedBy);
  }

  /**
   * Continues a refused or stopped flow now, in the manager's transaction, which has locked the simulation. Data that were refused or not
   * accepted are read again, because the client's record may have been corrected.
   */
  async resume(manager: EntityManager, flow: Flow, requestedBy: number): Promise<void> {
    const { simulation, executive } = flow;
    if (flow.state === 'refused' || flow.reason === 'not_accepted')
      await manager.query(`DELETE FROM workflow_steps WHERE simulation = $1 AND step = 'detail'`, [
        simulation,
      ]);
    await manager.query(
      `UPDATE workflow_flows SET state = 'running', reason = NULL, failure = NULL, since = $2, executive = $3, requested_by = $4
       WHERE simulation = $1`,
      [simulation, this.clock.now(), executive, requestedBy],
    );
    const resumed = await this.find(simulation, manager);
    if (resumed) await this.enqueue(manager, resumed);
    await this.note(manager, 'simulation_send_asked', simulation, requestedBy);
  }

  /** Cancels a stuck flow, in the manager's transaction, which has locked it. Returns false if a retry is running. */
  async cancel(manager: EntityManager, flow: Flow, actor: number): Promise<boolean> {
    if (!(await this.jobs.cancel(manager, jobKey(flow)))) return false;
    await this.endCancelled(manager, flow.simulation, actor);
    return true;
  }

  /** Cancels a flow whose next job was deleted, in the manager's transaction. `actor` is null for an operator without a user. */
  async endCancelled(manager: EntityManager, simulation: string, actor: number | null): Promise<void> {
    await manager.query(
      `UPDATE workflow_flows SET state = 'refused', reason = 'cancelled', since = $2 WHERE simulation = $1`,
      [simulation, this.clock.now()],
    );
    await this.note(manager, 'simulation_send_cancelled', simulation, actor);
  }

  /**
   * Completes a step. Any process may perform the next one. After the last one the simulation counts as sent. See docs/rules.md R973.
   * @throws RowOfOtherFlow
   */
  async checkPoint<Step extends WorkflowStep>(
    flow: Flow,
    step: Step,
    outcome: Outcomes[Step],
  ): Promise<void> {
    await this.stored(flow, step, outcome).catch((error: unknown) => {
      throw (error as { constraint?: string }).constraint === OWN_ROW ? new RowOfOtherFlow(step) : error;
    });
  }

  private async stored<Step extends WorkflowStep>(
    flow: Flow,
    step: Step,
    outcome: Outcomes[Step],
  ): Promise<void> {
    const { simulation, requestedBy } = flow;
    const next = { ...flow, outcomes: { ...flow.outcomes, [step]: outcome } };
    await this.source.transaction(async (manager) => {
      const now = this.clock.now();
      const isLast = nextStep(next) === null;
      // Locks simulations before flows, as `begin` does, to prevent deadlocks.
      if (isLast)
        await manager.query('UPDATE simulations SET enviado_a_finnflow = true WHERE uuid = $1', [simulation]);
      const noted: unknown[] = await manager.query(
        `INSERT INTO workflow_steps (simulation, step, outcome, done) VALUES ($1, $2, $3, $4)
         ON CONFLICT (simulation, step) DO NOTHING RETURNING step`,
        [simulation, step, outcome, now],
      );
      // Another process did the same step; its check-point counts.
      if (noted.length === 0) return;
      // If the request exists in the workflow, the simulation is sent, even if it was cancelled. A cancelled flow gets no further step.
      const continued: [unknown[], number] = await manager.query(
        `UPDATE workflow_flows SET state = $2, reason = NULL, failure = NULL, since = $3
         WHERE simulation = $1 AND ($4 OR state IN ('running', 'stopped'))`,
        [simulation, isLast ? 'done' : 'running', now, isLast],
      );
      if (continued[1] === 0) return;
      if (isLast) await this.note(manager, 'simulation_sent', simulation, requestedBy);
      else await this.enqueue(manager, next);
    });
  }

  /**
   * Marks a flow as refused at its step, or as stopped until its automatic retry. Does nothing if another process has
   * completed the step in the meantime.
   */
  async end({ simulation }: Flow, step: WorkflowStep, { state, reason, failure }: Ending): Promise<void> {
    await this.source.transaction(async (manager) => {
      // A separate statement, because only that sees a check-point committed while it waited for the lock.
      const [former]: Pick<Flow, 'state' | 'reason'>[] = await manager.query(
        'SELECT state, reason FROM workflow_flows WHERE simulation = $1 FOR UPDATE',
        [simulation],
      );
      const ended: [unknown[], number] = await manager.query(
        `UPDATE workflow_flows
         SET state = $2, reason = $3, failure = $6, since = CASE WHEN state = $2::varchar THEN since ELSE $4 END
         WHERE simulation = $1 AND state IN ('running', 'stopped')
           AND NOT EXISTS (SELECT FROM workflow_steps WHERE simulation = $1 AND step = $5)`,
        [simulation, state, reason, this.clock.now(), step, failure],
      );
      // An automatic retry that fails as the one before is nothing new.
      if (ended[1] > 0 && (former?.state !== state || former.reason !== reason))
        await this.note(manager, `simulation_send_${state}`, simulation, null, { reason: [null, reason] });
    });
  }

  private async enqueue(manager: EntityManager, flow: Pick<Flow, 'simulation' | 'outcomes'>): Promise<void> {
    const step = nextStep(flow);
    if (step === null) return;
    await this.jobs.enqueueNow(manager, WORKFLOW_TASK, { simulation: flow.simulation, step }, jobKey(flow));
  }

  private note(
    manager: EntityManager,
    action: Extract<AuditAction, `simulation_sen${string}`>,
    simulation: string,
    actor: number | null,
    details?: AuditEntry['details'],
  ): Promise<void> {
    return this.audit.note(
      { action, actor, subject: `simulation ${simulation}`, ...(details && { details }) },
      manager,
    );
  }
}
