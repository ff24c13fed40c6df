import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { INMOBILIARIAS } from './inmobiliarias.capability.ts';
import { InmobiliariasController } from './inmobiliarias.controller.ts';
import { CoreInmobiliarias } from './inmobiliarias.core.ts';
import { LocalInmobiliarias } from './inmobiliarias.local.ts';
import { type InmobiliariasAdapter, InmobiliariasPort } from './inmobiliarias.port.ts';

@Module({
  controllers: [InmobiliariasController],
  providers: bindPort<InmobiliariasAdapter>({
    capability: INMOBILIARIAS.name,
    port: InmobiliariasPort,
    local: LocalInmobiliarias,
    coreDependencies: [Clock],
    core: (upstream: Upstream, clock: Clock) => new CoreInmobiliarias(upstream, clock),
  }),
  exports: [InmobiliariasPort],
})
export class InmobiliariasModule {}
