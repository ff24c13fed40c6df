import type { Sourced } from '../../border/upstream/sourced.ts';
import type { AnswerCache } from '../../border/upstream/answer-cache.ts';
import type { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import type { CatalogosAdapter } from './catalogos.port.ts';

/** The core's lists, cached. */
export class CoreCatalogos implements CatalogosAdapter {
  private readonly cache: AnswerCache<CatalogosDto>;

  constructor(upstream: Upstream, lists: CoreLists) {
    this.cache = lists.cache(upstream, 'catalogos_simulador');
  }

  lists(): Promise<Sourced<CatalogosDto>> {
    return this.cache.get();
  }
}
