import { Inject, Injectable, Module } from '@nestjs/common';
import { bindPort } from '../../border/port.ts';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { Upstream } from '../../border/upstream/upstream.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { figuresLink } from '../reading/figures-link.ts';
import { type PdfAdapter, PdfPort } from './pdf.port.ts';
import { RenderThread } from './render-thread.ts';

/** Returns the problem of a PDF that was not made, for which an immediate retry would not help. See docs/rules.md R152. */
const notMade = (status: 500 | 502, cause: unknown): Problem =>
  new Problem(status, 'No se pudo generar el PDF.', { cause });

/** Renders the PDF in the BFF. */
@Injectable()
class LocalPdf implements PdfAdapter {
  constructor(
    private readonly thread: RenderThread,
    @Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>,
  ) {}

  async render(simulation: SimulationEntity): Promise<Sourced<Buffer>> {
    const link = figuresLink(simulation, this.config.publicUrl);
    try {
      return fresh(await this.thread.render(simulation, link), 'local');
    } catch (error) {
      throw notMade(500, error);
    }
  }
}

/** Statuses that are passed on: 503 has its own sentence on when to retry, and nobody reads a 499. */
const PASSED_ON: readonly number[] = [499, 503, 504];

/** Converts the core's refusal of an existing simulation to a 502. */
function asPdfProblem(error: unknown): never {
  if (isProblem(error, ...PASSED_ON)) throw error;
  if (!(error instanceof Problem)) throw notMade(502, error);
  const problem = notMade(502, error.extra.cause);
  problem.logFields = error.logFields;
  throw problem;
}

@Module({
  providers: [
    { provide: RenderThread, useFactory: () => new RenderThread() },
    ...bindPort<PdfAdapter>({
      capability: 'pdf',
      port: PdfPort,
      local: LocalPdf,
      // Two renderers never make equal bytes, so only the success of both is compared.
      onTheWire: () => ({ type: 'application/pdf' }),
      core: (upstream: Upstream) => ({
        render: async ({ uuid }) => {
          const asked = upstream.ask('pdf_simulacion', { query: { simulation: uuid } });
          return fresh(Buffer.from(await asked.catch(asPdfProblem)), 'core');
        },
      }),
    }),
  ],
  exports: [PdfPort],
})
export class PdfModule {}
