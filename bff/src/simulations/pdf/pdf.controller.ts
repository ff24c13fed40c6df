import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiQuery } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { PDF } from '../../http/media-types.ts';
import { Operation } from '../../http/operation.ts';
import { AllowEveryCallerAndService } from '../../http/operation-facts.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { PdfPort } from './pdf.port.ts';

/** File name 'Detalle Simulación.pdf'; the ASCII name is for clients that do not support the other (RFC 6266). */
const DISPOSITION = `attachment; filename="Detalle Simulacion.pdf"; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf`;

@AllowEveryCallerAndService()
@Controller('api/external')
export class PdfController {
  constructor(
    private readonly pdf: PdfPort,
    private readonly access: SimulationAccess,
  ) {}

  @Get('pdf_simulacion')
  @Operation(
    'pdf_simulacion',
    'A saved simulation as PDF, for those who may see it',
    { schema: { type: 'string', format: 'binary' } },
    404,
    409,
    502,
    504,
  )
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  @ApiProduces(PDF)
  async download(
    @Query('simulation') uuid: string,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<StreamableFile> {
    const simulation = await this.access.visible(request, uuid);
    const pdf = setSourceHeaders(response, await this.pdf.render(simulation));
    return new StreamableFile(pdf, { type: PDF, disposition: DISPOSITION, length: pdf.length });
  }
}
