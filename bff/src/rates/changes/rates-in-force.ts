import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { prepared } from '../../database/prepared.ts';
import { currentRequest, type RequestScope } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
import { putInForce } from './put-in-force.ts';
import { scheduledSheets } from './sheet-rows.ts';

const IS_DUE = prepared("SELECT FROM rate_sheets WHERE state = 'approved' AND effective_at <= $1 LIMIT 1");
export const LOCK_RATES = 'LOCK TABLE rates IN SHARE ROW EXCLUSIVE MODE';

const NOT_POSSIBLE = 'No se pudo poner en vigencia: los rangos o las tarifas cambiaron después de aprobarla.';
/** PostgreSQL's class of constraint violations. */
const CONSTRAINT = /^23/;

/**
 * Puts approved sheets in force at their instant, without a timer: the first request that reads or changes the rates after that instant
 * puts the sheet in force as of it, and concurrent requests wait. See docs/rules.md R592.
 */
@Injectable()
export class RatesInForce {
  private readonly instants = new WeakMap<RequestScope, Promise<Date>>();

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

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

  async isDue(manager: EntityManager, now: Date): Promise<boolean> {
    const due: unknown[] = await manager.query(IS_DUE, [now]);
    return due.length > 0;
  }

  private async settleNext(now: Date): Promise<void> {
    let tried: number | undefined;
    try {
      await this.source.transaction(async (manager) => {
        await manager.query(LOCK_RATES);
        const [sheet] = await scheduledSheets(manager, now);
        if (!sheet?.effective_at) return;
        const { id, changes, effective_at: at, decided_by_id: actor } = sheet;
        tried = id;
        await putInForce(manager, this.audit, { sheet: id, changes, at, actor });
        await manager.query("UPDATE rate_sheets SET state = 'in_force' WHERE id = $1", [id]);
      });
    } catch (error) {
      const { code = '' } = error as { code?: string };
      if (tried === undefined || !CONSTRAINT.test(code)) throw error;
      this.logger.error({ err: error, sheet: tried }, 'a rate sheet could not take effect');
      await this.sendBack(tried, now);
    }
  }

  /** Returns a sheet that can't take effect to its author, without an instant. Does nothing if another process already did. */
  private async sendBack(id: number, now: Date): Promise<void> {
    await this.source.transaction(async (manager) => {
      const [, count]: [unknown[], number] = await manager.query(
        `UPDATE rate_sheets SET state = 'returned', reason = $2, effective_at = NULL, changed_at = $3, version = version + 1
         WHERE id = $1 AND state = 'approved'`,
        [id, NOT_POSSIBLE, now],
      );
      if (count === 0) return;
      const details = { state: ['approved', 'returned'] } as const;
      const subject = `RateSheet ${id}`;
      await this.audit.note({ action: 'rate_sheet_changed', actor: null, subject, details }, manager);
    });
  }
}
