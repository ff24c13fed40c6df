import type { Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import { type AnswerCache, listCache } from '../../border/upstream/answer-cache.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { SeguroDto } from './seguros.dto.ts';
import type { SegurosAdapter } from './seguros.port.ts';

/** Caches each of the core's lists of insurances separately. */
export class CoreSeguros implements SegurosAdapter {
  private readonly lists: Readonly<Record<InsuranceKind, AnswerCache<SeguroDto[]>>>;

  constructor(upstream: Upstream, clock: Clock) {
    this.lists = {
      desgravamen: listCache(clock, () => upstream.ask('seguros_desgravamen')),
      incendio: listCache(clock, () => upstream.ask('seguros_incendio')),
      cesantia: listCache(clock, () => upstream.ask('seguros_cesantia')),
    };
  }

  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return this.lists[kind].get();
  }
}
