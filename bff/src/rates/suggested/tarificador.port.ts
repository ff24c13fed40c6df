import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { type RateGroupDto, type RateInForceDto, type RealEstateTypeDto } from '../book/rate-tables.dto.ts';
import type { RateTable, RateTablesReader, Row, TableWrite } from '../book/rate-tables.ts';

/** Request for a suggested rate. Codes are the bank's. */
export interface RateRequest {
  readonly amountUf: number;
  readonly periodYears: number;
  readonly loanUse: number;
  readonly product: number;
  readonly realEstateType: number;
}

/** Suggests rates, and reads and changes their tables. */
export interface TarificadorAdapter extends RateTablesReader {
  /**
   * Returns the rows that were added or changed. Our tables take all changes or none, the core one by one.
   * @throws Problem 400 for an unknown reference, 404, 409 for an overlap, a duplicate, or a row in use
   */
  write(write: TableWrite): Promise<Sourced<Row<RateTable>[]>>;
  suggestedRate(request: RateRequest): Promise<Sourced<number>>;
  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>>;
  rateGroups(): Promise<Sourced<RateGroupDto[]>>;
  ratesInForce(): Promise<Sourced<RateInForceDto[]>>;
}

/** Port for suggested rates and for what the bank lends for. */
export class TarificadorPort
  extends Port.of<TarificadorAdapter>()('realEstateTypes', 'rateGroups', 'ratesInForce')
  implements TarificadorAdapter
{
  /** Returns the annual percent. @throws Problem 404 if there is no rate */
  suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    const ask = () => this.ask('suggestedRate', [request], (adapter) => adapter.suggestedRate(request));
    return this.once(JSON.stringify(request), ask);
  }

  rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return this.ask(table, [], (adapter) => adapter.rows(table));
  }

  write(write: TableWrite): Promise<Sourced<Row<RateTable>[]>> {
    return this.act((adapter) => adapter.write(write));
  }
}
