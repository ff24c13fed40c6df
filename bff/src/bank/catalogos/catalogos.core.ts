import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { AnswerCache } from '../../border/upstream/answer-cache.ts';
import type { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import type { CatalogosAdapter } from './catalogos.port.ts';

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

/** The core's lists, cached. */
export class CoreCatalogos implements CatalogosAdapter {
  private readonly cache: AnswerCache<CatalogosDto>;

  constructor(upstream: Upstream, lists: CoreLists) {
    this.cache = lists.cache(upstream, 'catalogos_simulador', { flawAfter: lossFlaw });
  }

  lists(): Promise<Sourced<CatalogosDto>> {
    return this.cache.get();
  }
}
