import { Controller, Get, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { setSourceHeaders } from '../../border/upstream/sourced.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { PDF } from '../../http/media-types.ts';
import { AllowEveryCallerAndService } from '../../http/operation-facts.ts';
import { SimulationAccess } from '../reading/simulation-access.ts';
import { PdfPort } from './pdf.port.ts';

/** File name 'Detalle Simulación.pdf'; the ASCII name is for clients that do not support the other (RFC 6266). */
const DISPOSITION = `attachment; filename="Detalle Simulacion.pdf"; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf`;

@ApiTags('external')
@AllowEveryCallerAndService()
@Controller('api/external')
export class PdfController {
  constructor(
    private readonly pdf: PdfPort,
    private readonly access: SimulationAccess,
  ) {}

  @Get('pdf_simulacion')
  @ApiOperation({
    operationId: 'pdf_simulacion',
    summary: 'A saved simulation as PDF, for those who may see it',
  })
  @ApiQuery({ name: 'simulation', schema: { type: 'string', format: 'uuid' } })
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(404, 409, 500, 502, 503, 504)
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
