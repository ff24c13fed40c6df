import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { RateHistory } from './rate-history.ts';
import { TARIFICADOR } from './tarificador.capability.ts';
import { TarificadorController } from './tarificador.controller.ts';
import { CoreTarificador } from './tarificador.core.ts';
import { LocalTarificador } from './tarificador.local.ts';
import { type TarificadorAdapter, TarificadorPort } from './tarificador.port.ts';

@Module({
  controllers: [TarificadorController],
  providers: [
    RateHistory,
    ...bindPort<TarificadorAdapter>({
      capability: TARIFICADOR.name,
      port: TarificadorPort,
      local: LocalTarificador,
      onTheWire: (operation, value) => (operation === 'suggestedRate' ? { rate: value } : value),
      core: (upstream: Upstream) => new CoreTarificador(upstream),
    }),
  ],
  exports: [TarificadorPort, RateHistory],
})
export class TarificadorModule {}
