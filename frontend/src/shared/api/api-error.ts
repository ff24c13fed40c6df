import { ERROR_FIELDS } from '@simulador/contracts/api/operation';
import { noteServerTime } from './server-clock.ts';

const UNREACHABLE = 'No pudimos conectarnos. Revisa tu conexión y vuelve a intentarlo.';

/** Refused field: its name on the wire and a Spanish sentence. */
export interface RefusedField {
  readonly name: string;
  readonly message: string;
}

/** Refused or failed call, with a sentence for the user. `status` is 0 if there was no answer. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: readonly RefusedField[] = [],
    /** ETag of the current version, if the change was refused because it was made for an older one; else null. */
    readonly tag: string | null = null,
    /** Body of the refusal; undefined if there is none. */
    readonly body?: unknown,
  ) {
    super(message);
  }
}

/** Returns the fields of an unknown value; none of what is no object. */
const fieldsOf = (value: unknown) => Object(value) as Readonly<Record<string, unknown>>;

/** Returns the error text of a body: errors_detail, else errors, else detail; null if it has none. See docs/rules.md R172. */
export function errorTextIn(body: unknown): string | null {
  const texts = ERROR_FIELDS.map((field) => fieldsOf(body)[field]);
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null;
}

/** Returns the sentence of a refusal: the body's error text, else the body, else the status. See docs/rules.md R172. */
export function refusalText(status: number, body: unknown): string {
  const isFilled = typeof body === 'object' && Object.keys(fieldsOf(body)).length > 0;
  return errorTextIn(body) ?? (isFilled ? JSON.stringify(body) : `Error ${status}`);
}

/** Returns the Spanish text of a failed call; `otherwise` if the answer has a status only. */
export function failureText(reason: unknown, otherwise: string): string {
  if (!(reason instanceof ApiError) || reason.message === refusalText(reason.status, undefined))
    return otherwise;
  return reason.message;
}

const isRefusedField = (value: unknown): value is RefusedField =>
  typeof fieldsOf(value)['name'] === 'string' && typeof fieldsOf(value)['message'] === 'string';

export function refusedFields(body: unknown): readonly RefusedField[] {
  const { fields } = fieldsOf(body);
  return Array.isArray(fields) ? fields.filter(isRefusedField) : [];
}

const NO_CONTENT = 204;

/** Result of a call, as the API client returns it. */
export interface Outcome<Answer> {
  readonly data?: Answer | undefined;
  readonly error?: unknown;
  readonly response: Response;
}

/** Returns a successful answer's body and headers. @throws ApiError otherwise; an aborted call keeps its own error */
export async function answered<Answer>(
  call: Promise<Outcome<Answer>>,
): Promise<{ readonly body: Answer; readonly headers: Headers }> {
  const { data, error, response } = await call.catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    if (reason instanceof ApiError) throw reason;
    throw new ApiError(0, UNREACHABLE);
  });
  noteServerTime(response);
  const isEmpty = data === undefined && response.status !== NO_CONTENT;
  if (!response.ok || isEmpty) {
    const tag = response.headers.get('ETag');
    const text = refusalText(response.status, error);
    throw new ApiError(response.status, text, refusedFields(error), tag, error);
  }
  return { body: data as Answer, headers: response.headers };
}

/** Returns the body of a successful answer. @throws ApiError otherwise; an aborted call keeps its own error */
export const answerOf = async <Answer>(call: Promise<Outcome<Answer>>): Promise<Answer> =>
  (await answered(call)).body;
