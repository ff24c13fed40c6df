import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { ParidadModule } from '../paridad/paridad.module.ts';
import { TmcController } from './tmc.controller.ts';
import { CoreTmc } from './tmc.core.ts';
import { LocalTmc } from './tmc.local.ts';
import { type Tmc, type TmcAdapter, TmcPort } from './tmc.port.ts';

@Module({
  imports: [ParidadModule],
  controllers: [TmcController],
  providers: bindPort<TmcAdapter>({
    capability: 'tmc',
    port: TmcPort,
    local: LocalTmc,
    onTheWire: (_operation, value) => ({ Valor: (value as Tmc).annualPct }),
    core: (upstream: Upstream) => new CoreTmc(upstream),
  }),
  exports: [TmcPort],
})
export class TmcModule {}
