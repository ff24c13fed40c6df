import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { formatInstant } from '@simulador/contracts/platform/instants';
import type { SheetEvent, SheetState } from '@simulador/contracts/rates/rate-sheet';
import { Audit, SOMEBODY } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { Problem } from '../../http/problem.ts';
import { writeStored } from '../book/stored-table.ts';
import { rateNamesOf } from '../book/table-rows.ts';
import { ChangeDoor } from './change-door.ts';
import { PriceApprovals } from './price-approvals.ts';
import { movedLines } from './sheet-checks.ts';
import {
  FROM_SHEETS,
  insertSheet,
  type ListedSheet,
  type NewSheet,
  SHEET_COLUMNS,
  scheduledSheets,
  type SheetRow,
  SHEETS,
  type SheetUpdate,
  wholeSheets,
} from './sheet-rows.ts';
import { type SheetsQueryDto, type SheetEventDto } from './sheets.dto.ts';

const MISSING = 'Este cambio no existe.';

/** Stores sheets (`rate_sheets`), with an audit row per change. */
@Injectable()
export class SheetStore {
  constructor(
    readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly door: ChangeDoor,
    private readonly approvals: PriceApprovals,
  ) {}

  /** Returns a page of sheets, the newest first. @throws Problem 409 if a core keeps the rates */
  async page({ page, page_size: size, state }: SheetsQueryDto) {
    this.approvals.assertOurs(['rate']);
    await this.door.settled();
    const isMeant = 'WHERE $1::text IS NULL OR sheets.state = $1';
    const [total]: { count: number }[] = await this.source.query(
      `SELECT count(*)::int AS count FROM rate_sheets AS sheets ${isMeant}`,
      [state ?? null],
    );
    const sheets: ListedSheet[] = await this.source.query(
      `SELECT ${SHEET_COLUMNS} ${FROM_SHEETS} ${isMeant} ORDER BY sheets.id DESC LIMIT $2 OFFSET $3`,
      [state ?? null, size, (page - 1) * size],
    );
    return { count: total?.count ?? 0, sheets };
  }

  /** Returns the approved sheets that wait for their instant, the earliest first; none if a core keeps the rates. */
  async scheduled(): Promise<readonly SheetRow[]> {
    if (this.approvals.rates === 'core') return [];
    await this.door.settled();
    return scheduledSheets(this.source.manager);
  }

  /** Returns a sheet. @throws Problem 404 */
  async one(id: number): Promise<SheetRow> {
    await this.door.settled();
    return this.find(this.source.manager, id);
  }

  async create(sheet: NewSheet): Promise<SheetRow> {
    return this.source.transaction(async (manager) => {
      const id = await insertSheet(manager, this.clock.now(), { state: 'draft', ...sheet });
      await this.note(manager, sheet.author, id, { state: [null, 'draft'] });
      return this.find(manager, id);
    });
  }

  /**
   * Changes a sheet that nobody has changed since it was read, with the rates locked.
   * @param work returns the sheet's new values, and makes related changes in the same transaction
   * @throws Problem 404, 409
   */
  async change(
    read: SheetRow,
    actor: number | null,
    work: (manager: EntityManager, now: Date) => Promise<SheetUpdate> | SheetUpdate,
  ): Promise<SheetRow> {
    const { id, version } = read;
    return this.door.locked(async (manager, now) => {
      if ((await this.find(manager, id)).version !== version) throw await sheetChanged(manager, read, actor);
      const update = await work(manager, now);
      const lines = movedLines(read.changes, update.changes ?? read.changes, await rateNamesOf(manager));
      // A replica of the release before shows the impact beside the lines that it was counted for.
      const values = {
        ...update,
        ...(update.changes && { impact: null }),
        changed_at: now,
        version: version + 1,
      };
      await writeStored(manager, SHEETS, { before: { id }, values });
      const { state = read.state, effective_at: at } = update;
      const { planned_at: planned } = read;
      const isOther = at && planned && at.getTime() !== planned.getTime();
      await this.note(manager, actor, id, {
        ...(state !== read.state && { state: [read.state, state] as const }),
        ...(isOther && { effective_at: [planned.toISOString(), at.toISOString()] as const }),
        lines: [null, lines],
      });
      return this.find(manager, id);
    });
  }

  async remove(read: SheetRow, actor: number | null): Promise<void> {
    const { id, version, state } = read;
    await this.source.transaction(async (manager) => {
      const [, count]: [unknown, number] = await manager.query(
        'DELETE FROM rate_sheets WHERE id = $1 AND version = $2',
        [id, version],
      );
      if (count === 0) throw await sheetChanged(manager, read, actor);
      await this.note(manager, actor, id, { state: [state, null] });
    });
  }

  private async find(manager: EntityManager, id: number): Promise<SheetRow> {
    const [row] = await wholeSheets(manager, 'sheets.id = $1', [id]);
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

interface AuditRow {
  readonly at: Date;
  readonly actor: number | null;
  readonly by: string | null;
  readonly details: {
    readonly state?: readonly [from: SheetState | null, to: Exclude<SheetState, 'replaced'> | null];
    readonly effective_at?: readonly [from: string, to: string];
    readonly lines?: readonly [null, readonly string[]];
  };
}

/** Returns the step of an audit row: that into another state, or a correction. */
const eventOf = ({ details: { state: [from, to] = [null, null] } }: AuditRow): SheetEvent => {
  if (to === 'draft') return from === null ? 'written' : 'resumed';
  return to === 'in_force' ? 'approved' : (to ?? 'corrected');
};

const latestRows = (manager: EntityManager, id: number, count: number): Promise<AuditRow[]> =>
  manager.query(
    `SELECT audit.at, audit.actor, users.full_name AS by, coalesce(details, '{}') AS details FROM audit LEFT JOIN users ON users.id = audit.actor
     WHERE audit.subject = $1 AND audit.action = 'rate_sheet_changed' ORDER BY audit.id DESC LIMIT $2`,
    [`RateSheet ${id}`, count],
  );

const VERBS: Partial<Record<SheetEvent, string>> = {
  submitted: 'envió a aprobación',
  returned: 'devolvió',
  approved: 'aprobó',
};

/**
 * Returns the refusal of a change to a version that is not the latest one: names who took the last step, and which, and the lines that moved.
 * See docs/rules.md R904, R946.
 */
export async function sheetChanged(
  manager: EntityManager,
  { id, version }: Pick<SheetRow, 'id' | 'version'>,
  actor: number | null,
): Promise<Problem> {
  const [sheet] = await wholeSheets(manager, 'sheets.id = $1', [id]);
  // Each version has one audit row.
  const since = await latestRows(manager, id, Math.max(1, (sheet?.version ?? 0) - version));
  const [last] = since;
  const step = `${(last && VERBS[eventOf(last)]) ?? 'corrigió'} este cambio`;
  const when = last ? ` el ${formatInstant(last.at, ' a las ')}` : '';
  const isOwn = last !== undefined && last.actor !== null && last.actor === actor;
  const done = isOwn
    ? `Usted ya ${step}${when}.`
    : `${last?.by ?? SOMEBODY.who} ${step}${when}. Su cambio no se guardó.`;
  const all = movedLines([], sheet?.changes ?? [], await rateNamesOf(manager));
  // A replica of the release before does not write which lines a step moved.
  const lines = [...new Set(since.flatMap(({ details }) => details.lines?.[1] ?? all))];
  return new Problem(409, `${done} Revíselo de nuevo.`, { members: { lines } });
}

const WRITING: readonly SheetEvent[] = ['written', 'corrected', 'resumed'];

/** Returns the steps of a sheet, the latest first. Reads the audit log. See docs/rules.md R903. */
export async function sheetHistory(manager: EntityManager, id: number): Promise<SheetEventDto[]> {
  const rows = await latestRows(manager, id, 100);
  const events = rows.map((row) => ({
    ...{ at: row.at, by: row.by, event: eventOf(row) },
    moved_from: row.details.effective_at?.[0] ?? null,
  }));
  // A person who saves several times goes on with what they were writing.
  return events.filter(({ event, by }, index) => {
    const before = events[index + 1];
    return event !== 'corrected' || by !== before?.by || !WRITING.includes(before.event);
  });
}
