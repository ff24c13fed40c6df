import { REFUSED_FILE } from '@simulador/contracts/messages/problems';
import type { components } from '@simulador/contracts/generated/bff';
import { answerOf, refusalText, refusedFields } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';

type Schemas = components['schemas'];
export type RefusedCell = Schemas['RefusedCellDto'];

/** Why nothing of a file was taken over: what is wrong with it as a whole, or in which cells. */
export interface RefusedFile {
  readonly message: string;
  readonly reasons: readonly string[];
  readonly cells: readonly RefusedCell[];
}

const CHANGED: RefusedFile = { message: 'El archivo cambió: elíjalo otra vez.', reasons: [], cells: [] };

/** Null for a file that was taken over. @throws ApiError */
export async function sendFile(file: File): Promise<RefusedFile | null> {
  // A browser does not read what was saved anew since it was chosen; sent as it is, that would look like a failed connection.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return CHANGED;
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: file.type }), file.name);
  const outcome = await client
    .POST('/simulations/api/simulations/excel', { body: { file: file.name }, bodySerializer: () => form })
    .catch((reason: unknown) => reason as Error);
  if (!(outcome instanceof Error) && outcome.response.status === 422) return refusalOf(outcome.error);
  await answerOf(outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve(outcome));
  return null;
}

function refusalOf(problem: unknown): RefusedFile {
  const { rows } = problem as Partial<Schemas['RefusedFileDto']>;
  return {
    message: problem === undefined ? REFUSED_FILE : refusalText(422, problem),
    reasons: refusedFields(problem).map(({ message }) => message),
    cells: rows ?? [],
  };
}
