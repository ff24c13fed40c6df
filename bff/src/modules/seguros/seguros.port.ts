import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { SeguroDto } from './seguros.dto.ts';

export interface SegurosAdapter {
  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>>;
}

/** The insurances and their monthly prices. */
export class SegurosPort extends Port<SegurosAdapter> {
  /** @throws Problem 502/504 when the core is away and no answer of it is known. */
  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return this.ask('list', [kind], (adapter) => adapter.list(kind));
  }
}
