import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { RateBook, RateChange } from '@simulador/contracts/rates/rate-book';
import { changedBase, SHEET_ACTIONS } from '@simulador/contracts/rates/rate-sheet';
import { sheetWarnings } from '@simulador/contracts/rates/sheet-warnings';
import { Clock } from '../../clock/clock.ts';
import { MaximumRates } from '../book/maximum-rates.ts';
import { productCellText, rateBookOf, type RateNames, rateNamesOf } from '../book/stored-rates.ts';
import { rateChangesOf, rowChangesOf } from './kinds/row-kind.ts';
import { movedRows, rowLines } from './kinds/row-kinds.ts';
import { PriceApprovals } from './price-approvals.ts';
import { sheetHistory } from './sheet-history.ts';
import { approversOf, instantOf, type SheetRow } from './sheet-rows.ts';
import { SheetStore, type SheetSummaryRow } from './sheet-store.ts';
import { rateLines, warningText } from './sheet-text.ts';
import type { RateSheetDto, SheetSummaryDto, SheetWarningDto } from './sheets.dto.ts';

/** Maximum number of warnings; one more sentence counts the rest. */
const WARNINGS_MAX = 50;
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

  summary(sheet: SheetSummaryRow, caller: number | null): SheetSummaryDto {
    const { author_id: _author, decided_by_id: _decider, writers: _writers, ...row } = sheet;
    const actions = SHEET_ACTIONS.filter((action) => this.approvals.refusal(action, sheet, caller) === null);
    return { ...row, actions };
  }

  async of(sheet: SheetRow, caller: number | null): Promise<RateSheetDto> {
    const { changes, impact, adjustments, ...row } = sheet;
    const { writers } = row;
    const { manager } = this.store.source;
    const now = this.clock.now();
    const isDecided = DECIDED.includes(sheet.state);
    const book = isDecided ? null : await rateBookOf(manager, now);
    const names = await rateNamesOf(manager);
    const [rates, rows] = [rateChangesOf(changes), rowChangesOf(changes)];
    const at = instantOf(sheet);
    const day = at ? santiagoDate(at) : this.clock.today();
    const above = isDecided ? [] : await this.maximums.above(rates, ({ value }) => value, day);
    return {
      ...this.summary({ ...row, change_count: changes.length, rate_count: rates.length }, caller),
      is_writer: caller !== null && writers.includes(caller),
      approver_count: (await approversOf(manager, writers)).length,
      is_base_moved:
        book !== null && changedBase(book, rates).length + (await movedRows(rows, manager, now)).length > 0,
      changes: [...rates],
      rows,
      lines: [
        ...rateLines(rates, names, book, above),
        ...(await rowLines(rows, names, isDecided ? null : { manager, at: now })),
      ],
      adjustments: [...adjustments],
      submitted_impact: impact,
      history: await sheetHistory(this.store.source, sheet.id),
      warnings: book === null ? [] : warningsOf(rates, book, above, names),
    };
  }
}

function warningsOf(
  rates: readonly RateChange[],
  book: RateBook,
  above: readonly RateChange[],
  names: RateNames,
): SheetWarningDto[] {
  const all: SheetWarningDto[] = [
    ...above.map((change) => ({
      kind: 'above_tmc' as const,
      text: `Sobre la TMC: ${productCellText(change, names)}.`,
    })),
    ...sheetWarnings(book, rates).map((each) => ({ kind: each.kind, text: warningText(each, names) })),
  ];
  const more = all.length - WARNINGS_MAX;
  const [last] = all.slice(WARNINGS_MAX);
  return more <= 0 || !last
    ? all
    : [...all.slice(0, WARNINGS_MAX), { kind: last.kind, text: `Y ${more} advertencias más.` }];
}
