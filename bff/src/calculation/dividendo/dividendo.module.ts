import { Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { UfHistory } from '../../bank/paridad/uf-history.ts';
import { CoreDividendo } from './dividendo.core.ts';
import { FinancingLimitsTable } from './financing-limits.ts';
import { LocalDividendo } from './dividendo.local.ts';
import { type CalculatedDividendo, type DividendoAdapter, DividendoPort } from './dividendo.port.ts';

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
