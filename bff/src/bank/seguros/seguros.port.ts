import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { SeguroDto } from './seguros.dto.ts';

export type InsuranceKind = 'desgravamen' | 'incendio' | 'cesantia';

export interface SegurosAdapter {
  /** Returns the insurances of a kind. @throws Problem 502/504 if the core is unavailable and no answer is cached */
  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>>;
}

/** Port for insurances and their monthly prices. */
export class SegurosPort extends Port.of<SegurosAdapter>()('list') implements SegurosAdapter {}
