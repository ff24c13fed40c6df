import { REFUSED_FILE } from '@simulador/contracts/messages/problems';
import { type FieldProblem, Problem } from '../../../http/problem.ts';
import type { RefusedCell } from './sheet-rows.ts';
import { FILE_LIMITS, RefusedFile } from './refused-file.ts';

const refusal = (rows: readonly RefusedCell[], fields: readonly FieldProblem[] = []): Problem =>
  new Problem(422, REFUSED_FILE, { fields, isVerbatim: true, members: { rows } });

const MORE = {
  name: 'file',
  message: `Hay más celdas por corregir: estas son las primeras ${FILE_LIMITS.refusals}.`,
};

/** Nothing of the file was applied, because of these cells. */
export const refusedCells = (cells: readonly RefusedCell[]): Problem =>
  refusal(cells.slice(0, FILE_LIMITS.refusals), cells.length > FILE_LIMITS.refusals ? [MORE] : []);

/** Nothing of the file was applied, because of the file itself. */
export const refusedFile = (message: string): Problem => refusal([], [{ name: 'file', message }]);

/**
 * Throws the error of reading a file as a problem.
 * @throws Problem 422 for a file that is not read, or the error as it is
 */
export function rethrowAsProblem(error: unknown): never {
  throw error instanceof RefusedFile ? refusedFile(error.message) : error;
}
