import { Injectable, Module } from '@nestjs/common';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { bindPort } from '../../border/port.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Clock } from '../../clock/clock.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Problem } from '../../http/problem.ts';
import { databaseProblem } from '../../http/problem-body.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { type DatedUf, ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { UfHistory } from '../../bank/paridad/uf-history.ts';
import { CoreDividendo } from './dividendo.core.ts';
import { FinancingLimitsTable } from './financing-limits.ts';
import { calculatedRow } from './dividendo.arithmetic.ts';
import type { DividendoRequestDto } from './dividendo.dto.ts';
import { type CalculatedDividendo, type DividendoAdapter, DividendoPort } from './dividendo.port.ts';

/** Calculates here, with the UF of the paridad capability and the amounts set by an operator. */
@Injectable()
class LocalDividendo implements DividendoAdapter {
  constructor(
    private readonly paridad: ParidadPort,
    private readonly costParams: OperationCostParamsTable,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const [uf, params] = await Promise.all([this.currentUf(), this.costParams.current()]);
    const row = calculatedRow(request, this.clock.today(), uf.value, params);
    return fresh({ row, ufDate: uf.date }, 'local');
  }

  private async currentUf(): Promise<DatedUf> {
    try {
      return (await this.paridad.current()).value;
    } catch (error) {
      if (databaseProblem(error)) throw error;
      // Waiting some minutes would not help.
      if (error instanceof Problem && error.detail === SERVER_SENTENCES.noStoredUf)
        throw new Problem(503, SERVER_SENTENCES.noStoredUf, { cause: error });
      throw new Problem(503, SERVER_SENTENCES.noUf, { cause: error, headers: { 'Retry-After': '30' } });
    }
  }
}

@Module({
  providers: [
    FinancingLimitsTable,
    ...bindPort<DividendoAdapter>({
      capability: 'dividendo',
      port: DividendoPort,
      local: LocalDividendo,
      coreDependencies: [Clock, ParidadPort, UfHistory, OperationCostParamsTable, APP_CONFIG],
      onTheWire: (_operation, value) => (value as CalculatedDividendo).row,
      core: (
        upstream: Upstream,
        clock: Clock,
        paridad: ParidadPort,
        history: UfHistory,
        costParams: OperationCostParamsTable,
        { ufMaxDailyChangePct }: AppConfig,
      ) => new CoreDividendo(upstream, clock, paridad, history, costParams, ufMaxDailyChangePct),
    }),
  ],
  exports: [DividendoPort, FinancingLimitsTable],
})
export class DividendoModule {}
