/** The facts of the API documents about operations and fields, besides types. `npm run generate` turns them into tables. */
import type { Role } from './access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** HTTP methods of the core's operations. */
export type CoreMethod = Extract<Method, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;

/** The fields in which an answer may say why it failed: the first of them that holds a text is the reason. */
export const ERROR_FIELDS = ['errors_detail', 'errors', 'detail'] as const;
export type ErrorField = (typeof ERROR_FIELDS)[number];

export interface OperationFacts {
  readonly method: Method;
  /** The OpenAPI template: `/x/{uuid}/`. */
  readonly path: string;
  /** Whether it does something; all others only read. */
  readonly acts: boolean;
  readonly errorField: ErrorField;
  /** Places of a successful answer whose texts are the bank's own: `comunas[].name`. */
  readonly publicTexts: readonly string[];
}

export interface CoreOperationFacts extends OperationFacts {
  readonly method: CoreMethod;
  /** Kind of credentials that the operation requires. */
  readonly credentials: 'service' | 'user' | 'none';
  /** Media type of a successful answer; null if it may be any. */
  readonly mediaType: 'application/json' | 'application/pdf' | null;
  /** The statuses that the document names, `default` among them. */
  readonly statuses: readonly string[];
  /** Fields of its request that are figures, codes or flags, and not personal. */
  readonly figures: readonly string[];
}

/** Callers that an operation admits; all others are refused. */
export interface Access {
  readonly roles: readonly Role[];
  /** True if the operators' credential is accepted too; the 401 to any other refused caller asks for it. */
  readonly operators?: true;
  /** Its answer depends on who calls: an invalid token is refused even where everybody may call. */
  readonly byCaller?: true;
  /** For the bank's own script too, by the service account's credentials. */
  readonly service?: true;
}

export interface BffOperationFacts extends OperationFacts, Access {
  /** Its body is a form with a file, not JSON. */
  readonly takesFile?: true;
  /** Its body is a form of texts, not JSON. */
  readonly takesForm?: true;
}

export type PersonalKind = 'secret' | 'token' | 'rut' | 'email' | 'phone' | 'name' | 'text';

/** Facts about a field, by its name. */
export interface FieldFacts {
  /** The kind of personal data: nothing of it may be shown. */
  readonly personal?: PersonalKind;
  /** Values of it that identify nobody, though others may. */
  readonly publicValues?: readonly string[];
  /** New in every answer. */
  readonly volatile?: true;
  readonly number?: true;
  /** A number of the bank's lists. */
  readonly code?: true;
  /** A date or an instant that identifies nobody. */
  readonly date?: true;
  readonly values?: readonly string[];
}

/** How far two figures may lie apart, in the figure's unit; `perEach` counts it once for each unit of another field. */
export type Tolerance = number | { readonly perEach: string; readonly amount: number };

/** An object of the core's answers: its fields, and the tolerances of those that have one. */
export interface ObjectTolerances {
  readonly names: readonly string[];
  readonly tolerances: Readonly<Record<string, Tolerance>>;
}
