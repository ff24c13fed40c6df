import type { Sourced } from '../../../border/upstream/sourced.ts';
import type * as tables from './rate-tables.dto.ts';
import type { LoanUseDto, ProductDto } from './tarificador.dto.ts';

/** The tables that the administrator maintains, by their names on the wire: a row, a new one, and its changeable part. */
export interface RateTables {
  readonly Product: { row: ProductDto; added: tables.NewProductDto; change: tables.ProductChangeDto };
  readonly RangePeriod: {
    row: tables.RangePeriodDto;
    added: tables.NewRangePeriodDto;
    change: tables.RangePeriodChangeDto;
  };
  readonly RangeAmount: {
    row: tables.RangeAmountDto;
    added: tables.NewRangeAmountDto;
    change: tables.RangeAmountChangeDto;
  };
  readonly LoanUse: { row: LoanUseDto; added: tables.NewLoanUseDto; change: tables.LoanUseChangeDto };
  readonly Tarificador: { row: tables.RateDto; added: tables.NewRateDto; change: tables.RateChangeDto };
}

export type RateTable = keyof RateTables;
export type RangeTable = 'RangePeriod' | 'RangeAmount';
/** How a rate names its range. */
export const RANGE_OF_RATE = { RangePeriod: 'range_period', RangeAmount: 'range_amount' } as const;
export type Row<T extends RateTable> = RateTables[T]['row'];
export type Added<T extends RateTable> = RateTables[T]['added'];
export type Change<T extends RateTable> = RateTables[T]['change'];

/** A requested change of a row. */
export interface RowChange<T extends RateTable> {
  readonly id: number;
  readonly change: Change<T>;
}

/** Reads the rate tables. */
export interface RateTablesReader {
  /** Returns the rows, sorted by product and by the lower bounds of their ranges. */
  rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>>;
}

/** Checks a change, which was checked before, with our tables once they are locked. @throws Problem */
export type Judge = (tables: RateTablesReader) => Promise<void>;

/** Maintains the tables. `actor` is the user's id, for the audit log. */
export interface RateTablesAdapter extends RateTablesReader {
  /** All of them or none; the core takes one after the other. @throws PartlyDone, Problem 400 for what names nothing, 409 for an overlap or a duplicate */
  add<T extends RateTable>(
    table: T,
    rows: readonly Added<T>[],
    actor: number | null,
    judge: Judge,
  ): Promise<Sourced<Row<T>[]>>;
  /** The rows as they are then, in the same order; otherwise as `add`. @throws Problem 404, and as `add` does */
  change<T extends RateTable>(
    table: T,
    changes: readonly RowChange<T>[],
    actor: number | null,
    judge: Judge,
  ): Promise<Sourced<Row<T>[]>>;
  /** Changes rates and adds others in one act: their rows, the changed ones first; otherwise as `add`. @throws as `change` does */
  edit(
    changed: readonly RowChange<'Tarificador'>[],
    added: readonly tables.NewRateDto[],
    actor: number | null,
    judge: Judge,
  ): Promise<Sourced<Row<'Tarificador'>[]>>;
  /** Deletes a row. @throws Problem 404, 409 if the row is in use */
  remove(table: RateTable, id: number, actor: number | null, judge: Judge): Promise<Sourced<null>>;
  /** A range with its rates. @throws PartlyDone, and as `remove` does */
  removeRange(table: RangeTable, id: number, actor: number | null, judge: Judge): Promise<Sourced<null>>;
}
