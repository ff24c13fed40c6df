import { Module } from '@nestjs/common';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { bindPort } from '../../border/port.ts';
import { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { CatalogosController } from './catalogos.controller.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import { LocalCatalogos } from './catalogos.local.ts';
import { type CatalogosAdapter, CatalogosPort } from './catalogos.port.ts';

/** Number of rows from which a list cannot lose more than half of them at once. */
const LONG_LIST = 10;

type Lists = Readonly<Record<string, readonly unknown[]>>;
const OWN: Lists = CATALOGOS;

/**
 * Returns the fault of an answer one of whose lists has lost more than half of its rows. A stored list that is longer than ours may be
 * wrong itself: then half of ours is enough. See docs/rules.md R971.
 */
function lossFlaw(stored: CatalogosDto, answer: CatalogosDto): Flaw | null {
  const now: Lists = { ...answer };
  const [lost] = Object.entries<readonly unknown[]>({ ...stored }).filter(
    ([name, { length }]) =>
      length >= LONG_LIST && (now[name]?.length ?? 0) * 2 < Math.min(length, OWN[name]?.length ?? length),
  );
  return lost ? { place: `$.${lost[0]}`, rule: 'shrunk', what: 'perdió más de la mitad de sus filas' } : null;
}

@Module({
  controllers: [CatalogosController],
  providers: bindPort<CatalogosAdapter>({
    capability: 'catalogos',
    port: CatalogosPort,
    local: LocalCatalogos,
    coreDependencies: [CoreLists],
    core: (upstream: Upstream, lists: CoreLists) => ({
      lists: () => lists.get(upstream, 'catalogos_simulador', { flawAfter: lossFlaw }),
    }),
  }),
  exports: [CatalogosPort],
})
export class CatalogosModule {}
