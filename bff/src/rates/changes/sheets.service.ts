import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { SHEET_MAX, type SheetAction } from '@simulador/contracts/rates/rate-sheet';
import { oneSpaced } from '@simulador/contracts/calculation/rules/text';
import { Audit } from '../../access/audit.ts';
import { Clock } from '../../clock/clock.ts';
import { isMet } from '../../http/request-parts.ts';
import { Problem } from '../../http/problem.ts';
import { rateNamesOf } from '../book/table-rows.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { kindOf } from './kinds/row-kind.ts';
import { assertLawful } from './kinds/row-kinds.ts';
import { putInForce } from './put-in-force.ts';
import { nameOfChanges } from './set-name.ts';
import { assertBase, assertFilled, assertWithinAYear, wrongState } from './sheet-checks.ts';
import { ChangeDoor } from './change-door.ts';
import { PriceApprovals } from './price-approvals.ts';
import { SheetMails } from './sheet-mails.ts';
import { approversOf, baseVersion, type SheetRow } from './sheet-rows.ts';
import { sheetChanged, SheetStore } from './sheet-store.ts';
import type { NewSheetDto, SheetChangeDto } from './sheets.dto.ts';
import { readChanges, undoneChanges } from './kinds/kinds.ts';

const OWN = 'Quien escribió un cambio no lo aprueba: debe aprobarlo otra persona con rol de administración.';
const NOBODY = 'No hay otra: pida a Operaciones que la agregue.';

/** User who changes a sheet, and the version that they read; undefined means that the last change wins. */
export interface Changer {
  readonly actor: number | null;
  readonly ifMatch: string | undefined;
}

/** Changes the state of sheets, from draft to in force. See docs/rules.md R590 to R596. */
@Injectable()
export class RateSheetsService {
  constructor(
    private readonly store: SheetStore,
    private readonly maximums: MaximumRates,
    private readonly mails: SheetMails,
    private readonly door: ChangeDoor,
    private readonly approvals: PriceApprovals,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** Creates a draft. @throws Problem 400, 409 */
  async create(
    { name, changes, planned_at: planned }: NewSheetDto,
    author: number | null,
  ): Promise<SheetRow> {
    this.approvals.assertOurs(changes.length === 0 ? ['rate'] : changes.map(kindOf));
    const { manager } = this.store.source;
    const wanted = await readChanges(changes, manager, this.clock.now());
    const at = planned ? new Date(planned) : null;
    return this.store.create({
      name: name === undefined ? nameOfChanges(await rateNamesOf(manager), wanted, at) : oneSpaced(name),
      ...{ author, changes: wanted, planned_at: at },
    });
  }

  /**
   * Changes a draft, or a returned sheet, which becomes a draft again. Changes are written for the prices in force now.
   * @throws Problem 400, 404, 409
   */
  async change(
    id: number,
    { name, changes, planned_at: planned }: SheetChangeDto,
    by: Changer,
  ): Promise<SheetRow> {
    const sheet = await this.allowed('change', id, by);
    this.approvals.assertOurs(changes?.map(kindOf) ?? []);
    return this.store.change(sheet, by.actor, async (manager, now) => {
      const wanted = changes && (await readChanges(changes, manager, now));
      const at = planned === undefined ? sheet.planned_at : planned === null ? null : new Date(planned);
      // A name that says what the set did says what it does now.
      const names = await rateNamesOf(manager);
      const isOwn = sheet.name === nameOfChanges(names, sheet.changes, sheet.planned_at);
      return {
        ...(isOwn && { name: nameOfChanges(names, wanted ?? sheet.changes, at) }),
        ...(name !== undefined && { name: oneSpaced(name) }),
        ...(wanted && { changes: wanted, base_version: await baseVersion(manager) }),
        ...{ state: 'draft', planned_at: at, writers: writersWith(sheet, by) },
      };
    });
  }

  /** Submits a draft. @throws Problem 400, 404, 409 */
  async submit(id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('submit', id, by);
    assertFilled(sheet);
    const { planned_at: at } = sheet;
    if (at) assertWithinAYear(at, this.clock.now(), 'planned_at');
    await this.assertLawful(sheet, at ?? this.clock.now());
    await this.door.tryOut(sheet);
    return this.store.change(sheet, by.actor, async (manager, now) => {
      const writers = writersWith(sheet, by);
      if (this.approvals.approval === 'second') {
        const next = { id, version: sheet.version + 1 };
        await this.mails.plan(manager, 'rate_sheet_mail', next, await approversOf(manager, writers));
      }
      return { state: 'submitted', submitted_at: now, writers };
    });
  }

  /**
   * Puts a sheet in force now, or approves it for a future instant, as it was read. See docs/rules.md R904.
   * @param wanted the instant; null for now
   * @throws Problem 400 for a past instant, for one more than a year ahead and for rates above the TMC of its day, 403 for its author, 404, 409
   */
  async approve(id: number, wanted: Date | null, by: Changer): Promise<SheetRow> {
    const sheet = await this.store.one(id);
    const refusal = this.approvals.refusal('approve', sheet, by.actor);
    if (refusal === 'own') throw new Problem(403, await this.ownText(by.actor));
    await this.assertMatches(sheet, by);
    const now = this.clock.now();
    if (wanted) assertWithinAYear(wanted, now);
    await this.assertLawful(sheet, wanted ?? now);
    if (refusal === 'state') throw wrongState(sheet);
    assertFilled(sheet);
    if (wanted) await this.door.tryOut(sheet);
    const { changes } = sheet;
    const { actor } = by;
    return this.store.change(sheet, actor, async (manager, present) => {
      await assertBase(manager, present, changes);
      const isNow = wanted === null || wanted <= present;
      const at = isNow ? present : wanted;
      if (isNow) await putInForce(manager, this.audit, { sheet: id, changes, at, actor });
      return {
        state: isNow ? 'in_force' : 'approved',
        submitted_at: sheet.submitted_at ?? present,
        ...{ decided_by: actor, decided_at: present, effective_at: at, reason: null },
      };
    });
  }

  /** Returns a submitted sheet, or an approved one that is not in force yet, to its author. @throws Problem 404, 409 */
  async return(id: number, reason: string, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('return', id, by);
    return this.store.change(sheet, by.actor, (_manager, now) => ({
      ...{ state: 'returned', reason: oneSpaced(reason), effective_at: null },
      ...{ decided_by: by.actor, decided_at: now },
    }));
  }

  /** Creates a draft that undoes a sheet in force. @throws Problem 404, 409 */
  async revert(id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.allowed('revert', id, by);
    const { manager } = this.store.source;
    const now = this.clock.now();
    const changes = await undoneChanges(sheet.changes, manager, now);
    const name = `Deshacer: ${sheet.name}`.slice(0, SHEET_MAX.name);
    return this.store.create({ name, author: by.actor, changes, reverts: id });
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

  /** Checks what the law and the tables say about a set that takes effect at an instant. @throws Problem 400, 409 */
  private async assertLawful({ changes }: SheetRow, at: Date): Promise<void> {
    this.approvals.assertOurs(changes.map(kindOf));
    const { manager } = this.store.source;
    await assertLawful(this.maximums, manager, changes, [this.clock.now(), santiagoDate(at)]);
  }

  private async allowed(action: SheetAction, id: number, by: Changer): Promise<SheetRow> {
    const sheet = await this.store.one(id);
    await this.assertMatches(sheet, by);
    if (this.approvals.refusal(action, sheet, by.actor)) throw wrongState(sheet);
    return sheet;
  }

  /** Checks the version that was read. @throws Problem 409 for another one */
  private async assertMatches({ id, version }: SheetRow, by: Changer): Promise<void> {
    if (isMet(by.ifMatch, (tag) => tag === `"${version}"`)) return;
    const [, read = version] = /"(\d+)"/.exec(by.ifMatch ?? '') ?? [];
    throw await sheetChanged(this.store.source.manager, { id, version: Number(read) }, by.actor);
  }
}

const writersWith = ({ writers }: SheetRow, { actor }: Changer): readonly number[] =>
  actor === null || writers.includes(actor) ? writers : [...writers, actor];
