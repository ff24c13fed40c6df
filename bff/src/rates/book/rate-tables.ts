import type { Sourced } from '../../border/upstream/sourced.ts';
import type * as tables from './rate-tables.dto.ts';
import type { LoanUseDto, ProductDto } from './tarificador.dto.ts';

/** Tables that the administrator maintains, by wire name: types of a row, of a new row, and of its changeable part. */
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
/** Fields with which a rate refers to its ranges. */
export const RANGE_OF_RATE = { RangePeriod: 'range_period', RangeAmount: 'range_amount' } as const;
export const isRangeTable = (table: RateTable): table is RangeTable => table in RANGE_OF_RATE;
export type Row<T extends RateTable> = RateTables[T]['row'];
export type Added<T extends RateTable> = RateTables[T]['added'];
export type Change<T extends RateTable> = RateTables[T]['change'];

/** Returns the row of a change of one row. */
export const first = <R>(rows: readonly R[]): R => {
  const [row] = rows;
  if (row === undefined) throw new Error('The changed row is missing');
  return row;
};

/** Reads the rate tables. */
export interface RateTablesReader {
  /** Returns the rows, sorted by product and by the lower bounds of their ranges. */
  rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>>;
}

/** Validates a change again, with our tables after locking them. @throws Problem */
export type RowCheck = (tables: RateTablesReader) => Promise<void>;

/** Rows to add (`id` is null), new values of a row, or a row to delete (`values` is null); by whom, and the check of that. */
export interface TableWrite {
  readonly id: number | null;
  readonly values: readonly object[] | null;
  /** Whether the rates of a deleted range are deleted too. */
  readonly withRates?: boolean;
  /** Id of the user, for the audit log. */
  readonly actor: number | null;
  readonly check: RowCheck;
}

/** Reads and changes the rate tables. */
export interface RateTablesAdapter extends RateTablesReader {
  /**
   * Returns what was added or changed. Our tables take all rows or none, the core one by one.
   * @throws Problem 400 for an unknown reference, 404, 409 for an overlap, a duplicate, or a row in use
   */
  write<T extends RateTable>(table: T, write: TableWrite): Promise<Sourced<Row<T>[]>>;
}
