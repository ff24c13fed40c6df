import {
  Controller,
  Get,
  HttpCode,
  Inject,
  Post,
  Query,
  Req,
  Res,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import {
  ApiBody,
  ApiConsumes,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { ApiProblems, ApiRowCount } from '../../http/api-problems.ts';
import { FILE_FORM, SPREADSHEET } from '../../http/media-types.ts';
import { AllowStaff } from '../../http/operation-facts.ts';
import { invalidFields } from '../../http/problem.ts';
import { DaysQueryDto } from '../simulations/days-query.dto.ts';
import { DownloadService } from './download/download.service.ts';
import { RefusedFileDto, UploadedDto } from './excel.dto.ts';
import { FILE_LIMITS } from './upload/refused-file.ts';
import { UploadService } from './upload/upload.service.ts';

const DISPOSITION = 'attachment; filename="Simulaciones.xlsx"';
const UPLOADED = 'Archivo cargado correctamente.';
const NO_FILE = 'Este campo es requerido';

/** Simulations as a spreadsheet: taken away, changed, and brought back. */
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
  @ApiProblems(400, 503)
  async download(
    @Query() query: DaysQueryDto,
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
      // Who goes away is owed nothing more.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }

  @Post()
  @HttpCode(200)
  @UseInterceptors(FileInterceptor('file', { limits: { fileSize: FILE_LIMITS.bytes, files: 1, fields: 0 } }))
  @ApiOperation({
    operationId: 'upload_simulations',
    summary: 'Takes over state, resolution and executive from a spreadsheet, all rows or none',
  })
  @ApiConsumes(FILE_FORM)
  @ApiBody({
    schema: {
      type: 'object',
      properties: { file: { type: 'string', format: 'binary' } },
      required: ['file'],
    },
  })
  @ApiOkResponse({ type: UploadedDto })
  @ApiUnprocessableEntityResponse({ type: RefusedFileDto })
  @ApiProblems(400, 503)
  async upload(
    @UploadedFile() file: { readonly buffer: Buffer } | undefined,
    @Req() request: Request,
  ): Promise<UploadedDto> {
    if (!file) throw invalidFields([{ name: 'file', message: NO_FILE }]);
    return { updated: await this.uploads.upload(request, file.buffer), message: UPLOADED };
  }
}
