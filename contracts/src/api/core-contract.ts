import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { CORE_ANSWERS, CORE_BODIES, CORE_SCHEMAS } from '../generated/core-answers.ts';
import { CORE_OPERATIONS } from '../generated/core-operations.ts';
import { errorTextOf } from './field-facts.ts';
import { isObject } from './json.ts';
import type { CoreOperationId } from './core-request.ts';
import type { CoreOperationFacts } from './operation.ts';

const PDF_BEGINS = '%PDF-';
const PDF_ENDS = '%%EOF';
/** Number of last bytes in which PDF readers look for the end marker. */
const PDF_TAIL_BYTES = 1024;

export const coreOperation = (id: CoreOperationId): CoreOperationFacts => CORE_OPERATIONS[id];

/** Returns why a 200 failed, by its own words; null if it doesn't say so. Where any body is a success, `detail` may say that it worked. */
export const failureTextOf = (id: CoreOperationId, body: unknown): string | null =>
  coreOperation(id).mediaType === null ? errorTextOf(body, ['errors_detail', 'errors']) : errorTextOf(body);

/** `first` stops at the first error; `all` and `closed` report every error; `closed` also rejects fields that no schema names. */
type Strictness = 'first' | 'all' | 'closed';

/** Checks the core's answers against core.yaml: for the BFF at run time, and for `npm run conformance`. */
export class CoreContract {
  private readonly ajvs = new Map<Strictness, Ajv2020>();
  /** Compiled on first use, because compiling all of them takes a tenth of the start-up time. */
  private readonly validators = new Map<string, ValidateFunction>();

  /** Returns true if a successful answer of the operation is usable. */
  accepts(id: CoreOperationId, body: unknown): boolean {
    const { mediaType } = coreOperation(id);
    if (mediaType === null) return true;
    if (mediaType === 'application/pdf') return isPdf(body);
    return this.validator('first', id, '200')(this.described(id, body));
  }

  /**
   * Returns an answer without the fields that the contract does not name, because they could be personal data, and without optional
   * ones that are null, which many servers write for what they do not have.
   */
  described<Body>(id: CoreOperationId, body: Body): Body {
    const schema = CORE_ANSWERS[id]?.['200'];
    return schema ? (described(schema, body) as Body) : body;
  }

  /** Returns the places in which a usable answer deviates from the contract, of long lists those of the first rows. */
  deviations(id: CoreOperationId, body: unknown): readonly ErrorObject[] {
    const isJson = coreOperation(id).mediaType === 'application/json';
    return isJson ? this.errors('closed', id, '200', firstRows(body)) : [];
  }

  /**
   * Returns the deviations of a JSON answer of any status; none for a document. Of long lists those of the first rows are returned, and
   * the first one if those have none.
   */
  violations(id: CoreOperationId, status: number, body: unknown): readonly ErrorObject[] {
    if (status === 200 && coreOperation(id).mediaType !== 'application/json') return [];
    const documented = String(status) in (CORE_ANSWERS[id] ?? {}) ? String(status) : 'default';
    const found = this.errors('all', id, documented, firstRows(body));
    return found.length > 0 ? found : this.errors('first', id, documented, body);
  }

  /** Returns all errors of a request's body, including fields that the contract does not name. */
  bodyViolations(id: CoreOperationId, body: unknown): readonly ErrorObject[] {
    return this.errors('closed', id, 'body', body);
  }

  /**
   * Returns true if the core may refuse the request with this status. 401 concerns our credentials or, where none
   * of ours are required, the user's.
   */
  refusesWith(id: CoreOperationId, status: number): boolean {
    const { statuses, credentials } = coreOperation(id);
    if (status < 400 || status >= 500 || (status === 401 && credentials === 'service')) return false;
    return statuses.includes(String(status));
  }

  private errors(strictness: Strictness, id: string, status: string, body: unknown): readonly ErrorObject[] {
    const validate = this.validator(strictness, id, status);
    return validate(body) ? [] : (validate.errors ?? []);
  }

  private validator(strictness: Strictness, id: string, status: string): ValidateFunction {
    const key = `${strictness} ${id} ${status}`;
    const known = this.validators.get(key);
    if (known) return known;
    const ajv = this.ajvs.get(strictness) ?? newAjv(strictness);
    this.ajvs.set(strictness, ajv);
    const schema = status === 'body' ? CORE_BODIES[id] : CORE_ANSWERS[id]?.[status];
    if (!schema) throw new Error(`core.yaml has no ${status} of ${id}`);
    const compiled = ajv.compile(strictness === 'closed' ? (closed(schema) as object) : schema);
    this.validators.set(key, compiled);
    return compiled;
  }
}

function newAjv(strictness: Strictness): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, allErrors: strictness !== 'first' });
  formats.default(ajv);
  ajv.addKeyword({
    keyword: UNIQUE_BY,
    type: 'array',
    schemaType: 'string',
    validate: hasUniqueRows,
    error: { message: 'must have no two rows with the same id' },
  });
  const schemas = strictness === 'closed' ? closed(CORE_SCHEMAS) : CORE_SCHEMAS;
  return ajv.addSchema({ $id: 'core', components: { schemas } });
}

/** Number of rows of which all errors are collected: ajv copies all errors found so far for each further row with one. */
const COLLECTED_ROWS = 1_000;
/** Depth of the deepest list that a schema names. */
const LISTS_DEPTH = 4;

/** Returns a copy of an answer with the first rows of each list. */
function firstRows(value: unknown, depth = 0): unknown {
  if (!isObject(value) || ArrayBuffer.isView(value) || depth > LISTS_DEPTH) return value;
  const inside = (each: unknown): unknown => firstRows(each, depth + 1);
  if (Array.isArray(value)) return value.slice(0, COLLECTED_ROWS).map(inside);
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, inside(each)]));
}

/** Extension of core.yaml that names the field by which the rows of a list differ. */
const UNIQUE_BY = 'x-unique-by';

/** Returns true if no two rows of a list have the same value of a field. */
function hasUniqueRows(field: string, rows: readonly unknown[]): boolean {
  const ids = rows.map((row) => (isObject(row) ? row[field] : row));
  return new Set(ids).size === ids.length;
}

interface Schema {
  readonly $ref?: string;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

function described(schema: Schema, value: unknown): unknown {
  const { $ref, items, properties, required = [] } = schema;
  if ($ref) return described(CORE_SCHEMAS[$ref.split('/').at(-1) ?? ''] ?? {}, value);
  if (Array.isArray(value)) return items ? value.map((each) => described(items, each)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const kept: Record<string, unknown> = {};
  // A loop, because a list of rates has ten thousand rows.
  for (const [name, each] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const isAbsent = !property || (each === null && !required.includes(name));
    if (!isAbsent) kept[name] = described(property, each);
  }
  return kept;
}

/** Returns a copy of a schema that rejects fields it does not name, at any depth. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] ? { ...copy, additionalProperties: false } : copy;
}

/** Returns true for a complete PDF: a truncated one has no end marker. */
export function isPdf(body: unknown): boolean {
  if (!(body instanceof Uint8Array)) return false;
  const textOf = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);
  return (
    textOf(body.subarray(0, PDF_BEGINS.length)) === PDF_BEGINS &&
    textOf(body.subarray(-PDF_TAIL_BYTES)).includes(PDF_ENDS)
  );
}
