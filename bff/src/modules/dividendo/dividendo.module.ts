import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { OperationCostsModule } from '../operation-costs/operation-costs.module.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { TmcModule } from '../tmc/tmc.module.ts';
import { DIVIDENDO } from './dividendo.capability.ts';
import { DividendoController } from './dividendo.controller.ts';
import { CoreDividendo } from './dividendo.core.ts';
import { FinancingLimitsTable } from './financing-limits.ts';
import { LocalDividendo } from './dividendo.local.ts';
import { type CalculatedDividendo, type DividendoAdapter, DividendoPort } from './dividendo.port.ts';

@Module({
  imports: [ParidadModule, TmcModule, OperationCostsModule],
  controllers: [DividendoController],
  providers: [
    FinancingLimitsTable,
    ...bindPort<DividendoAdapter>({
      capability: DIVIDENDO.name,
      port: DividendoPort,
      local: LocalDividendo,
      coreDependencies: [Clock],
      onTheWire: (_operation, value) => (value as CalculatedDividendo).row,
      core: (upstream: Upstream, clock: Clock) => new CoreDividendo(upstream, clock),
    }),
  ],
  exports: [DividendoPort, FinancingLimitsTable],
})
export class DividendoModule {}
