import type { Sourced } from '../../border/sourced.ts';
import type { CatalogosDto } from './catalogos.dto.ts';

/** What may be chosen in the form? */
export abstract class CatalogosPort {
  /** @throws Problem 502/504 when the core is away and no answer of it is known. */
  abstract lists(): Promise<Sourced<CatalogosDto>>;
}
