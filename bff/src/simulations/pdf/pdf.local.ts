import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import { figuresLink } from '../reading/figures-link.ts';
import { type PdfAdapter, pdfNotMade } from './pdf.port.ts';
import { RenderThread } from './render-thread.ts';

/** Renders the PDF in the BFF. */
@Injectable()
export class LocalPdf implements PdfAdapter, OnApplicationShutdown {
  private readonly thread = new RenderThread();

  constructor(@Inject(APP_CONFIG) private readonly config: Pick<AppConfig, 'publicUrl'>) {}

  async render(simulation: SimulationEntity): Promise<Sourced<Buffer>> {
    const link = figuresLink(simulation, this.config.publicUrl);
    try {
      return fresh(await this.thread.render(simulation, link), 'local');
    } catch (error) {
      throw pdfNotMade(500, error);
    }
  }

  /** Ends the thread after the jobs, which render too. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.end();
  }
}
