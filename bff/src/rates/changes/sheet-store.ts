import { Injectable } from '@nestjs/common';
import type { RateAdjustment } from '@simulador/contracts/rates/adjustment';
import type { SheetState } from '@simulador/contracts/rates/rate-sheet';
import { DataSource, type EntityManager } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import type { PriceChange } from './kinds/row-kind.ts';
import { sheetChanged } from './sheet-history.ts';
import { LOCK_RATES, RatesInForce } from './rates-in-force.ts';
import { baseVersion, FROM_SHEETS, SHEET_COLUMNS, type SheetRow, WHOLE_SHEET } from './sheet-rows.ts';
import type { SubmittedImpactDto } from './submitted.dto.ts';

const MISSING = 'Este cambio no existe.';

export type SheetSummaryRow = Omit<SheetRow, 'changes' | 'adjustments' | 'impact'> & {
  readonly change_count: number;
  readonly rate_count: number;
};

interface SheetsPage {
  readonly page: number;
  readonly page_size: number;
  readonly state?: SheetState | null;
}

interface NewSheet {
  readonly name: string;
  readonly author: number | null;
  readonly changes: readonly PriceChange[];
  readonly adjustments?: readonly RateAdjustment[] | undefined;
  readonly planned_at?: Date | null;
  readonly reverts?: number;
}

/** New values of a sheet. Absent fields are unchanged. */
export interface SheetUpdate {
  readonly name?: string;
  readonly state?: SheetState;
  readonly writers?: readonly number[];
  readonly changes?: readonly PriceChange[];
  readonly adjustments?: readonly RateAdjustment[] | undefined;
  readonly planned_at?: Date | null;
  readonly impact?: SubmittedImpactDto | null;
  readonly base_version?: number;
  readonly submitted_at?: Date;
  readonly decided_by?: number | null;
  readonly decided_at?: Date | null;
  readonly effective_at?: Date | null;
  readonly reason?: string | null;
}

const JSON_COLUMNS: readonly string[] = ['changes', 'adjustments', 'impact'];

/** Stores sheets (`rate_sheets`), with an audit row per change. */
@Injectable()
export class SheetStore {
  constructor(
    readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly inForce: RatesInForce,
  ) {}

  /** Returns a page of sheets, the newest first. @param state state of all of them; undefined for any */
  async page({
    page,
    page_size: size,
    state = null,
  }: SheetsPage): Promise<{ count: number; sheets: readonly SheetSummaryRow[] }> {
    await this.inForce.settled();
    const [total]: { count: number }[] = await this.source.query(
      'SELECT count(*)::int AS count FROM rate_sheets WHERE $1::text IS NULL OR state = $1',
      [state],
    );
    const sheets: SheetSummaryRow[] = await this.source.query(
      `SELECT ${SHEET_COLUMNS}, jsonb_array_length(sheets.changes) AS change_count,
         jsonb_array_length(jsonb_path_query_array(sheets.changes, '$[*] ? (!exists (@.kind))')) AS rate_count
       ${FROM_SHEETS} WHERE $1::text IS NULL OR sheets.state = $1 ORDER BY sheets.id DESC LIMIT $2 OFFSET $3`,
      [state, size, (page - 1) * size],
    );
    return { count: total?.count ?? 0, sheets };
  }

  /** Returns a sheet. @throws Problem 404 */
  async one(id: number): Promise<SheetRow> {
    await this.inForce.settled();
    return this.find(this.source.manager, id);
  }

  async create(sheet: NewSheet): Promise<SheetRow> {
    return this.source.transaction(async (manager) => {
      const now = this.clock.now();
      const { name, author, changes, adjustments = [], planned_at: plannedAt = null, reverts = null } = sheet;
      const [{ id }]: [{ id: number }] = await manager.query(
        `INSERT INTO rate_sheets (name, state, author, writers, created, changed_at, base_version, changes, reverts,
           adjustments, planned_at)
         VALUES ($1, 'draft', $2, array_remove(ARRAY[$2::int], NULL), $3, $3, $4, $5, $6, $7, $8) RETURNING id`,
        [
          ...[name, author, now, await baseVersion(manager), JSON.stringify(changes), reverts],
          ...[JSON.stringify(adjustments), plannedAt],
        ],
      );
      await this.note(manager, author, id, { state: [null, 'draft'] });
      return this.find(manager, id);
    });
  }

  /**
   * Changes a sheet that nobody has changed since it was read. Locks the rates, after putting due sheets in force.
   * @param work returns the sheet's new values, and makes related changes in the same transaction
   * @throws Problem 404, 409
   */
  async change(
    read: SheetRow,
    actor: number | null,
    work: (manager: EntityManager, now: Date) => Promise<SheetUpdate>,
  ): Promise<SheetRow> {
    await this.inForce.settled();
    const changed = await this.source.transaction(async (manager) => {
      await manager.query(LOCK_RATES);
      const now = this.clock.now();
      if (await this.inForce.isDue(manager, now)) return null;
      const present = await this.find(manager, read.id);
      if (present.version !== read.version) throw await sheetChanged(manager, read.id, actor);
      const update = await work(manager, now);
      await this.write(manager, read, update, now);
      await this.note(manager, actor, read.id, changedDetails(read, update));
      return this.find(manager, read.id);
    });
    return changed ?? this.change(read, actor, work);
  }

  async remove(sheet: SheetRow, actor: number | null): Promise<void> {
    await this.source.transaction(async (manager) => {
      const gone: unknown[] = await manager.query(
        'WITH gone AS (DELETE FROM rate_sheets WHERE id = $1 AND version = $2 RETURNING id) SELECT id FROM gone',
        [sheet.id, sheet.version],
      );
      if (gone.length === 0) throw await sheetChanged(manager, sheet.id, actor);
      await this.note(manager, actor, sheet.id, { state: [sheet.state, null] });
    });
  }

  private async write(
    manager: EntityManager,
    { id }: SheetRow,
    update: SheetUpdate,
    now: Date,
  ): Promise<void> {
    const changed = Object.entries(update).filter(([, value]) => value !== undefined);
    const columns = changed.map(([name], index) => `${name} = $${index + 3}`);
    await manager.query(
      `UPDATE rate_sheets SET ${['version = version + 1', 'changed_at = $2', ...columns].join(', ')} WHERE id = $1`,
      [
        id,
        now,
        ...changed.map(([name, value]) => (JSON_COLUMNS.includes(name) ? JSON.stringify(value) : value)),
      ],
    );
  }

  private async find(manager: EntityManager, id: number): Promise<SheetRow> {
    const [row]: SheetRow[] = await manager.query(
      `SELECT ${WHOLE_SHEET} ${FROM_SHEETS} WHERE sheets.id = $1`,
      [id],
    );
    if (!row) throw new Problem(404, MISSING);
    return row;
  }

  private note(
    manager: EntityManager,
    actor: number | null,
    id: number,
    details: Record<string, readonly [unknown, unknown]>,
  ): Promise<void> {
    return this.audit.note(
      { action: 'rate_sheet_changed', actor, subject: `RateSheet ${id}`, details },
      manager,
    );
  }
}

/** Returns the audit's details of a change: another state, another base, and an instant of effect that the author did not mean. */
function changedDetails(
  read: SheetRow,
  { state = read.state, effective_at: at, base_version: base }: SheetUpdate,
) {
  const planned = read.planned_at;
  const isOther = at && planned !== null && at.getTime() !== planned.getTime();
  return {
    ...(state !== read.state && { state: [read.state, state] as const }),
    ...(base !== undefined && { base_version: [read.base_version, base] as const }),
    ...(isOther && { effective_at: [planned.toISOString(), at.toISOString()] as const }),
  };
}
