import { Module } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { bindPort } from '../../border/port.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { ParidadController } from './paridad.controller.ts';
import { CoreParidad } from './paridad.core.ts';
import { LocalParidad } from './paridad.local.ts';
import { type DatedUf, type ParidadAdapter, ParidadPort } from './paridad.port.ts';
import { UfHistory } from './uf-history.ts';

@Module({
  controllers: [ParidadController],
  providers: [
    UfHistory,
    ...bindPort<ParidadAdapter>({
      capability: 'paridad',
      port: ParidadPort,
      local: LocalParidad,
      coreDependencies: [Clock, UfHistory, APP_CONFIG, TableChanges],
      onTheWire: (_operation, value) => {
        const uf = value as DatedUf;
        return { value: ufValueToNumber(uf.value), date: uf.date };
      },
      core: (
        upstream: Upstream,
        clock: Clock,
        history: UfHistory,
        { ufMaxDailyChangePct: maxDailyChangePct, modes }: AppConfig,
        changes: TableChanges,
      ) => {
        const isShadow = modes.paridad.mode === 'shadow';
        return new CoreParidad(upstream, clock, history, { maxDailyChangePct, isShadow }, changes);
      },
    }),
  ],
  exports: [ParidadPort, UfHistory],
})
export class ParidadModule {}
