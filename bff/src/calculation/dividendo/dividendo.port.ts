import { Inject, Injectable } from '@nestjs/common';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { rateTmcRule } from '@simulador/contracts/calculation/rules/table-rate';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import type { Logger } from 'pino';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { Port, PORT_PARTS, type PortParts } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { invalidFields, isProblem, Problem } from '../../http/problem.ts';
import { currentRequest } from '../../http/request-scope.ts';
import { LOGGER } from '../../observability/logger.ts';
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
    private readonly tmc: TmcPort,
    @Inject(LOGGER) private readonly logger: Logger,
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
    return this.ask('calculate', [request], async (adapter) => {
      const answer = adapter.calculate(request);
      // A core that is compared with us refuses by itself.
      const isAllowed = this.answersWith(adapter) ? this.assertBelowTmc(request) : null;
      return (await Promise.all([answer, isAllowed]))[0];
    });
  }

  /** Checks a request before it is calculated. @throws Problem 400 with one entry per invalid field, 503 without a database */
  async assertCalculable(request: DividendoRequestDto): Promise<void> {
    assertCalculable(request, await this.financing.current());
  }

  private async assertBelowTmc(request: DividendoRequestDto): Promise<void> {
    const { montocredito, plazototal, tasasimulacion } = request;
    const tmc = await this.tmc
      .ofCredit(montocredito, plazototal)
      .catch((error: unknown) => this.withoutTmc(error));
    const broken = tmc && rateTmcRule(tasasimulacion, tmc.value.annualPct);
    if (broken) throw invalidFields([{ name: 'tasasimulacion', message: violationText(broken) }]);
  }

  /** Goes on if a core answers, which knows the TMC itself. A missing segment of our table is our fault, not the client's: a 503. */
  private withoutTmc(error: unknown): null {
    if (!this.isOfCore)
      throw isProblem(error, 404) ? new Problem(503, SERVER_SENTENCES.noTmc, { cause: error }) : error;
    const requestId = currentRequest()?.requestId;
    this.logger.warn({ requestId, err: error }, 'rate not compared with the TMC');
    return null;
  }
}
