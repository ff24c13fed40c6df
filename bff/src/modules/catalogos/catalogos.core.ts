import type { Sourced } from '../../capability/capability.ts';
import type { Clock } from '../../clock/clock.ts';
import { LastKnown } from '../../upstream/last-known.ts';
import { slowlyChanging } from '../../upstream/slowly-changing.ts';
import type { Upstream } from '../../upstream/upstream.ts';
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
