import { Body, Controller, Get, Param, Post, Req, StreamableFile } from '@nestjs/common';
import type { Request } from 'express';
import { callerOf } from '../access/caller.ts';
import { sourced } from '../border/upstream/sourced.ts';
import {
  AllowEverybody,
  AllowEveryCallerAndService,
  ApiUfDate,
  ApiVersioned,
  AsksCore,
  fileOf,
  OnlyReads,
  Operation,
  PDF,
} from '../http/operation.ts';
import { UuidQuery } from '../http/request-parts.ts';
import { PdfPort } from './pdf/pdf.port.ts';
import { QuoteDto, QuoteLinkDto } from './quotes/quote.dto.ts';
import { QuotesService } from './quotes/quotes.service.ts';
import { SimulationAccess } from './reading/simulation-access.ts';
import { SimulationDto, toSimulationDto } from './reading/simulation.read-model.ts';
import { versionedWithUf } from './reading/simulation-version.ts';

/** File name 'Detalle Simulación.pdf'; the ASCII name is for clients that do not support the other (RFC 6266). */
const DISPOSITION = `attachment; filename="Detalle Simulacion.pdf"; filename*=UTF-8''Detalle%20Simulaci%C3%B3n.pdf`;

@Controller()
export class SimulationsController {
  constructor(
    private readonly pdf: PdfPort,
    private readonly access: SimulationAccess,
    private readonly quotes: QuotesService,
  ) {}

  @AllowEveryCallerAndService()
  @Get('simulations/api/simulation/:uuid')
  @Operation('simulation', 'A saved simulation', SimulationDto)
  @ApiUfDate()
  @ApiVersioned()
  async read(@Param('uuid') uuid: string, @Req() request: Request) {
    return versionedWithUf(toSimulationDto(await this.access.visible(request, uuid), callerOf(request)));
  }

  @AllowEveryCallerAndService()
  @AsksCore()
  @Get('api/external/pdf_simulacion')
  @Operation('pdf_simulacion', 'A saved simulation as PDF, for those who may see it', fileOf(PDF), 404, 409)
  async download(@UuidQuery('simulation') uuid: string, @Req() request: Request) {
    const pdf = await this.pdf.render(await this.access.visible(request, uuid));
    const { length } = pdf.value;
    return sourced(
      pdf,
      (bytes) => new StreamableFile(bytes, { type: PDF, disposition: DISPOSITION, length }),
    );
  }

  @AllowEverybody()
  @OnlyReads()
  @Post('api/simulador/cotizacion')
  @Operation('cotizacion', 'The rate that a saved simulation quotes, by its link', QuoteDto, 404)
  quote(@Body() body: QuoteLinkDto) {
    return this.quotes.find(body);
  }
}
