import type { Sourced } from '../../border/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import type { InsuranceKind } from '../../database/entities/insurance.entity.ts';
import { LastKnown } from '../../border/upstream/last-known.ts';
import { slowlyChanging } from '../../border/upstream/slowly-changing.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { SeguroDto } from './seguros.dto.ts';
import { SegurosPort } from './seguros.port.ts';

/** The core's insurances, each list kept for itself and refreshed behind the request. */
export class CoreSeguros extends SegurosPort {
  private readonly lists: Readonly<Record<InsuranceKind, LastKnown<SeguroDto[]>>>;

  constructor(upstream: Upstream, clock: Clock) {
    super();
    const kept = (kind: InsuranceKind) =>
      new LastKnown<SeguroDto[]>({
        ...slowlyChanging(clock),
        load: () =>
          upstream.ask({
            operationId: `seguros_${kind}`,
            method: 'GET',
            path: `/api/external/seguros_${kind}/`,
          }),
      });
    this.lists = { desgravamen: kept('desgravamen'), incendio: kept('incendio'), cesantia: kept('cesantia') };
  }

  list(kind: InsuranceKind): Promise<Sourced<SeguroDto[]>> {
    return this.lists[kind].get();
  }
}
