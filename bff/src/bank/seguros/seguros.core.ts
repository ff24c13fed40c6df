import type { Sourced } from '../../border/upstream/sourced.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { AnswerCache } from '../../border/upstream/answer-cache.ts';
import type { CoreLists } from '../../border/upstream/core-lists.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { SeguroDto } from './seguros.dto.ts';
import type { SegurosAdapter } from './seguros.port.ts';

const IDS = {
  desgravamen: 'seguros_desgravamen',
  incendio: 'seguros_incendio',
  cesantia: 'seguros_cesantia',
} as const;

/** Caches each of the core's lists of insurances separately. */
export class CoreSeguros implements SegurosAdapter {
  private readonly lists: Readonly<Record<InsuranceKind, AnswerCache<SeguroDto[]>>>;

  constructor(upstream: Upstream, lists: CoreLists) {
    const of = (kind: InsuranceKind): AnswerCache<SeguroDto[]> => lists.cache(upstream, IDS[kind]);
    this.lists = { desgravamen: of('desgravamen'), incendio: of('incendio'), cesantia: of('cesantia') };
  }

  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return this.lists[kind].get();
  }
}
