import { REFUSED_FILE } from '@simulador/contracts/platform/problems';
import { type FieldProblem, Problem } from '../http/problem.ts';
import type { RefusedCell } from './sheet-rows.ts';
import { FILE_LIMITS, RefusedFile } from './refused-file.ts';

const refusal = (rows: readonly RefusedCell[], fields: readonly FieldProblem[] = []): Problem =>
  new Problem(422, REFUSED_FILE, { fields, members: { rows } });

const MORE = {
  name: 'file',
  message: `Hay más celdas por corregir: estas son las primeras ${FILE_LIMITS.refusals}.`,
};

/** Problem of a file of which nothing was applied, with the cells that prevented it. */
export const refusedCells = (cells: readonly RefusedCell[]): Problem =>
  refusal(cells.slice(0, FILE_LIMITS.refusals), cells.length > FILE_LIMITS.refusals ? [MORE] : []);

/** Problem of a file that can't be read. */
export const refusedFile = (message: string): Problem => refusal([], [{ name: 'file', message }]);

/** Converts the error of reading a file to a problem. @throws Problem 422 for an unreadable file, otherwise the unchanged error */
export function rethrowAsProblem(error: unknown): never {
  throw error instanceof RefusedFile ? refusedFile(error.message) : error;
}
