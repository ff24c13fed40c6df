import { Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { Clock } from '../../clock/clock.ts';
import { TmcController } from './tmc.controller.ts';
import { CoreTmc } from './tmc.core.ts';
import { LocalTmc } from './tmc.local.ts';
import { type Tmc, type TmcAdapter, TmcPort } from './tmc.port.ts';

@Module({
  controllers: [TmcController],
  providers: bindPort<TmcAdapter>({
    capability: 'tmc',
    port: TmcPort,
    local: LocalTmc,
    onTheWire: (_operation, value) => ({ Valor: (value as Tmc).annualPct }),
    coreDependencies: [CoreLists, Clock],
    core: (upstream: Upstream, answers: CoreLists, clock: Clock) => new CoreTmc(upstream, answers, clock),
  }),
  exports: [TmcPort],
})
export class TmcModule {}
