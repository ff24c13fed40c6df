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

/** A requested change of a row. */
export interface RowChange<T extends RateTable> {
  readonly id: number;
  readonly change: Change<T>;
}

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

/** Id of the user who makes a change, for the audit log, and the check of the change. */
export interface RowAct {
  readonly actor: number | null;
  readonly check: RowCheck;
}

/** Changes the rate tables. */
export interface RateTablesAdapter extends RateTablesReader {
  /** Adds a row. @throws Problem 400 for an unknown reference, 409 for an overlap or a duplicate */
  add<T extends RateTable>(table: T, row: Added<T>, act: RowAct): Promise<Sourced<Row<T>>>;
  /** Changes a row. @throws Problem 404, and as `add` does */
  change<T extends RateTable>(table: T, change: RowChange<T>, act: RowAct): Promise<Sourced<Row<T>>>;
  /** Adds rates together: all or none; the core stores them one by one. @throws Problem as `add` does */
  addRates(rates: readonly tables.NewRateDto[], act: RowAct): Promise<Sourced<Row<'Tarificador'>[]>>;
  /** Deletes a row. @param withRates deletes the rates of a range too @throws Problem 404, 409 if the row is in use */
  remove(table: RateTable, id: number, act: RowAct, withRates?: boolean): Promise<Sourced<null>>;
}
