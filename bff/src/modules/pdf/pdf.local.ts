import { Injectable } from '@nestjs/common';
import { fresh, type Sourced } from '../../border/upstream/sourced.ts';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { renderDetail } from './document/detail.ts';
import { openFonts } from './document/fonts.ts';
import { type PdfAdapter, pdfNotMade } from './pdf.port.ts';

/** Renders the PDF in the BFF. */
@Injectable()
export class LocalPdf implements PdfAdapter {
  private readonly fonts = openFonts();

  async render(simulation: SimulationEntity): Promise<Sourced<Buffer>> {
    try {
      return fresh(renderDetail(simulation, this.fonts), 'local');
    } catch (error) {
      throw pdfNotMade(500, error);
    }
  }
}
