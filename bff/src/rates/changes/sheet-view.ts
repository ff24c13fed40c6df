import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { presentRates, type RateBook, type RateChange } from '@simulador/contracts/rates/rate-book';
import { changedBase, SHEET_ACTIONS } from '@simulador/contracts/rates/rate-sheet';
import { Clock } from '../../clock/clock.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { percentText, productCellText, rateBookOf, type RateNames, rateNamesOf } from '../book/table-rows.ts';
import {
  isFarPrice,
  type PriceChange,
  rateChangesOf,
  rowChangesOf,
  type SheetLineDto,
} from './kinds/row-kind.ts';
import { movedRows, rowLines } from './kinds/row-kinds.ts';
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
    return { ...row, actions };
  }

  async of(sheet: SheetRow, caller: number | null): Promise<RateSheetDto> {
    const { changes, ...row } = sheet;
    const { writers } = row;
    const { manager } = this.store.source;
    const now = this.clock.now();
    const isDecided = DECIDED.includes(sheet.state);
    const book = isDecided ? null : await rateBookOf(manager, now);
    const names = await rateNamesOf(manager);
    const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
    const moved = new Set<PriceChange>(
      book && [
        ...changedBase(book, rates).map(({ change }) => change),
        ...(await movedRows(rows, manager, now)),
      ],
    );
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
      rows,
      lines: [
        ...rateLines(rates, names, book, above),
        ...(await rowLines(rows, names, isDecided ? null : { manager, at: now })),
      ],
      history: await sheetHistory(manager, sheet.id),
    };
  }
}

/**
 * Describes changes of rates.
 * @param book rates now; null for decided changes, which show what they replaced then
 * @param above changes above the TMC
 */
function rateLines(
  changes: readonly RateChange[],
  names: RateNames,
  book: RateBook | null,
  above: readonly RateChange[],
): SheetLineDto[] {
  const presentOf = book && presentRates(book);
  const forbidden = new Set(above);
  return changes.map((change) => {
    const { value, from } = change;
    const before = presentOf ? (presentOf(change)?.rate ?? null) : from;
    const isFar = before !== null && value !== null && isFarPrice(before, value);
    return {
      kind: 'rate',
      label: productCellText(change, names),
      before: percentText(before),
      after: percentText(value),
      warnings: [
        ...(forbidden.has(change) ? ['Está sobre la TMC.'] : []),
        ...(isFar ? [`Se aleja en más de 25 % de ${percentText(before) ?? ''}.`] : []),
      ],
    };
  });
}
