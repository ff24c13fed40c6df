import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { type PdfAdapter, pdfNotMade } from './pdf.port.ts';

/** Its own sentence says when to ask again; 499 is nobody's answer. */
const PASSED_ON: readonly number[] = [499, 503, 504];

export class CorePdf implements PdfAdapter {
  constructor(private readonly upstream: Upstream) {}

  async render({ uuid }: SimulationEntity): Promise<Sourced<Buffer>> {
    const pdf = await this.upstream
      .ask('pdf_simulacion', { query: { simulation: uuid } })
      .catch(asPdfProblem);
    return fresh(Buffer.from(pdf), 'core');
  }
}

/** That the core refuses a simulation that is there is the core's failure. */
function asPdfProblem(error: unknown): never {
  throw isProblem(error, ...PASSED_ON)
    ? error
    : pdfNotMade(502, error instanceof Problem ? error.extra.cause : error);
}
