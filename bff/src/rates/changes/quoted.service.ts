import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { isRejected } from '@simulador/contracts/office/state-tone';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { staffMailer } from '../../border/smtp-server.ts';
import { NOT_BLOCKED } from '../../database/not-blocked.ts';
import { stateIds } from '../../database/state-ids.ts';
import { rateBookOf } from '../book/stored-rates.ts';
import { CELLS, CREDIT, IN_CELL, withLast } from './changed-cells.ts';
import { rateChangesOf } from './kinds/row-kind.ts';
import { instantOf, type SheetRow } from './sheet-rows.ts';
import type { QuotedDto } from './submitted.dto.ts';

/** SQL: open simulations that are quoted and saved before the instant, in a changed cell (`$1`). */
const QUOTED = `
  FROM simulations ${CREDIT}
  JOIN jsonb_to_recordset($1) AS change ${CELLS} ON ${IN_CELL}
  WHERE ${NOT_BLOCKED} AND quoted_until >= $2::date AND created < $3::timestamptz
    AND NOT enviado_a_finnflow AND state <> ALL ($4)`;

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
    const at = instantOf(sheet) ?? this.clock.now();
    const rejected = await stateIds(manager, isRejected);
    // New cells quote nothing.
    const changed = rateChangesOf(sheet.changes).filter(({ from }) => from !== null);
    const cells = withLast(changed, await rateBookOf(manager, this.clock.now()));
    return [JSON.stringify(cells), santiagoDate(at), at, rejected];
  }
}
