import { Module } from '@nestjs/common';
import { ufValueToNumber } from '@simulador/contracts/domain/money';
import { bindPort } from '../../border/bind-port.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { TableChanges } from '../../database/table-changes.ts';
import { PARIDAD } from './paridad.capability.ts';
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
      capability: PARIDAD.name,
      port: ParidadPort,
      local: LocalParidad,
      coreDependencies: [Clock, UfHistory, TableChanges],
      onTheWire: (_operation, value) => {
        const uf = value as DatedUf;
        return { value: ufValueToNumber(uf.value), date: uf.date };
      },
      core: (upstream: Upstream, clock: Clock, history: UfHistory, changes: TableChanges) =>
        new CoreParidad(upstream, clock, history, changes),
    }),
  ],
  exports: [ParidadPort, UfHistory],
})
export class ParidadModule {}
