import { REFUSED_FILE } from '@simulador/contracts/platform/problems';
import type { components } from '@simulador/contracts/generated/bff';
import { answered, refusalText, refusedFields, type Outcome } from '#shared/api/api-error.ts';

type Schemas = components['schemas'];
type RefusedCell = Schemas['RefusedCellDto'];

const MAX_BYTES = 5 * 1024 * 1024;
const TOO_LARGE = 'El archivo supera los 5 MB.';

/** Refusal of a file: a fault of the whole file, or the cells with faults. */
export class FileRefusal extends Error {
  constructor(
    message: string,
    readonly reasons: readonly string[] = [],
    readonly cells: readonly RefusedCell[] = [],
  ) {
    super(message);
  }
}

/** Request with a file. `body` exists for its type only. */
type SentFile = { readonly body: { file: string }; readonly bodySerializer: () => FormData };

/**
 * Sends a spreadsheet and returns the answer's body and headers. @param post sends the request @param tooLarge message for a file
 * above the upload limit @throws FileRefusal, ApiError
 */
export async function sendFile<Answer>(
  file: File,
  post: (sent: SentFile) => Promise<Outcome<Answer>>,
  tooLarge = TOO_LARGE,
): ReturnType<typeof answered<Answer>> {
  if (file.size > MAX_BYTES) throw new FileRefusal(REFUSED_FILE, [tooLarge]);
  // A browser can't read a file that was saved again since it was chosen. The upload would look like a failed connection.
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) throw new FileRefusal('El archivo cambió: elíjalo otra vez.');
  const form = new FormData();
  form.append('file', new Blob([bytes], { type: file.type }), file.name);
  const outcome = post({ body: { file: file.name }, bodySerializer: () => form });
  const refusal = await outcome.then(
    ({ response, error }) => (response.status === 422 ? refusalOf(error) : null),
    () => null,
  );
  if (refusal !== null) throw refusal;
  return answered(outcome);
}

function refusalOf(problem: unknown): FileRefusal {
  const { rows } = problem as Partial<Schemas['RefusedFileDto']>;
  return new FileRefusal(
    problem === undefined ? REFUSED_FILE : refusalText(422, problem),
    refusedFields(problem).map(({ message }) => message),
    rows,
  );
}
