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

/** Null for a file that was taken over. @throws ApiError */
export async function sendFile(file: File): Promise<RefusedFile | null> {
  const form = new FormData();
  form.append('file', file);
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
