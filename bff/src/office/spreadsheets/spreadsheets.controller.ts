import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import {
  ApiRowCount,
  ApiVersioned,
  SPREADSHEET,
  Operation,
  fileOf,
  Answer,
  AllowStaff,
  OnlyReads,
} from '../../http/operation.ts';
import { DataSource } from 'typeorm';
import { Audit } from '../../access/audit.ts';
import { actorOf, callerOf } from '../../access/caller.ts';
import { Clock } from '../../clock/clock.ts';
import { windowOf } from '../../simulations/reading/requested-window.ts';
import { ListFilters } from '../listing/list-filters.service.ts';
import { countSimulations } from '../listing/listed-simulations.ts';
import { SearchQueryDto } from '../listing/listing.dto.ts';
import { readSearchText } from '../listing/search-text.ts';
import { simulationRows } from './download/simulation-rows.ts';
import { simulationWorkbook } from './download/simulation-workbook.ts';
import { UploadedDto, ReadSimulationsDto } from './upload/upload-preview.dto.ts';
import { FormFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { UploadService } from './upload/upload.service.ts';
import { IfMatch, type Header } from '../../http/request-parts.ts';

const PATH = 'simulations/api/simulations/excel';
const DISPOSITION = 'attachment; filename="Simulaciones.xlsx"';
const UPLOADED = 'Archivo cargado correctamente.';

/** Simulations as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowStaff()
@Controller()
export class SpreadsheetsController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly filters: ListFilters,
    private readonly uploads: UploadService,
  ) {}

  /** Downloads simulations, whose rows are read on demand. See docs/rules.md R330, R331. @throws Problem 400, 403 */
  @Get(PATH)
  @Operation('download_simulations', 'Simulations as a spreadsheet', fileOf(SPREADSHEET), 400, 403)
  @ApiRowCount()
  async download(
    @Query() query: SearchQueryDto,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const filter = await this.filters.of(query, callerOf(request));
    const { from, to } = filter?.window ?? windowOf(this.clock.today(), query);
    const listed = filter && { filter, search: readSearchText(query.name ?? '') };
    // The number may differ by the end.
    const count = listed ? await countSimulations(this.source.manager, listed) : 0;
    const subject = `simulations of ${from} to ${to}`;
    await this.audit.note({ action: 'simulations_downloaded', actor: actorOf(request), subject });
    const rows = listed ? simulationRows(this.source, listed) : noRows();
    response.set({
      'Content-Type': SPREADSHEET,
      'Content-Disposition': DISPOSITION,
      'X-Row-Count': String(count),
    });
    await pipeline(simulationWorkbook(rows, count), response).catch((error: NodeJS.ErrnoException) => {
      // Nothing more is sent to a client that disconnected.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  }

  @OnlyReads()
  @Post('api/simulador/planilla/lectura')
  @TakesFile()
  @Operation('read_simulations', 'Previews the changes of a spreadsheet of simulations', ReadSimulationsDto)
  @ApiVersioned()
  async read(@FormFile() file: Buffer, @Req() request: Request) {
    const { preview, tag } = await this.uploads.read(request, file);
    return new Answer(preview, { ETag: tag });
  }

  @Post(PATH)
  @TakesFile()
  @Operation('upload_simulations', 'Applies a spreadsheet, all rows or none', UploadedDto)
  async upload(
    @FormFile() file: Buffer,
    @IfMatch('the ETag of the preview') ifMatch: Header,
    @Req() request: Request,
  ) {
    return { updated: await this.uploads.upload(request, file, ifMatch), message: UPLOADED };
  }
}

async function* noRows(): AsyncGenerator<never, void> {}
