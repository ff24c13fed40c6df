import { addMonthsClamped, type IsoDate, parseIsoDate } from '@simulador/contracts/platform/dates';
import { DataSource, type EntityManager } from 'typeorm';
import { type Retention, APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { deleteRows, rowsHangingOn } from './personal-tables.ts';
import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { DurableJobs } from '../../jobs/durable-jobs.ts';

const BATCH = 200;

/** Returns SQL for the beginning of a day in Santiago. */
const midnight = (day: string): string => `(${day}::date::timestamp AT TIME ZONE 'America/Santiago')`;

/** SQL: an unanswered request of the client or of the co-debtor. */
const WAITS = `EXISTS (
  SELECT FROM person_requests WHERE person_requests.state = 'open'
    AND identification IN (clients.identification, inputs->'codebtor'->>'identification'))`;

/**
 * SQL: simulations without activity since a day: $1 if not sent, $2 if sent (unless it is null). Excludes blocked ones, those being sent,
 * and those with an unanswered request.
 */
const SIMULATIONS = `
  FROM simulations JOIN clients ON clients.uuid = client
  WHERE ${NOT_BLOCKED} AND simulations.created < greatest(${midnight('$1')}, ${midnight('$2')})
    AND greatest(
      simulations.created, simulations.changed_at, simulations.mailed_at, first_answer_at,
      (SELECT max(comments.created) FROM comments WHERE comments.simulation = simulations.uuid),
      (SELECT since FROM workflow_flows WHERE workflow_flows.simulation = simulations.uuid),
      ${midnight('contact_on')}
    ) < CASE WHEN enviado_a_finnflow THEN ${midnight('$2')} ELSE ${midnight('$1')} END
    AND NOT EXISTS (
      SELECT FROM workflow_flows
      WHERE workflow_flows.simulation = simulations.uuid AND workflow_flows.state IN ('running', 'stopped'))
    AND NOT ${WAITS}`;

/** SQL: clients without simulations whom no session has used since a day. */
const CLIENTS = `
  FROM clients
  WHERE blocked_at IS NULL AND created < ${midnight('$1')}
    AND NOT EXISTS (SELECT FROM simulations WHERE client = clients.uuid)
    AND NOT EXISTS (
      SELECT FROM introductions JOIN sessions ON sessions.id = session
      WHERE client = clients.uuid AND last_used >= ${midnight('$1')})
    AND NOT EXISTS (
      SELECT FROM person_requests
      WHERE person_requests.identification = clients.identification AND person_requests.state = 'open')`;

type Days = readonly [since: IsoDate, sentSince: IsoDate | null];

const daysOf = ({ months, sentMonths }: Retention, today: IsoDate): Days => [
  addMonthsClamped(today, -months),
  sentMonths === null ? null : addMonthsClamped(today, -sentMonths),
];

/** Returns the number of simulations that have been stored for too long. */
export async function countOutdated(
  manager: EntityManager,
  retention: Retention,
  today: IsoDate,
): Promise<number> {
  const [{ count }]: [{ count: number }] = await manager.query(
    `SELECT count(*)::int AS count ${SIMULATIONS}`,
    [...daysOf(retention, today)],
  );
  return count;
}

/** Erases what has been stored for too long, like the erasure of a person, in transactions of a few hundred rows. */
export async function eraseOutdated(
  source: DataSource,
  retention: Retention,
  today: IsoDate,
  signal?: AbortSignal,
): Promise<Record<'simulations' | 'clients', number>> {
  const [since, sentSince] = daysOf(retention, today);
  const simulations = await inBatches(source, signal, (manager) =>
    eraseFound(
      manager,
      'simulations',
      `SELECT simulations.uuid ${SIMULATIONS} ORDER BY simulations.uuid LIMIT ${BATCH} FOR UPDATE OF simulations SKIP LOCKED`,
      [since, sentSince],
    ),
  );
  const clients = await inBatches(source, signal, async (manager) => {
    await forgetAnswered(manager, since);
    return eraseFound(
      manager,
      'clients',
      `SELECT uuid ${CLIENTS} ORDER BY uuid LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
      [since],
    );
  });
  return { simulations, clients };
}

async function inBatches(
  source: DataSource,
  signal: AbortSignal | undefined,
  eraseBatch: (manager: EntityManager) => Promise<number>,
): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const erased = await source.transaction(eraseBatch);
    total += erased;
    if (erased < BATCH) return total;
  }
}

async function eraseFound(
  manager: EntityManager,
  table: 'simulations' | 'clients',
  query: string,
  days: readonly (IsoDate | null)[],
): Promise<number> {
  const found: { uuid: string }[] = await manager.query(query, [...days]);
  const uuids = found.map(({ uuid }) => uuid);
  if (uuids.length === 0) return 0;
  for (const rows of await rowsHangingOn(manager, { table, where: 'uuid = ANY ($1)' }))
    await deleteRows(manager, rows, uuids);
  return uuids.length;
}

/** Reduces the answered requests of erased clients to the evidence that they were answered. */
async function forgetAnswered(manager: EntityManager, since: IsoDate): Promise<void> {
  await manager.query(
    `UPDATE person_requests SET identification = NULL, note = NULL, answer = NULL
     WHERE identification IN (SELECT identification ${CLIENTS})`,
    [since],
  );
}

/** Name of the job that erases what has been stored for too long: `{day}`. */
const RETENTION_TASK = 'retention';

const subjectOf = (day: string): string => `retention of ${day}`;

/** Erases once a day what has been stored for too long, if that is configured. See docs/rules.md R625. */
@Injectable()
export class RetentionJob {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly source: DataSource,
    private readonly jobs: DurableJobs,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {
    if (!config.retention) return;
    jobs.handle<{ day: string }>(RETENTION_TASK, ({ day }, signal) => this.run(day, signal));
    jobs.addHourly(RETENTION_TASK, () => this.queueToday());
  }

  /** Adds the day's job, unless it was done. */
  async queueToday(): Promise<void> {
    const day = this.clock.today();
    if (!(await this.isDone(day)))
      await this.jobs.enqueue(this.source.manager, RETENTION_TASK, { day }, subjectOf(day));
  }

  private async run(day: string, signal: AbortSignal): Promise<void> {
    const { retention } = this.config;
    if (!retention || (await this.isDone(day))) return;
    const { simulations, clients } = await eraseOutdated(this.source, retention, parseIsoDate(day), signal);
    const details = { simulations: [simulations, 0], clients: [clients, 0] } as const;
    await this.audit.note({ action: 'retention_erased', actor: null, subject: subjectOf(day), details });
  }

  private async isDone(day: string): Promise<boolean> {
    const done: unknown[] = await this.source.query('SELECT FROM audit WHERE subject = $1 LIMIT 1', [
      subjectOf(day),
    ]);
    return done.length > 0;
  }
}
