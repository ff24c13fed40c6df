import { Controller, Get, Headers, HttpCode, Post, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiIfMatch, ApiProblems, ApiRowCount, ApiVersioned } from '../../http/api-problems.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { AllowStaff, OnlyReads } from '../../http/operation-facts.ts';
import { SearchQueryDto } from '../listing/listing.dto.ts';
import { DownloadService } from './download/download.service.ts';
import { UploadedDto } from './spreadsheets.dto.ts';
import { requiredFile, type SentFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { ReadSimulationsDto } from './upload/upload-preview.dto.ts';
import { UploadService } from './upload/upload.service.ts';

const PATH = 'simulations/api/simulations/excel';
const DISPOSITION = 'attachment; filename="Simulaciones.xlsx"';
const UPLOADED = 'Archivo cargado correctamente.';

/** Simulations as a spreadsheet: downloaded, edited, previewed and uploaded. */
@ApiTags('simulations')
@AllowStaff()
@Controller()
export class SpreadsheetsController {
  constructor(
    private readonly downloads: DownloadService,
    private readonly uploads: UploadService,
  ) {}

  @Get(PATH)
  @ApiOperation({ operationId: 'download_simulations', summary: 'Simulations as a spreadsheet' })
  @ApiProduces(SPREADSHEET)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiRowCount()
  @ApiProblems(400, 403, 503)
  async download(
    @Query() query: SearchQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { count, workbook } = await this.downloads.open(request, query);
    response.set({
      'Content-Type': SPREADSHEET,
      'Content-Disposition': DISPOSITION,
      'X-Row-Count': String(count),
    });
    await pipeline(workbook, response).catch((error: NodeJS.ErrnoException) => {
      // Nothing more is sent to a client that disconnected.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }

  @OnlyReads()
  @Post('api/simulador/planilla/lectura')
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    operationId: 'read_simulations',
    summary: 'Previews the changes of a spreadsheet of simulations',
  })
  @ApiOkResponse({ type: ReadSimulationsDto })
  @ApiVersioned()
  @ApiProblems(400, 503)
  async read(
    @UploadedFile() file: SentFile | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReadSimulationsDto> {
    const { preview, tag } = await this.uploads.read(request, requiredFile(file));
    response.setHeader('ETag', tag);
    return preview;
  }

  @Post(PATH)
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    operationId: 'upload_simulations',
    summary: 'Applies state, resolution and executive of a spreadsheet, all rows or none',
  })
  @ApiIfMatch('the ETag of the preview')
  @ApiOkResponse({ type: UploadedDto })
  @ApiProblems(400, 409, 503)
  async upload(
    @UploadedFile() file: SentFile | undefined,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<UploadedDto> {
    return { updated: await this.uploads.upload(request, requiredFile(file), ifMatch), message: UPLOADED };
  }
}
