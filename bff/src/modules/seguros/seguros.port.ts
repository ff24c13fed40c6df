import type { Sourced } from '../../border/sourced.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import type { SeguroDto } from './seguros.dto.ts';

/** Which insurances are there, and what do they cost a month? */
export abstract class SegurosPort {
  /** @throws Problem 502/504 when the core is away and no answer of it is known. */
  abstract list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>>;
}
