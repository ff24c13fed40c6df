import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { CATALOGOS } from './catalogos.capability.ts';
import { CatalogosController } from './catalogos.controller.ts';
import { CoreCatalogos } from './catalogos.core.ts';
import { LocalCatalogos } from './catalogos.local.ts';
import { type CatalogosAdapter, CatalogosPort } from './catalogos.port.ts';

@Module({
  controllers: [CatalogosController],
  providers: bindPort<CatalogosAdapter>({
    capability: CATALOGOS.name,
    port: CatalogosPort,
    local: LocalCatalogos,
    coreDependencies: [Clock],
    core: (upstream: Upstream, clock: Clock) => new CoreCatalogos(upstream, clock),
  }),
  exports: [CatalogosPort],
})
export class CatalogosModule {}
