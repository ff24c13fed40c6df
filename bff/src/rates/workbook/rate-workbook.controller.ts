import { Controller, Get, HttpCode, Param, Post, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { requiredFile, type SentFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { ReadRatesDto, AppliedRatesDto } from './rate-workbook.dto.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

/** Rates of one product or of all as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowRoles('adminrole')
@ApiTags('simulador')
@Controller('api/simulador/tarifas/planilla')
export class RateWorkbookController {
  constructor(private readonly workbook: RateWorkbookService) {}

  @Get()
  @ApiOperation({ operationId: 'download_all_rates', summary: 'The rates of all products as a spreadsheet' })
  @ApiProduces(SPREADSHEET)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(502, 503, 504)
  downloadAll(@Res() response: Response): Promise<void> {
    return this.send(null, response);
  }

  @Get(':product')
  @ApiOperation({ operationId: 'download_rates', summary: "A product's rates as a spreadsheet" })
  @ApiProduces(SPREADSHEET)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(404, 502, 503, 504)
  download(@Param('product', NumberParam) product: number, @Res() response: Response): Promise<void> {
    return this.send(product, response);
  }

  @OnlyReads()
  @Post('lectura')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    operationId: 'read_all_rates',
    summary: 'Previews the changes of a spreadsheet of all rates',
  })
  @ApiOkResponse({ type: ReadRatesDto })
  @ApiProblems(400, 502, 503, 504)
  readAll(@UploadedFile() file: SentFile | undefined): Promise<ReadRatesDto> {
    return this.workbook.read(null, requiredFile(file));
  }

  @OnlyReads()
  @Post(':product/lectura')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({ operationId: 'read_rates', summary: 'Previews the changes of a spreadsheet of rates' })
  @ApiOkResponse({ type: ReadRatesDto })
  @ApiProblems(400, 404, 502, 503, 504)
  read(
    @Param('product', NumberParam) product: number,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<ReadRatesDto> {
    return this.workbook.read(product, requiredFile(file));
  }

  @Post()
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    operationId: 'take_all_rates',
    summary: 'Applies the rates of a spreadsheet of all products, all or none',
  })
  @ApiOkResponse({ type: AppliedRatesDto })
  @ApiProblems(400, 409, 502, 503, 504)
  async applyAll(
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<AppliedRatesDto> {
    return { changed: await this.workbook.apply(null, requiredFile(file), actorOf(request)) };
  }

  @Post(':product')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({ operationId: 'take_rates', summary: 'Applies the rates of a spreadsheet, all or none' })
  @ApiOkResponse({ type: AppliedRatesDto })
  @ApiProblems(400, 404, 409, 502, 503, 504)
  async apply(
    @Param('product', NumberParam) product: number,
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<AppliedRatesDto> {
    return { changed: await this.workbook.apply(product, requiredFile(file), actorOf(request)) };
  }

  private async send(product: number | null, response: Response): Promise<void> {
    const workbook = await this.workbook.workbook(product);
    response.set({ 'Content-Type': SPREADSHEET, 'Content-Disposition': DISPOSITION }).send(workbook);
  }
}
