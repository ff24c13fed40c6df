import { Controller, Get, HttpCode, Inject, Post, Query, Req, Res, UploadedFile } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiProblems, ApiRowCount } from '../../http/api-problems.ts';
import { SPREADSHEET } from '../../http/media-types.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { SearchQueryDto } from '../listing/listing.dto.ts';
import { DownloadService } from './download/download.service.ts';
import { UploadedDto } from './excel.dto.ts';
import { givenFile, type SentFile, TakesFile } from './sent-file.ts';
import { UploadService } from './upload/upload.service.ts';

const DISPOSITION = 'attachment; filename="Simulaciones.xlsx"';
const UPLOADED = 'Archivo cargado correctamente.';

/** Simulations as a spreadsheet: downloaded, edited, and uploaded. */
@ApiTags('simulations')
@AllowStaff()
@Controller('simulations/api/simulations/excel')
export class ExcelController {
  constructor(
    @Inject(DownloadService) private readonly downloads: DownloadService,
    @Inject(UploadService) private readonly uploads: UploadService,
  ) {}

  @Get()
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

  @Post()
  @HttpCode(200)
  @TakesFile()
  @ApiOperation({
    operationId: 'upload_simulations',
    summary: 'Applies state, resolution and executive of a spreadsheet, all rows or none',
  })
  @ApiOkResponse({ type: UploadedDto })
  @ApiProblems(400, 503)
  async upload(@UploadedFile() file: SentFile | undefined, @Req() request: Request): Promise<UploadedDto> {
    return { updated: await this.uploads.upload(request, givenFile(file)), message: UPLOADED };
  }
}
