import { Inject, Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import {
  changesValues,
  type RebaseKeeps,
  rebased,
  repeated,
  SHEET_MAX,
  type SheetAction,
  sheetRefusal,
  undone,
} from '@simulador/contracts/rates/rate-sheet';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { APP_CONFIG } from '../../config/config.module.ts';
import type { AppConfig } from '../../config/environment.ts';
import { Problem } from '../../http/problem.ts';
import { rateTableProblem } from '../book/rate-table-problem.ts';
import { type PriceChange, rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { checkRows, isOfCore, movedRows, rebasedRows, ROW_KINDS, undoneRows } from './kinds/row-kinds.ts';
import { putInForce } from './put-in-force.ts';
import { nameOfChanges } from './set-name.ts';
import {
  assertBase,
  assertFilled,
  assertMatches,
  assertWithinAYear,
  type Changer,
  writersWith,
  wrongState,
} from './sheet-checks.ts';
import { rateBookOf, rateNamesOf } from '../book/stored-rates.ts';
import { ChangeDoor } from './change-door.ts';
import { ImpactService } from './impact.service.ts';
import { PriceApprovals } from './price-approvals.ts';
import { QuotedService } from './quoted.service.ts';
import { SheetMails } from './sheet-mails.ts';
import { SheetMaximums } from './sheet-maximums.ts';
import { baseVersion, changedPoints, type SheetRow } from './sheet-rows.ts';
import { SheetStore } from './sheet-store.ts';
import type { NewSheetDto, SheetChangeDto } from './sheets.dto.ts';
import { wantedChanges } from './wanted-changes.ts';

const OF_CORE =
  'Las tarifas llegan del sistema central del banco: aquí no hay cambios por enviar, cada tarifa se cambia allá.';
const OWN = 'Quien escribió un cambio no lo aprueba: debe aprobarlo otra persona con rol de administración.';
const NOBODY = 'No hay otra: pida a Operaciones que la agregue.';

/** Changes the state of sheets, from draft to in force. See docs/rules.md R590 to R596. */
@Injectable()
export class RateSheetsService {
  constructor(
    readonly store: SheetStore,
    private readonly maximums: SheetMaximums,
    private readonly quoted: QuotedService,
    private readonly impact: ImpactService,
    private readonly mails: SheetMails,
    private readonly door: ChangeDoor,
    private readonly approvals: PriceApprovals,
    private readonly clock: Clock,
    private readonly audit: Audit,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Checks that the rates are ours. @throws Problem 409 if the core maintains them */
  assertOurs(): void {
    if (this.approvals.rates === 'core') throw new Problem(409, OF_CORE);
  }

  isAllowed(action: SheetAction, sheet: Pick<SheetRow, 'state' | 'writers'>, actor: number | null): boolean {
    return sheetRefusal(action, sheet, actor, this.approvals.approval) === null;
  }

  /** Returns a sheet. @throws Problem 404, 409 */
  async one(id: number): Promise<SheetRow> {
    this.assertOurs();
    return this.store.one(id);
  }

  /** Creates a draft. @throws Problem 400, 409 */
  async create(
    { name, changes, adjustments, planned_at: plannedAt }: NewSheetDto,
    author: number | null,
  ): Promise<SheetRow> {
    this.assertOurs();
    const { manager } = this.store.source;
    const wanted = this.own(await wantedChanges(changes, manager, this.clock.now()));
    const planned = plannedAt ? new Date(plannedAt) : null;
    return this.store.create({
      name: name === undefined ? nameOfChanges(await rateNamesOf(manager), wanted, planned) : oneSpaced(name),
      author,
      changes: wanted,
      adjustments,
      planned_at: planned,
    });
  }

  /** Changes a draft. @throws Problem 400, 404, 409 */
  async change(
    id: number,
    { name, changes, adjustments, planned_at: plannedAt }: SheetChangeDto,
    by: Changer,
  ): Promise<SheetRow> {
    const sheet = await this.allowed('change', id, by);
    return this.store.change(sheet, by.actor, async (manager, now) => {
      const wanted = changes && this.own(await wantedChanges(changes, manager, now, sheet.changes));
      const planned =
        plannedAt === undefined ? sheet.planned_at : plannedAt === null ? null : new Date(plannedAt);
      // A name that says what the set did says what it does now.
      const names = await rateNamesOf(manager);
      const isOwn = sheet.name === nameOfChanges(names, sheet.changes, sheet.planned_at);
      return {
        ...(isOwn && { name: nameOfChanges(names, wanted ?? sheet.changes, planned) }),
        ...(name !== undefined && { name: oneSpaced(name) }),
        planned_at: planned,
        adjustments,
        ...(wanted && { changes: wanted, impact: null }),
        writers: writersWith(sheet, by.actor),
      };
    });
  }

  /** Submits a draft. @throws Problem 400, 404, 409 */
  async submit(id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('submit', id, by);
    assertFilled(sheet);
    const { planned_at: plannedAt } = sheet;
    if (plannedAt) assertWithinAYear(plannedAt, this.clock.now(), 'planned_at');
    await this.assertPossible(sheet, plannedAt ?? this.clock.now());
    const impact = {
      ...changedPoints(sheet.changes),
      quoted: (await this.quoted.count(sheet)).count,
      latest: await this.impact.orNull(rateChangesOf(sheet.changes), plannedAt),
    };
    return this.store.change(sheet, by.actor, async (manager, now) => {
      const writers = writersWith(sheet, by.actor);
      await this.mails.planSubmitted(manager, { id, version: sheet.version + 1 }, writers);
      return { state: 'submitted', submitted_at: now, writers, impact };
    });
  }

  /**
   * Puts a sheet in force now, or approves it for a future instant.
   * @throws Problem 400 for a past instant, for one more than a year ahead and for rates above the TMC of its day, 403 for its author, 404, 409
   */
  async approve(id: number, effectiveAt: Date | null, by: Changer): Promise<SheetRow> {
    const sheet = await this.one(id);
    const refusal = sheetRefusal('approve', sheet, by.actor, this.approvals.approval);
    if (refusal === 'own') throw new Problem(403, await this.ownText(by.actor));
    await assertMatches(this.store.source.manager, sheet, by);
    const now = this.clock.now();
    if (effectiveAt) assertWithinAYear(effectiveAt, now);
    await this.assertPossible(sheet, effectiveAt ?? now);
    if (refusal === 'state') throw wrongState('approve', sheet);
    assertFilled(sheet);
    try {
      return await this.store.change(sheet, by.actor, async (manager, present) => {
        await assertBase(manager, present, sheet.changes);
        const isNow = effectiveAt === null || effectiveAt <= present;
        const at = isNow ? present : effectiveAt;
        const inForce = { sheet: sheet.id, changes: sheet.changes, at, actor: by.actor };
        if (isNow) await putInForce(manager, this.audit, inForce);
        await this.mails.planQuoted(manager, { ...sheet, effective_at: at });
        const decision = { decided_by: by.actor, decided_at: present, effective_at: at, reason: null };
        return {
          state: isNow ? 'in_force' : 'approved',
          submitted_at: sheet.submitted_at ?? present,
          ...decision,
        };
      });
    } catch (error) {
      throw rateTableProblem(error, 'RangeAmount', 'range_amounts') ?? error;
    }
  }

  /** Returns a submitted sheet, or an approved one that is not in force yet, to its author. @throws Problem 404, 409 */
  async return(id: number, reason: string, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('return', id, by);
    return this.store.change(sheet, by.actor, (_manager, now) =>
      Promise.resolve({
        state: 'returned',
        reason: oneSpaced(reason),
        effective_at: null,
        decided_by: by.actor,
        decided_at: now,
      }),
    );
  }

  /**
   * Rewrites the changes for the current rates. A returned sheet becomes a draft again, and so does a submitted one whose values somebody
   * changes by it who could approve them alone. See docs/rules.md R959.
   * @throws Problem 404, 409
   */
  async rebase(id: number, keeps: RebaseKeeps, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('rebase', id, by);
    const { changes, adjustments } = sheet;
    const isApprover = this.approvals.approval === 'second' && this.isAllowed('approve', sheet, by.actor);
    return this.store.change(sheet, by.actor, async (manager, now) => {
      const book = await rateBookOf(manager, now);
      const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
      const moved = keeps === 'values' ? [] : await movedRows(rows, manager, now);
      const isUnseen = isApprover && (moved.length > 0 || changesValues(book, rates, keeps, adjustments));
      const left = rows.filter(
        ({ kind, row }) => !moved.some((each) => each.kind === kind && each.row === row),
      );
      return {
        changes: [...rebased(book, rates, keeps, adjustments), ...(await rebasedRows(left, manager, now))],
        impact: null,
        base_version: await baseVersion(manager),
        ...((sheet.state === 'returned' || isUnseen) && { state: 'draft' }),
      };
    });
  }

  /** Creates a draft that undoes a sheet in force, or repeats a replaced one. @throws Problem 404, 409 */
  async revert(id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('revert', id, by);
    const { manager } = this.store.source;
    const now = this.clock.now();
    const isUndone = sheet.state === 'in_force';
    const back = (isUndone ? undone : repeated)(await rateBookOf(manager, now), rateChangesOf(sheet.changes));
    const rows = rowChangesOf(sheet.changes);
    const backRows = await (isUndone ? undoneRows : rebasedRows)(rows, manager, now);
    const name = `${isUndone ? 'Deshacer' : 'Repetir'}: ${sheet.name}`.slice(0, SHEET_MAX.name);
    return this.store.create({ name, author: by.actor, changes: [...back, ...backRows], reverts: id });
  }

  /** Deletes a sheet. @throws Problem 404, 409 */
  async remove(id: number, by: Changer): Promise<void> {
    await this.store.remove(await this.allowed('delete', id, by), by.actor);
  }

  /** Returns why somebody does not approve what they wrote, and what to do if there is nobody else. */
  private async ownText(actor: number | null): Promise<string> {
    const { approver_count: others } = await this.approvals.of(actor);
    return others === 0 ? `${OWN} ${NOBODY}` : OWN;
  }

  /** Checks what the law and the tables say about a set. @throws Problem 400, 409 */
  private async assertPossible({ changes }: SheetRow, at: Date): Promise<void> {
    const { manager } = this.store.source;
    await this.maximums.assertBelow(rateChangesOf(changes), santiagoDate(at));
    const desk = { manager, at: this.clock.now(), maximumRatePct: this.maximums.on(santiagoDate(at)) };
    await checkRows(rowChangesOf(changes), desk);
    await this.door.tryOut(changes);
  }

  /** Returns the changes. @throws Problem 409 if the core owns what one of them changes */
  private own(changes: readonly PriceChange[]): readonly PriceChange[] {
    for (const { kind } of rowChangesOf(changes)) {
      if (isOfCore(kind, this.config))
        throw new Problem(
          409,
          `${ROW_KINDS[kind].what}: llega del sistema central del banco y se cambia allá.`,
        );
    }
    return changes;
  }

  private async allowed(action: SheetAction, id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.one(id);
    await assertMatches(this.store.source.manager, sheet, by);
    if (!this.isAllowed(action, sheet, by.actor)) throw wrongState(action, sheet);
    return sheet;
  }
}
