import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { type PdfAdapter, pdfNotMade } from './pdf.port.ts';

/** Statuses that are passed on: 503 has its own sentence on when to retry, and nobody reads a 499. */
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

/** Converts the core's refusal of an existing simulation to a 502. */
function asPdfProblem(error: unknown): never {
  if (isProblem(error, ...PASSED_ON)) throw error;
  if (!(error instanceof Problem)) throw pdfNotMade(502, error);
  const problem = pdfNotMade(502, error.extra.cause);
  problem.logFields = error.logFields;
  throw problem;
}
