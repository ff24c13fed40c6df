import { Port } from '../../border/port.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import type { CatalogosDto } from './catalogos.dto.ts';

export interface CatalogosAdapter {
  lists(): Promise<Sourced<CatalogosDto>>;
}

/** Port for the lists of the form. */
export class CatalogosPort extends Port<CatalogosAdapter> {
  /** @throws Problem 502/504 when the core is away and no answer of it is known. */
  lists(): Promise<Sourced<CatalogosDto>> {
    return this.ask('lists', [], (adapter) => adapter.lists());
  }
}
