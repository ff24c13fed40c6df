import { Controller, Get, Headers, Post, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiProduces } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiIfMatch, ApiRowCount, ApiVersioned } from '../../http/api-problems.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { Operation } from '../../http/operation.ts';
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
@AllowStaff()
@Controller()
export class SpreadsheetsController {
  constructor(
    private readonly downloads: DownloadService,
    private readonly uploads: UploadService,
  ) {}

  @Get(PATH)
  @Operation(
    'download_simulations',
    'Simulations as a spreadsheet',
    { schema: { type: 'string', format: 'binary' } },
    400,
    403,
  )
  @ApiProduces(SPREADSHEET)
  @ApiRowCount()
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
  @TakesFile()
  @Operation('read_simulations', 'Previews the changes of a spreadsheet of simulations', ReadSimulationsDto)
  @ApiVersioned()
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
  @TakesFile()
  @Operation(
    'upload_simulations',
    'Applies state, resolution and executive of a spreadsheet, all rows or none',
    UploadedDto,
    409,
  )
  @ApiIfMatch('the ETag of the preview')
  async upload(
    @UploadedFile() file: SentFile | undefined,
    @Headers('if-match') ifMatch: string | undefined,
    @Req() request: Request,
  ): Promise<UploadedDto> {
    return { updated: await this.uploads.upload(request, requiredFile(file), ifMatch), message: UPLOADED };
  }
}
