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
import { type ChangeOfRowDto, UploadedDto, ReadSimulationsDto } from './upload/upload-preview.dto.ts';
import { FormFile, TakesFile } from '../../spreadsheet/sent-file.ts';
import { worded } from '@simulador/contracts/platform/sentence';
import { createHash } from 'node:crypto';
import { type FieldProblem, Problem } from '../../http/problem.ts';
import { clientLeft, currentRequest } from '../../http/request-scope.ts';
import { allAssignable } from '../management/executives.ts';
import { ManagementService } from '../management/management.service.ts';
import { RefusedChanges, type Change, type Decision, resolutionsInForce } from '../management/decision.ts';
import { EXECUTIVE_HEADING, RESOLUTION_HEADING, STATE_HEADING } from './download/columns.ts';
import {
  requestedChange,
  type RowChange,
  SIMULATION_SHEET,
  type SimulationSheet,
} from './upload/requested-changes.ts';
import { FileReader } from '../../spreadsheet/file-reader.ts';
import { foldingOnce, ID_HEADING, type RefusedCell } from '../../spreadsheet/sheet-rows.ts';
import { KnownSimulations } from './upload/known-simulations.ts';
import { refusedCells, refusedFile, rethrowAsProblem } from '../../spreadsheet/refusals.ts';
import { IfMatch, isMet, type Header } from '../../http/request-parts.ts';

const PATH = 'simulations/api/simulations/excel';
const DISPOSITION = 'attachment; filename="Simulaciones.xlsx"';
const UPLOADED = 'Archivo cargado correctamente.';

/** Maximum number of changes that one statement can write within the statement timeout. */
const CHANGES_MAX = 2_000;
const TOO_MANY = `El archivo cambia más de ${CHANGES_MAX.toLocaleString('es-CL')} simulaciones. Divídalo en varios.`;

const READ_AGAIN =
  'Una o más de estas simulaciones cambiaron después de que se revisaron. Revise el archivo otra vez.';

/** Columns to name in the refusal of a change. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  estado: STATE_HEADING,
  resolucion: RESOLUTION_HEADING,
  commercial: EXECUTIVE_HEADING,
};

/** Simulations as a spreadsheet: downloaded, edited, previewed and uploaded. */
@AllowStaff()
@Controller()
export class SpreadsheetsController {
  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly filters: ListFilters,
    private readonly reader: FileReader,
    private readonly simulations: KnownSimulations,
    private readonly management: ManagementService,
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

  /**
   * Returns what a file would change, row by row, with the tag of these changes of these versions.
   * @throws Problem 422 that names the cells, or the error of the file, that prevent its upload
   */
  @OnlyReads()
  @Post('api/simulador/planilla/lectura')
  @TakesFile()
  @Operation('read_simulations', 'Previews the changes of a spreadsheet of simulations', ReadSimulationsDto)
  @ApiVersioned()
  async read(@FormFile() file: Buffer, @Req() request: Request) {
    const { changes, count } = await this.requested(request, file);
    const made = await this.management.previewAll(request, changes).catch(rethrowAsCells(changes));
    const changeOf = new Map(made.map((change) => [change.uuid, change]));
    const shown = await this.simulations.shown([...changeOf.keys()]);
    const preview = changes.flatMap(({ uuid, row }): ChangeOfRowDto[] => {
      const [change, client] = [changeOf.get(uuid), shown.get(uuid)];
      return change && client ? [{ row, ...client, ...named(change) }] : [];
    });
    return new Answer({ changes: preview, same: count - preview.length }, { ETag: tagOf(changes) });
  }

  /**
   * Applies a file, all of its changes or none. Without a tag it applies what the file's versions allow. See docs/rules.md R332 to R336.
   * @throws Problem 409 if the file would make other changes than in its preview; 422 as `read` does
   */
  @Post(PATH)
  @TakesFile()
  @Operation('upload_simulations', 'Applies a spreadsheet, all rows or none', UploadedDto)
  async upload(
    @FormFile() file: Buffer,
    @IfMatch('the ETag of the preview') ifMatch: Header,
    @Req() request: Request,
  ) {
    const { changes } = await this.requested(request, file);
    if (!isMet(ifMatch, (tag) => tag === tagOf(changes))) throw new Problem(409, READ_AGAIN);
    if (changes.length === 0) return { updated: 0, message: UPLOADED };
    if (currentRequest()?.isClientGone) throw clientLeft();
    const updated = await this.management.changeAll(request, changes).catch(rethrowAsCells(changes));
    return { updated, message: UPLOADED };
  }

  /** Returns the changes that a file requests, and the number of its rows. @throws Problem 422 */
  private async requested(
    request: Request,
    file: Buffer,
  ): Promise<{ readonly changes: readonly RowChange[]; readonly count: number }> {
    const sheet = await this.reader.read(file, SIMULATION_SHEET).catch(rethrowAsProblem);
    const { changes, refused } = await this.requestedChanges(request, sheet);
    if (refused.length > 0) throw refusedCells(refused);
    if (changes.length > CHANGES_MAX) throw refusedFile(TOO_MANY);
    return { changes, count: sheet.rows.length };
  }

  private async requestedChanges(
    request: Request,
    { rows, refused }: SimulationSheet,
  ): Promise<{ readonly changes: readonly RowChange[]; readonly refused: readonly RefusedCell[] }> {
    const { role, user } = callerOf(request);
    const named = {
      resolutions: await resolutionsInForce(this.source.manager),
      executives: await allAssignable(this.source.manager),
      mayAssign: role === 'adminrole',
      fold: foldingOnce(),
    };
    const known = await this.simulations.of(rows, user?.id);
    const outcomes = rows.map((row) => requestedChange(row, known.get(row.id), named));
    return {
      changes: outcomes.filter((each): each is RowChange => each !== null && 'wanted' in each),
      refused: [
        ...refused,
        ...outcomes.filter((each): each is RefusedCell => each !== null && 'message' in each),
      ].sort((one, other) => one.row - other.row),
    };
  }
}

async function* noRows(): AsyncGenerator<never, void> {}

/** Returns a tag of what a file changes, and of which versions. */
const tagOf = (changes: readonly RowChange[]): string =>
  `"${createHash('sha256').update(JSON.stringify(changes)).digest('base64url')}"`;

/** Returns the former and next names of a change; null for unchanged values. */
function named({ present, next, details }: Change): Omit<ChangeOfRowDto, 'row' | 'id' | 'name'> {
  const fromTo = <Value>(field: string, of: (decision: Decision) => Value) =>
    field in details ? { from: of(present), to: of(next) } : null;
  return {
    estado: fromTo('estado', ({ state }) => state.description),
    resolucion: fromTo('resolucion', ({ resolution }) => resolution.description),
    commercial: fromTo('commercial', ({ commercial }) => commercial?.fullName ?? null),
  };
}

/** Converts refused changes to a problem. @throws Problem 422, otherwise the unchanged error */
const rethrowAsCells =
  (changes: readonly RowChange[]) =>
  (error: unknown): never => {
    throw error instanceof RefusedChanges ? refusedCells(cellsOf(error, changes)) : error;
  };

/** Returns refused changes as cells of the file. */
const cellsOf = ({ problems }: RefusedChanges, changes: readonly RowChange[]): RefusedCell[] =>
  changes.flatMap(({ row, uuid }) => {
    const problem = problems.get(uuid);
    return problem
      ? fieldsOf(problem).map(({ name, message }) => ({
          row,
          column: columnOf(name),
          message: worded(message, 'staff'),
        }))
      : [];
  });

const columnOf = (name: string): string => COLUMN_OF[name] ?? ID_HEADING;
const fieldsOf = ({ extra, detail }: Problem): readonly FieldProblem[] =>
  extra.fields ?? [{ name: '', message: detail }];
