import { Controller, Get, HttpCode, Inject, Param, Post, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { ApiProblems } from '../../http/api-problems.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { givenFile, type SentFile, TakesFile } from '../excel/sent-file.ts';
import { ReadRatesDto, TakenRatesDto } from './rate-sheets.dto.ts';
import { RateSheetsService } from './rate-sheets.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

/** A product's rates as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowRoles('adminrole')
@ApiTags('simulador')
@Controller('api/simulador/tarifas/planilla/:product')
export class RateSheetsController {
  constructor(@Inject(RateSheetsService) private readonly sheets: RateSheetsService) {}

  @Get()
  @ApiOperation({ operationId: 'download_rates', summary: "A product's rates as a spreadsheet" })
  @ApiProduces(SPREADSHEET)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(404, 502, 503, 504)
  async download(@Param('product', NumberParam) product: number, @Res() response: Response): Promise<void> {
    const workbook = await this.sheets.workbook(product);
    response.set({ 'Content-Type': SPREADSHEET, 'Content-Disposition': DISPOSITION }).send(workbook);
  }

  @OnlyReads()
  @Post('lectura')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({ operationId: 'read_rates', summary: 'Previews the changes of a spreadsheet of rates' })
  @ApiOkResponse({ type: ReadRatesDto })
  @ApiProblems(400, 404, 502, 503, 504)
  async read(
    @Param('product', NumberParam) product: number,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<ReadRatesDto> {
    return { rates: await this.sheets.read(product, givenFile(file)) };
  }

  @Post()
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({ operationId: 'take_rates', summary: 'Applies the rates of a spreadsheet, all or none' })
  @ApiOkResponse({ type: TakenRatesDto })
  @ApiProblems(400, 404, 409, 502, 503, 504)
  async take(
    @Param('product', NumberParam) product: number,
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<TakenRatesDto> {
    return { changed: await this.sheets.take(product, givenFile(file), actorOf(request)) };
  }
}
