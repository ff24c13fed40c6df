import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { InmobiliariasController } from './inmobiliarias.controller.ts';
import { CoreInmobiliarias } from './inmobiliarias.core.ts';
import { LocalInmobiliarias } from './inmobiliarias.local.ts';
import { type InmobiliariasAdapter, InmobiliariasPort } from './inmobiliarias.port.ts';

@Module({
  controllers: [InmobiliariasController],
  providers: bindPort<InmobiliariasAdapter>({
    capability: 'inmobiliarias',
    port: InmobiliariasPort,
    local: LocalInmobiliarias,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => new CoreInmobiliarias(upstream, lists),
  }),
  exports: [InmobiliariasPort],
})
export class InmobiliariasModule {}
