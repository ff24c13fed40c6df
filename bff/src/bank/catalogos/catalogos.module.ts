import { Module } from '@nestjs/common';
import { bindPort } from '../../border/bind-port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { CatalogosController } from './catalogos.controller.ts';
import { CoreCatalogos } from './catalogos.core.ts';
import { LocalCatalogos } from './catalogos.local.ts';
import { type CatalogosAdapter, CatalogosPort } from './catalogos.port.ts';

@Module({
  controllers: [CatalogosController],
  providers: bindPort<CatalogosAdapter>({
    capability: 'catalogos',
    port: CatalogosPort,
    local: LocalCatalogos,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => new CoreCatalogos(upstream, lists),
  }),
  exports: [CatalogosPort],
})
export class CatalogosModule {}
