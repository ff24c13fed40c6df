/** Facts of the API documents about operations and fields, in addition to types. `npm run generate` turns them into tables. */
import type { Role } from '../people/access.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** HTTP methods of the core's operations. */
export type CoreMethod = Extract<Method, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;

/** Fields that may contain the reason of a failure. The first one with a text is the reason. */
export const ERROR_FIELDS = ['errors_detail', 'errors', 'detail', 'Mensaje'] as const;
export type ErrorField = (typeof ERROR_FIELDS)[number];

export interface OperationFacts {
  readonly method: Method;
  /** OpenAPI template: `/x/{uuid}/`. */
  readonly path: string;
  /** Whether the operation has side effects. */
  readonly acts: boolean;
  /** JSON paths of a successful answer whose texts are the bank's own: `comunas[].name`. */
  readonly publicTexts: readonly string[];
  /** Kind of personal data, or `none`, of the request's fields whose name means something else elsewhere: `amount`, an income here. */
  readonly personalHere: Readonly<Record<string, PersonalKind | 'none'>>;
}

export interface CoreOperationFacts extends OperationFacts {
  readonly method: CoreMethod;
  readonly errorField: ErrorField;
  /** Kind of credentials that the operation requires. */
  readonly credentials: 'service' | 'user' | 'none';
  /** Media type of a successful answer; null if it may be any. */
  readonly mediaType: 'application/json' | 'application/pdf' | null;
  /** Statuses in the API document, including `default`. */
  readonly statuses: readonly string[];
  /** Request fields that are figures, codes or flags, and not personal. */
  readonly figures: readonly string[];
}

/** Callers that an operation admits. All others are refused. */
export interface Access {
  readonly roles: readonly Role[];
  /** Whether the operators' credential is accepted too. If so, the 401 for a refused caller asks for it. */
  readonly operators?: true;
  /** Whether staff who head a branch are admitted too, for their branch alone. See docs/rules.md R720. */
  readonly heads?: true;
  /** Whether the answer depends on the caller. If so, an invalid token is refused even if everybody may call. */
  readonly byCaller?: true;
  /** Whether the service account's credentials are accepted too, for the bank's own scripts. */
  readonly service?: true;
}

/** Facts of our own operations for the client, recordings and replays. The BFF itself acts by its decorators. */
export interface BffOperationFacts extends OperationFacts {
  /** Roles that the operation admits. */
  readonly roles: Access['roles'];
}

export type PersonalKind =
  | 'secret'
  | 'token'
  | 'rut'
  | 'email'
  | 'phone'
  | 'name'
  | 'text'
  /** Years of a person, pesos a month, and the CUT code of a comuna: together they identify somebody. */
  | 'age'
  | 'income'
  | 'comuna';

/** Facts about a field name. */
export interface FieldFacts {
  /** Kind of personal data, which must not be shown. */
  readonly personal?: PersonalKind;
  /** Values of a personal field that identify nobody. */
  readonly publicValues?: readonly string[];
  /** Whether the value differs in every answer. */
  readonly volatile?: true;
  readonly number?: true;
  /** Whether the number is a code of the bank's lists. */
  readonly code?: true;
  /** Whether the value is a date or an instant that identifies nobody. */
  readonly date?: true;
  readonly values?: readonly string[];
}

/** Maximum difference of two figures, in their unit; with `perEach`, multiplied by the value of that field. */
export type Tolerance = number | { readonly perEach: string; readonly amount: number };

/** Object in the core's answers: its fields, and their tolerances. */
export interface ObjectTolerances {
  readonly names: readonly string[];
  readonly tolerances: Readonly<Record<string, Tolerance>>;
}
