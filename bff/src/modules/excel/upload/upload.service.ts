import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { callerOf } from '../../../access/caller.ts';
import type { FieldProblem, Problem } from '../../../http/problem.ts';
import { clientLeft, currentRequest } from '../../../http/request-scope.ts';
import { ExecutivesService } from '../../management/executives.service.ts';
import { ManagementService, RefusedChanges } from '../../management/management.service.ts';
import { resolutionsInForce } from '../../management/decision.ts';
import { EXECUTIVE_HEADING, ID_HEADING, RESOLUTION_HEADING, STATE_HEADING } from '../download/columns.ts';
import {
  requestedChange,
  type RowChange,
  SIMULATION_SHEET,
  type SimulationSheet,
} from './requested-changes.ts';
import { FileReader } from './file-reader.ts';
import { foldingOnce, type RefusedCell } from './sheet-rows.ts';
import { KnownSimulations } from './known-simulations.ts';
import { refusedCells, refusedFile, rethrowAsProblem } from './refusals.ts';

/** Maximum number of changes that one statement writes within the statement timeout. */
const CHANGES_MAX = 2_000;
const TOO_MANY = `El archivo cambia más de ${CHANGES_MAX.toLocaleString('es-CL')} simulaciones. Divídalo en varios.`;

/** Columns to name when a change is refused. */
const COLUMN_OF: Readonly<Record<string, string>> = {
  estado: STATE_HEADING,
  resolucion: RESOLUTION_HEADING,
  commercial: EXECUTIVE_HEADING,
};

/** Applies the changes in an edited download, all of them or none. See docs/rules.md R332 to R336. */
@Injectable()
export class UploadService {
  constructor(
    @Inject(DataSource) private readonly source: DataSource,
    @Inject(FileReader) private readonly reader: FileReader,
    @Inject(KnownSimulations) private readonly simulations: KnownSimulations,
    @Inject(ManagementService) private readonly management: ManagementService,
    @Inject(ExecutivesService) private readonly executives: ExecutivesService,
  ) {}

  /** How many simulations were changed. @throws Problem 422 that names the cells, or the flaw of the file, that prevent it */
  async upload(request: Request, file: Buffer): Promise<number> {
    const sheet = await this.reader.read(file, SIMULATION_SHEET).catch(rethrowAsProblem);
    const { changes, refused } = await this.requestedChanges(request, sheet);
    if (refused.length > 0) throw refusedCells(refused);
    if (changes.length > CHANGES_MAX) throw refusedFile(TOO_MANY);
    if (changes.length === 0) return 0;
    if (currentRequest()?.isClientGone) throw clientLeft();
    return this.management.changeAll(request, changes).catch((error: unknown) => {
      throw error instanceof RefusedChanges ? refusedCells(cellsOf(error, changes)) : error;
    });
  }

  private async requestedChanges(
    request: Request,
    { rows, refused }: SimulationSheet,
  ): Promise<{ readonly changes: readonly RowChange[]; readonly refused: readonly RefusedCell[] }> {
    const { role, user } = callerOf(request);
    const named = {
      resolutions: await resolutionsInForce(this.source.manager),
      executives: await this.executives.allAssignable(),
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

/** A refused change in the words of the file. */
const cellsOf = ({ problems }: RefusedChanges, changes: readonly RowChange[]): RefusedCell[] =>
  changes.flatMap(({ row, uuid }) => {
    const problem = problems.get(uuid);
    return problem
      ? fieldsOf(problem).map(({ name, message }) => ({ row, column: columnOf(name), message }))
      : [];
  });

const columnOf = (name: string): string => COLUMN_OF[name] ?? ID_HEADING;
const fieldsOf = ({ extra, detail }: Problem): readonly FieldProblem[] =>
  extra.fields ?? [{ name: '', message: detail }];
