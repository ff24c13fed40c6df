import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';

const OPERATION = 'calc_dividendo';

const otherQuestion = (field: string, what: string): Flaw => ({
  ...{ place: `$.salida.*.${field}`, rule: 'other_question', what },
});

/** A row of another credit would pass for this one's figures. */
function flawOf(row: DividendoRowDto | undefined, request: DividendoRequestDto): Flaw | null {
  if (!row) return { place: '$.salida', rule: 'minItems', what: 'no trae el crédito pedido' };
  if (row.Plazo !== request.plazototal) return otherQuestion('Plazo', 'Plazo no es el pedido');
  return row.Tasa === request.tasasimulacion ? null : otherQuestion('Tasa', 'Tasa no es la pedida');
}

/** The core calculates with its own UF, which is the one of the Santiago day of the request. */
export class CoreDividendo implements DividendoAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const ufDate = this.clock.today();
    const answer = await this.upstream.ask(OPERATION, {
      body: request,
      flawOf: ({ salida }) => flawOf(salida[0], request),
    });
    return fresh({ row: answer.salida[0] as DividendoRowDto, ufDate }, 'core');
  }
}
