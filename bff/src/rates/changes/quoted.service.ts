import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { staffMailer } from '../../border/smtp-server.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { stateIds } from '../../database/state-ids.ts';
import { rateBookOf } from '../book/rate-book-of.ts';
import { rateChangesOf } from './kinds/row-kind.ts';
import type { SheetRow } from './sheet-rows.ts';
import type { QuotedDto } from './submitted.dto.ts';

/** Condition: the simulation's credit is in a changed cell. A range excludes its upper bound, unless it is the product's last one. */
const QUOTED = `
  FROM simulations CROSS JOIN LATERAL jsonb_to_record(snapshot->'calculation') AS credit
    (codpro int, destino int, tipopropiedad int, plazototal int, montocredito float8, "personalizarTasa" boolean)
  JOIN jsonb_to_recordset($1) AS change (product int, loan_use int, real_estate_type int, min_years int, max_years int,
      min_amount float8, max_amount float8, "from" float8, value float8, is_last_years boolean, is_last_amount boolean)
    ON product = codpro AND loan_use = destino AND real_estate_type = tipopropiedad
    AND plazototal >= min_years AND (plazototal < max_years OR is_last_years AND plazototal = max_years)
    AND montocredito >= min_amount AND (montocredito < max_amount OR is_last_amount AND montocredito = max_amount)
  WHERE ${NOT_BLOCKED} AND quoted_until >= $2::date AND created < $3::timestamptz
    AND NOT enviado_a_finnflow AND state <> ALL ($4) AND "personalizarTasa" IS DISTINCT FROM true`;

/** Finds the open simulations that a sheet reprices while their rate is still quoted. See docs/rules.md R904. */
@Injectable()
export class QuotedService {
  private readonly isNotified: boolean;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) config: AppConfig,
  ) {
    this.isNotified = config.desk.noticesQuotes && staffMailer(config) !== null;
  }

  /** Returns the number of quotes, and of the executives whom the sheet's approval notifies; null if the bank sends no notices. */
  async count(sheet: SheetRow): Promise<{ readonly count: number; readonly notified: number | null }> {
    const [row]: { count: number; executives: number }[] = await this.source.query(
      `SELECT count(*)::int AS count,
         count(DISTINCT commercial) FILTER (WHERE commercial IN (SELECT id FROM users WHERE NOT disabled))::int AS executives ${QUOTED}`,
      await this.parameters(this.source.manager, sheet),
    );
    const { count, executives } = row ?? { count: 0, executives: 0 };
    return { count, notified: this.isNotified ? executives : null };
  }

  /** Returns the newest ones. */
  async newest(sheet: SheetRow, limit: number): Promise<QuotedDto[]> {
    return this.source.query(
      `SELECT quoted.uuid, quoted.id, day::text, users.full_name AS executive, rate_before, rate_after
       FROM (SELECT simulations.uuid, simulations.id, day, commercial,
         change."from" AS rate_before, change.value AS rate_after ${QUOTED}) AS quoted
       LEFT JOIN users ON users.id = commercial ORDER BY quoted.id DESC LIMIT $5`,
      [...(await this.parameters(this.source.manager, sheet)), limit],
    );
  }

  /** Returns the numbers of each executive's, the newest first. */
  async perExecutive(
    manager: EntityManager,
    sheet: SheetRow,
  ): Promise<readonly { readonly user: number; readonly ids: readonly number[] }[]> {
    return manager.query(
      `SELECT commercial AS "user", array_agg(simulations.id ORDER BY simulations.id DESC) AS ids ${QUOTED} AND commercial IS NOT NULL GROUP BY commercial`,
      await this.parameters(manager, sheet),
    );
  }

  private async parameters(manager: EntityManager, sheet: SheetRow): Promise<unknown[]> {
    const at = sheet.effective_at ?? sheet.planned_at ?? this.clock.now();
    const rejected = await stateIds(manager, isRejected);
    const changes = await withLast(manager, this.clock.now(), sheet.changes);
    return [JSON.stringify(changes), santiagoDate(at), at, rejected];
  }
}

/** Adds to changed rates whether their ranges are the last ones of their products. New cells quote nothing. */
async function withLast(manager: EntityManager, now: Date, changes: SheetRow['changes']) {
  const { ranges } = await rateBookOf(manager, now);
  const isLast = (product: number, kind: 'period' | 'amount', max: number): boolean =>
    ranges.every((range) => range.product !== product || range.kind !== kind || range.max <= max);
  return rateChangesOf(changes)
    .filter(({ from }) => from !== null)
    .map((change) => ({
      ...change,
      is_last_years: isLast(change.product, 'period', change.max_years),
      is_last_amount: isLast(change.product, 'amount', change.max_amount),
    }));
}
