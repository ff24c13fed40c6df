import type { Sourced } from '../../../border/upstream/sourced.ts';
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

/** Validates a change again, with our tables after locking them. @throws Problem */
export type RowCheck = (tables: RateTablesReader) => Promise<void>;

/** Changes the rate tables. `actor` is the user's id, for the audit log. */
export interface RateTablesAdapter extends RateTablesReader {
  /**
   * Adds all rows or none; the core adds them one by one.
   * @throws PartlyDone, Problem 400 for an unknown reference, 409 for an overlap or a duplicate
   */
  add<T extends RateTable>(
    table: T,
    rows: readonly Added<T>[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<T>[]>>;
  /** Changes rows like `add`. Returns them in the same order. @throws Problem 404, and as `add` does */
  change<T extends RateTable>(
    table: T,
    changes: readonly RowChange<T>[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<T>[]>>;
  /** Changes and adds rates together, like `add`. Returns their rows, the changed ones first. @throws as `change` does */
  edit(
    changed: readonly RowChange<'Tarificador'>[],
    added: readonly tables.NewRateDto[],
    actor: number | null,
    check: RowCheck,
  ): Promise<Sourced<Row<'Tarificador'>[]>>;
  /** Deletes a row. @throws Problem 404, 409 if the row is in use */
  remove(table: RateTable, id: number, actor: number | null, check: RowCheck): Promise<Sourced<null>>;
  /** Deletes a range with its rates. @throws PartlyDone, and as `remove` does */
  removeRange(table: RangeTable, id: number, actor: number | null, check: RowCheck): Promise<Sourced<null>>;
}
