import type { Sourced } from '../../border/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { LastKnown } from '../../border/upstream/last-known.ts';
import { slowlyChanging } from '../../border/upstream/slowly-changing.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { CatalogosDto } from './catalogos.dto.ts';
import { CatalogosPort } from './catalogos.port.ts';

/** The core's lists, kept and refreshed behind the request. */
export class CoreCatalogos extends CatalogosPort {
  private readonly lastKnown: LastKnown<CatalogosDto>;

  constructor(upstream: Upstream, clock: Clock) {
    super();
    this.lastKnown = new LastKnown({
      ...slowlyChanging(clock),
      load: () =>
        upstream.ask<CatalogosDto>({
          operationId: 'catalogos_simulador',
          method: 'GET',
          path: '/api/external/catalogos_simulador/',
        }),
    });
  }

  lists(): Promise<Sourced<CatalogosDto>> {
    return this.lastKnown.get();
  }
}
