import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { SHEET_ACTIONS } from '@simulador/contracts/rates/rate-sheet';
import { Clock } from '../../clock/clock.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { rateNamesOf } from '../book/table-rows.ts';
import { rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { linesOf, movedChanges } from './kinds/kinds.ts';
import { PriceApprovals } from './price-approvals.ts';
import { approversOf, instantOf, type ListedSheet, type SheetRow } from './sheet-rows.ts';
import { sheetHistory, SheetStore } from './sheet-store.ts';
import type { RateSheetDto, SheetSummaryDto } from './sheets.dto.ts';

const DECIDED = ['in_force', 'replaced'];

/** Builds the answers about sheets, with the actions that the caller may perform. */
@Injectable()
export class SheetView {
  constructor(
    private readonly approvals: PriceApprovals,
    private readonly store: SheetStore,
    private readonly maximums: MaximumRates,
    private readonly clock: Clock,
  ) {}

  summary(sheet: ListedSheet, caller: number | null): SheetSummaryDto {
    const { author_id: _author, decided_by_id: _decider, writers: _writers, ...row } = sheet;
    const actions = SHEET_ACTIONS.filter((action) => this.approvals.refusal(action, sheet, caller) === null);
    // Nobody has decided a returned set that is written on. Its reason stands until it is approved.
    const decision = ['draft', 'submitted'].includes(sheet.state) && { decided_by: null, decided_at: null };
    return { ...row, ...decision, actions };
  }

  async of(sheet: SheetRow, caller: number | null): Promise<RateSheetDto> {
    const { changes, ...row } = sheet;
    const { writers } = row;
    const { manager } = this.store.source;
    const now = this.clock.now();
    const isDecided = DECIDED.includes(sheet.state);
    const present = isDecided ? null : { manager, at: now };
    const names = await rateNamesOf(manager);
    const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
    const moved = new Set(isDecided ? [] : await movedChanges(changes, manager, now));
    const at = instantOf(sheet);
    const day = at ? santiagoDate(at) : this.clock.today();
    const above = isDecided ? [] : await this.maximums.above(rates, ({ value }) => value, day);
    return {
      ...this.summary(row, caller),
      is_writer: caller !== null && writers.includes(caller),
      approver_count: (await approversOf(manager, writers)).length,
      moved_lines: [...rates, ...rows].flatMap((change, index) => (moved.has(change) ? index : [])),
      is_above_tmc: above.length > 0,
      changes: [...rates],
      rows: rows.map((row) => ({ ...row, row: row.from && row.row })),
      lines: await linesOf(changes, names, present, above),
      history: await sheetHistory(manager, sheet.id),
    };
  }
}
