import { Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { SegurosController } from './seguros.controller.ts';
import { LocalSeguros } from './seguros.local.ts';
import { type SegurosAdapter, SegurosPort } from './seguros.port.ts';

@Module({
  controllers: [SegurosController],
  providers: bindPort<SegurosAdapter>({
    capability: 'seguros',
    port: SegurosPort,
    local: LocalSeguros,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => ({
      list: (kind) => lists.get(upstream, `seguros_${kind}`),
    }),
  }),
  exports: [SegurosPort],
})
export class SegurosModule {}
