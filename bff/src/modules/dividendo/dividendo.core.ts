import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Clock } from '../../clock/clock.ts';
import { unusableAnswer } from '../../border/upstream/upstream-problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import type { DividendoRequestDto, DividendoRowDto } from './dividendo.dto.ts';
import type { CalculatedDividendo, DividendoAdapter } from './dividendo.port.ts';

const OPERATION = 'calc_dividendo';

/** A row of another credit would pass for this one's figures. */
const answers = (row: DividendoRowDto, request: DividendoRequestDto): boolean =>
  row.Plazo === request.plazototal && row.Tasa === request.tasasimulacion;

/** The core calculates with its own UF, which is the one of the Santiago day of the request. */
export class CoreDividendo implements DividendoAdapter {
  constructor(
    private readonly upstream: Upstream,
    private readonly clock: Clock,
  ) {}

  async calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo>> {
    const ufDate = this.clock.today();
    const answer = await this.upstream.ask(OPERATION, { body: request });
    const [row] = answer.salida;
    if (!row || !answers(row, request)) throw unusableAnswer(OPERATION);
    return fresh({ row, ufDate }, 'core');
  }
}
