import { Controller, Get, Param, Post, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { actorOf } from '../../access/caller.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { Operation } from '../../http/operation.ts';
import { AllowRoles, OnlyReads } from '../../http/operation-facts.ts';
import { NumberParam } from '../../http/path-params.ts';
import { requiredFile, type SentFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { ReadRatesDto, AppliedRatesDto } from './rate-workbook.dto.ts';
import { RateWorkbookService } from './rate-workbook.service.ts';

const DISPOSITION = 'attachment; filename="Tarifas.xlsx"';

/** Rates of one product or of all as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowRoles('adminrole')
@Controller('api/simulador/tarifas/planilla')
export class RateWorkbookController {
  constructor(private readonly workbook: RateWorkbookService) {}

  @Get()
  @Operation(
    'download_all_rates',
    'The rates of all products as a spreadsheet',
    { schema: { type: 'string', format: 'binary' } },
    502,
    504,
  )
  @ApiProduces(SPREADSHEET)
  downloadAll(@Res() response: Response): Promise<void> {
    return this.send(null, response);
  }

  @Get(':product')
  @Operation(
    'download_rates',
    "A product's rates as a spreadsheet",
    { schema: { type: 'string', format: 'binary' } },
    404,
    502,
    504,
  )
  @ApiProduces(SPREADSHEET)
  download(@Param('product', NumberParam) product: number, @Res() response: Response): Promise<void> {
    return this.send(product, response);
  }

  @OnlyReads()
  @Post('lectura')
  @TakesFile()
  @Operation('read_all_rates', 'Previews the changes of a spreadsheet of all rates', ReadRatesDto, 502, 504)
  readAll(@UploadedFile() file: SentFile | undefined): Promise<ReadRatesDto> {
    return this.workbook.read(null, requiredFile(file));
  }

  @OnlyReads()
  @Post(':product/lectura')
  @TakesFile()
  @Operation('read_rates', 'Previews the changes of a spreadsheet of rates', ReadRatesDto, 404, 502, 504)
  read(
    @Param('product', NumberParam) product: number,
    @UploadedFile() file: SentFile | undefined,
  ): Promise<ReadRatesDto> {
    return this.workbook.read(product, requiredFile(file));
  }

  @Post()
  @TakesFile()
  @Operation(
    'take_all_rates',
    'Applies the rates of a spreadsheet of all products, all or none',
    AppliedRatesDto,
    409,
    502,
    504,
  )
  async applyAll(
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
  ): Promise<AppliedRatesDto> {
    return { changed: await this.workbook.apply(null, requiredFile(file), actorOf(request)) };
  }

  @Post(':product')
  @TakesFile()
  @Operation(
    'take_rates',
    'Applies the rates of a spreadsheet, all or none',
    AppliedRatesDto,
    404,
    409,
    502,
    504,
  )
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
