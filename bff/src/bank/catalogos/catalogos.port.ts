import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { CatalogosDto } from './catalogos.dto.ts';

export interface CatalogosAdapter {
  /** Returns the lists. @throws Problem 502/504 if the core is unavailable and no answer is cached */
  lists(): Promise<Sourced<CatalogosDto>>;
}

/** Port for the lists of the form. */
export class CatalogosPort extends Port.of<CatalogosAdapter>()('lists') implements CatalogosAdapter {}
