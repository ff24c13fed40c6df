import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';

const OPERATION = 'calc_dividendo';

/** Asks the core, which uses its own UF: that of the request's day in Santiago. */
export class CoreDividendo implements DividendoAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const ufDate = this.clock.today();
    const answer = await this.upstream.ask(OPERATION, { body: request });
    return fresh({ row: answer.salida[0] as DividendoRowDto, ufDate }, 'core');
  }
}
