import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { type PdfAdapter, pdfNotMade } from './pdf.port.ts';
import { RenderThread } from './render-thread.ts';

/** Renders the PDF in the BFF. */
@Injectable()
export class LocalPdf implements PdfAdapter, OnApplicationShutdown {
  private readonly thread = new RenderThread();

  async render(simulation: SimulationEntity): Promise<Sourced<Buffer>> {
    try {
      return fresh(await this.thread.render(simulation), 'local');
    } catch (error) {
      throw pdfNotMade(500, error);
    }
  }

  /** Ends the thread after the jobs, which render too. */
  async onApplicationShutdown(): Promise<void> {
    await this.thread.end();
  }
}
