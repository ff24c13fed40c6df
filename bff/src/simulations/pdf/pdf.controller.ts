import { Controller, Get, Req, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { sourced } from '../../border/upstream/sourced.ts';
import { PDF, Operation, fileOf, AllowEveryCallerAndService, AsksCore } from '../../http/operation.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { PdfPort } from './pdf.port.ts';
import { UuidQuery } from '../../http/request-parts.ts';

/** File name 'Detalle Simulación.pdf'; the ASCII name is for clients that do not support the other (RFC 6266). */
const DISPOSITION = `attachment; filename="Detalle Simulacion.pdf"; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf`;

@AllowEveryCallerAndService()
@AsksCore()
@Controller('api/external')
export class PdfController {
  constructor(
    private readonly pdf: PdfPort,
    private readonly access: SimulationAccess,
  ) {}

  @Get('pdf_simulacion')
  @Operation('pdf_simulacion', 'A saved simulation as PDF, for those who may see it', fileOf(PDF), 404, 409)
  async download(@UuidQuery('simulation') uuid: string, @Req() request: Request) {
    const pdf = await this.pdf.render(await this.access.visible(request, uuid));
    const { length } = pdf.value;
    return sourced(
      pdf,
      (bytes) => new StreamableFile(bytes, { type: PDF, disposition: DISPOSITION, length }),
    );
  }
}
