import type { Sourced } from '../../border/upstream/sourced.ts';
import type * as tables from './rate-tables.dto.ts';

/** Rows of the tables that the administrator maintains, by wire name. */
export interface RateTables {
  readonly Product: tables.ProductDto;
  readonly RangePeriod: tables.RangePeriodDto;
  readonly RangeAmount: tables.RangeAmountDto;
  readonly LoanUse: tables.LoanUseDto;
  readonly Tarificador: tables.RateDto;
}

export type RateTable = keyof RateTables;
type RangeTable = 'RangePeriod' | 'RangeAmount';
/** Fields with which a rate refers to its ranges. */
export const RANGE_OF_RATE = { RangePeriod: 'range_period', RangeAmount: 'range_amount' } as const;
export const isRangeTable = (table: RateTable): table is RangeTable => table in RANGE_OF_RATE;
export type Row<T extends RateTable> = RateTables[T];

export type RangeAmounts = Pick<tables.RangeAmountDto, 'min_amount' | 'max_amount'>;
/** Returns the highest rate that the law allows in a range of amounts for a number of years; null if unknown. */
export type MaximumRatePct = (amounts: RangeAmounts, years: number) => Promise<number | null>;

/** Reads the rate tables. */
export interface RateTablesReader {
  /** Returns the rows, sorted by product and by the lower bounds of their ranges. */
  rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>>;
}

/** Row to add (`id` is null), new values of a row, or a row to delete (`values` is null). */
export interface TableChange {
  readonly table: RateTable;
  readonly id: number | null;
  readonly values: object | null;
}

/** Request to change the tables. */
export interface TableWrite {
  /** Id of the user, for the audit log. */
  readonly actor: number | null;
  /** Checks the request with the tables, and says what it changes. Is run again if the tables have changed meanwhile. @throws Problem */
  readonly plan: (tables: RateTablesReader) => Promise<readonly TableChange[]>;
}
