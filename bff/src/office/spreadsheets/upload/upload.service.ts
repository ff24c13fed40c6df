import { worded } from '@simulador/contracts/platform/sentence';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { createHash } from 'node:crypto';
import { DataSource } from 'typeorm';
import { callerOf } from '../../../access/caller.ts';
import { isMet } from '../../../http/request-parts.ts';
import { type FieldProblem, Problem } from '../../../http/problem.ts';
import { clientLeft, currentRequest } from '../../../http/request-scope.ts';
import { ExecutivesService } from '../../management/executives.service.ts';
import { ManagementService } from '../../management/management.service.ts';
import { RefusedChanges, type Change, type Decision, resolutionsInForce } from '../../management/decision.ts';
import { EXECUTIVE_HEADING, RESOLUTION_HEADING, STATE_HEADING } from '../download/columns.ts';
import {
  requestedChange,
  type RowChange,
  SIMULATION_SHEET,
  type SimulationSheet,
} from './requested-changes.ts';
import { FileReader } from '../../../spreadsheet/file-reader.ts';
import type { ChangeOfRowDto, ReadSimulationsDto } from './upload-preview.dto.ts';
import { foldingOnce, ID_HEADING, type RefusedCell } from '../../../spreadsheet/sheet-rows.ts';
import { KnownSimulations } from './known-simulations.ts';
import { refusedCells, refusedFile, rethrowAsProblem } from '../../../spreadsheet/refusals.ts';

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

/** Previews and applies the changes in an edited download, all of them or none. See docs/rules.md R332 to R336. */
@Injectable()
export class UploadService {
  constructor(
    private readonly source: DataSource,
    private readonly reader: FileReader,
    private readonly simulations: KnownSimulations,
    private readonly management: ManagementService,
    private readonly executives: ExecutivesService,
  ) {}

  /**
   * Returns what a file would change, row by row, and the tag of these changes of these versions.
   * @throws Problem 422 that names the cells, or the error of the file, that prevent its upload
   */
  async read(request: Request, file: Buffer): Promise<{ preview: ReadSimulationsDto; tag: string }> {
    const { changes, count } = await this.requested(request, file);
    const made = await this.management.previewAll(request, changes).catch(rethrowAsCells(changes));
    const changeOf = new Map(made.map((change) => [change.uuid, change]));
    const shown = await this.simulations.shown([...changeOf.keys()]);
    const preview = changes.flatMap(({ uuid, row }): ChangeOfRowDto[] => {
      const [change, client] = [changeOf.get(uuid), shown.get(uuid)];
      return change && client ? [{ row, ...client, ...named(change) }] : [];
    });
    return { preview: { changes: preview, same: count - preview.length }, tag: tagOf(changes) };
  }

  /**
   * Applies a file. Returns how many simulations were changed.
   * @param ifMatch tag of the preview; undefined applies what the file's versions allow
   * @throws Problem 409 if the file would make other changes than in its preview; 422 as `read` does
   */
  async upload(request: Request, file: Buffer, ifMatch: string | undefined): Promise<number> {
    const { changes } = await this.requested(request, file);
    if (!isMet(ifMatch, (tag) => tag === tagOf(changes))) throw new Problem(409, READ_AGAIN);
    if (changes.length === 0) return 0;
    if (currentRequest()?.isClientGone) throw clientLeft();
    return this.management.changeAll(request, changes).catch(rethrowAsCells(changes));
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
