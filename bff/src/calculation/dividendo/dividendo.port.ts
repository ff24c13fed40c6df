import { Inject, Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { Port, PORT_PARTS, type PortParts } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';
import { assertCalculable } from './dividendo.rules.ts';
import { FinancingLimitsTable } from './financing-limits.ts';

export interface CalculatedDividendo {
  readonly row: DividendoRowDto;
  /** Day of the UF with which the pesos were calculated. */
  readonly ufDate: IsoDate;
}

export interface DividendoAdapter {
  calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>>;
}

/** Port for the monthly payment of a mortgage. */
@Injectable()
export class DividendoPort extends Port<DividendoAdapter> {
  constructor(
    @Inject(PORT_PARTS) parts: PortParts<DividendoAdapter>,
    private readonly financing: FinancingLimitsTable,
  ) {
    super(parts);
  }

  /**
   * Calculates a credit. Never falls back to another source than the configured one.
   * @throws Problem 400 as `assertCalculable` does and for a rate above the TMC, 503 if no UF was ever known, 502/504 if the core is
   * unavailable
   */
  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    await this.assertCalculable(request);
    return this.ask('calculate', [request], (adapter) => adapter.calculate(request));
  }

  /** Checks a request before it is calculated. @throws Problem 400 with one entry per invalid field, 503 without a database */
  async assertCalculable(request: DividendoRequestDto): Promise<void> {
    assertCalculable(request, await this.financing.current());
  }
}
