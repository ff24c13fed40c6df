import { Injectable, Inject, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { worded } from '@simulador/contracts/platform/sentence';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { prepared } from '../../database/prepared.ts';
import { Problem } from '../../http/problem.ts';
import { currentRequest, type RequestScope } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import { rateNamesOf } from '../book/table-rows.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import type { PriceChange, ValueSource } from './kinds/row-kind.ts';
import { putInForce, type Written } from './put-in-force.ts';
import { nameOfChanges } from './set-name.ts';
import { baseVersion, insertSheet, scheduledSheets, type SheetRow } from './sheet-rows.ts';
import { assertLawful } from './kinds/row-kinds.ts';
import { SheetMails } from './sheet-mails.ts';
import { assertBase, assertNoneScheduled } from './sheet-checks.ts';

const IS_DUE = prepared("SELECT FROM rate_sheets WHERE state = 'approved' AND effective_at <= $1 LIMIT 1");
const LOCK_RATES = 'LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE';

const NOT_POSSIBLE = 'No se pudo poner en vigencia: los rangos o las tarifas cambiaron después de aprobarlo.';
const NOT_ALLOWED = 'No se pudo poner en vigencia:';
/** PostgreSQL's class of constraint violations. */
const CONSTRAINT = /^23/;
/** Number of plans without a lock, after which one is made with it. */
const PLANS_MAX = 3;
const NOTHING: Written = { rates: [], rows: [] };
/** Time between two looks for due sheets, ms: values that are read without the rates take effect too. */
const LOOK_EVERY_MS = 30_000;

/** Changes that take effect at once, and who makes them. */
export interface DirectSet {
  readonly changes: readonly PriceChange[];
  /** Null for a job. */
  readonly actor: number | null;
  readonly name?: string;
  readonly source?: ValueSource;
}

type PlannedSet = (manager: EntityManager, now: Date) => Promise<DirectSet>;

/**
 * The one way by which a price changes: a set in force. An operation of the specification or a job writes one at once. An approved one takes
 * effect at its instant: the first request that reads or changes the rates after that instant puts it in force as of it, and concurrent
 * requests wait; without such a request each replica looks for them. It is checked again then. See docs/rules.md R592, R593.
 */
@Injectable()
export class ChangeDoor implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly instants = new WeakMap<RequestScope, Promise<Date>>();
  private looking: NodeJS.Timeout | undefined;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly maximums: MaximumRates,
    private readonly mails: SheetMails,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const look = (): Promise<unknown> =>
      this.settled().catch((error: unknown) => this.logger.warn({ err: error }, 'due rate sheets not read'));
    this.looking = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.looking);
  }

  /** Runs work with all prices locked; reads do not wait. Due sets are put in force before it. */
  async locked<Result>(work: (manager: EntityManager, now: Date) => Promise<Result>): Promise<Result> {
    for (;;) {
      const done = await this.source.transaction(async (manager) => {
        await manager.query(LOCK_RATES);
        const now = this.clock.now();
        return (await this.isDue(manager, now)) ? null : { result: await work(manager, now) };
      });
      if (done) return done.result;
      await this.settled();
    }
  }

  /** Puts a set in force, and rolls that back. @throws Problem if it is not possible now */
  async tryOut({ id: sheet, changes }: Pick<SheetRow, 'id' | 'changes'>): Promise<void> {
    const passed = new Error('The trial has passed');
    const trial = this.locked(async (manager, at) => {
      await assertBase(manager, at, changes);
      await putInForce(manager, this.audit, { sheet, changes, at, actor: null });
      throw passed;
    });
    await trial.catch((error: unknown) => {
      if (error !== passed) throw error;
    });
  }

  /**
   * Puts changes in force at once, as a set written and approved by the caller. Nothing is stored if nothing changes. They are planned before
   * the prices are locked, because the TMC may come from a slow core, and planned again if a price has changed meanwhile.
   * @throws Problem
   */
  async put(plan: PlannedSet): Promise<Written> {
    const { manager } = this.source;
    for (let attempt = 1; attempt <= PLANS_MAX; attempt += 1) {
      // Before the instant: a set that takes effect after this one has moved the prices away from what the plan reads.
      const version = await baseVersion(manager);
      try {
        const set = await plan(manager, await this.settled());
        // A plan without a change is checked too: a colleague may have changed the prices between two reads of the plan.
        const written = await this.locked(async (locked, at) =>
          (await baseVersion(locked)) === version ? this.putPlanned(locked, at, set) : null,
        );
        if (written) return written;
      } catch (error) {
        if ((await baseVersion(manager)) === version) throw error;
      }
    }
    // Others have been faster each time.
    return this.locked(async (locked, at) => this.putPlanned(locked, at, await plan(locked, at)));
  }

  private async putPlanned(
    manager: EntityManager,
    at: Date,
    { changes, actor, name, source = 'typed' }: DirectSet,
  ): Promise<Written> {
    if (changes.length === 0) return NOTHING;
    // The CMF's values are put in force even if an administrator has planned others.
    if (source !== 'cmf') await assertNoneScheduled(manager, changes);
    const decision = { submitted_at: at, decided_by: actor, decided_at: at, effective_at: at };
    const sheet = await insertSheet(manager, at, {
      ...decision,
      state: 'in_force',
      name: name ?? nameOfChanges(await rateNamesOf(manager), changes),
      author: actor,
      changes,
    });
    return putInForce(manager, this.audit, { sheet, changes, at, actor, source });
  }

  /** Returns the instant at which a request reads its rates. A request uses one instant for all rates, even if it takes long. */
  instant(): Promise<Date> {
    const request = currentRequest();
    const known = request && this.instants.get(request);
    if (known) return known;
    const instant = this.settled();
    if (request) this.instants.set(request, instant);
    return instant;
  }

  /** Puts all due sheets in force. Returns the instant up to which none is due. */
  async settled(): Promise<Date> {
    const now = this.clock.now();
    while (await this.isDue(this.source.manager, now)) await this.settleNext(now);
    return now;
  }

  private async isDue(manager: EntityManager, now: Date): Promise<boolean> {
    const due: unknown[] = await manager.query(IS_DUE, [now]);
    return due.length > 0;
  }

  private async settleNext(now: Date): Promise<void> {
    const [sheet] = await scheduledSheets(this.source.manager, now);
    if (!sheet?.effective_at) return;
    const { id, changes, effective_at: at, decided_by_id: actor } = sheet;
    // The TMC may come from a slow core, so it is requested before the lock.
    const forbidden = await this.forbiddenAt(sheet, at);
    if (forbidden !== null) return this.sendBack(sheet, now, `${NOT_ALLOWED} ${forbidden}`);
    try {
      await this.source.transaction(async (manager) => {
        await manager.query(LOCK_RATES);
        // Another request may have put it in force since it was read.
        const [next] = await scheduledSheets(manager, now);
        if (next?.id !== id || next.version !== sheet.version) return;
        await putInForce(manager, this.audit, { sheet: id, changes, at, actor });
        await manager.query("UPDATE rate_sheets SET state = 'in_force' WHERE id = $1", [id]);
      });
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (!CONSTRAINT.test(code) && refusalOf(error) === null) throw error;
      this.logger.error({ err: error, sheet: id }, 'a rate sheet could not take effect');
      await this.sendBack(sheet, now, NOT_POSSIBLE);
    }
  }

  /** Returns what the TMC of a moment and the tables forbid; null if nothing. What can't be read forbids nothing: it was checked before. */
  private async forbiddenAt({ id, changes }: SheetRow, at: Date): Promise<string | null> {
    try {
      await assertLawful(this.maximums, this.source.manager, changes, [at, santiagoDate(at)]);
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal === null) this.logger.warn({ err: error, sheet: id }, 'a due rate sheet was not checked');
      return refusal;
    }
    return null;
  }

  /** Returns a sheet that can't take effect to its author, without an instant. Does nothing if another process already did. */
  private async sendBack(sheet: SheetRow, now: Date, reason: string): Promise<void> {
    const { id, version } = sheet;
    await this.source.transaction(async (manager) => {
      const [, count]: [unknown[], number] = await manager.query(
        `UPDATE rate_sheets SET state = 'returned', reason = $2, effective_at = NULL, changed_at = $3, version = version + 1
         WHERE id = $1 AND state = 'approved' AND version = $4`,
        [id, reason, now, version],
      );
      if (count === 0) return;
      const details = { state: ['approved', 'returned'], lines: [null, []] } as const;
      const subject = `RateSheet ${id}`;
      await this.audit.note({ action: 'rate_sheet_changed', actor: null, subject, details }, manager);
      const users = [sheet.author_id, sheet.decided_by_id];
      await this.mails.plan(manager, 'returned_sheet_mail', { id, version: version + 1 }, users);
    });
  }
}

/** Returns the sentence of a refusal; null for a failure. */
const refusalOf = (error: unknown): string | null =>
  error instanceof Problem && error.getStatus() < 500 && error.getStatus() !== 404
    ? worded(error.detail, 'staff')
    : null;
