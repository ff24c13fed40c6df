import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { NewRateDto, RateGroupDto } from '../book/rate-tables.dto.ts';
import type { Added, RowAct, RateTable, RateTablesAdapter, Row, RowChange } from '../book/rate-tables.ts';
import type { RateInForceDto, RealEstateTypeDto } from '../book/tarificador.dto.ts';

/** Request for a suggested rate. Codes are the bank's. */
export interface RateRequest {
  readonly amountUf: number;
  readonly periodYears: number;
  readonly loanUse: number;
  readonly product: number;
  readonly realEstateType: number;
}

export interface TarificadorAdapter extends RateTablesAdapter {
  suggestedRate(request: RateRequest): Promise<Sourced<number>>;
  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>>;
  rateGroups(): Promise<Sourced<RateGroupDto[]>>;
  ratesInForce(): Promise<Sourced<RateInForceDto[]>>;
}

/** Port for suggested rates and for what the bank lends for. */
export class TarificadorPort extends Port<TarificadorAdapter> implements TarificadorAdapter {
  /** Returns the annual percent. @throws Problem 404 if there is no rate */
  suggestedRate(request: RateRequest): Promise<Sourced<number>> {
    return this.once(JSON.stringify(request), () =>
      this.ask('suggestedRate', [request], (adapter) => adapter.suggestedRate(request)),
    );
  }

  realEstateTypes(): Promise<Sourced<RealEstateTypeDto[]>> {
    return this.ask('realEstateTypes', [], (adapter) => adapter.realEstateTypes());
  }

  rateGroups(): Promise<Sourced<RateGroupDto[]>> {
    return this.ask('rateGroups', [], (adapter) => adapter.rateGroups());
  }

  ratesInForce(): Promise<Sourced<RateInForceDto[]>> {
    return this.ask('ratesInForce', [], (adapter) => adapter.ratesInForce());
  }

  rows<T extends RateTable>(table: T): Promise<Sourced<Row<T>[]>> {
    return this.ask(table, [], (adapter) => adapter.rows(table));
  }

  add<T extends RateTable>(table: T, row: Added<T>, act: RowAct): Promise<Sourced<Row<T>>> {
    return this.act((adapter) => adapter.add(table, row, act));
  }

  change<T extends RateTable>(table: T, change: RowChange<T>, act: RowAct): Promise<Sourced<Row<T>>> {
    return this.act((adapter) => adapter.change(table, change, act));
  }

  addRates(rates: readonly NewRateDto[], act: RowAct): Promise<Sourced<Row<'Tarificador'>[]>> {
    return this.act((adapter) => adapter.addRates(rates, act));
  }

  remove(table: RateTable, id: number, act: RowAct, withRates = false): Promise<Sourced<null>> {
    return this.act((adapter) => adapter.remove(table, id, act, withRates));
  }
}
