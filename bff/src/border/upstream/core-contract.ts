import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';

interface OpenApiDocument {
  readonly paths: Record<string, Record<string, OpenApiOperation>>;
  readonly components: { readonly schemas: object; readonly responses?: Record<string, OpenApiResponse> };
}
interface OpenApiOperation {
  readonly operationId?: string;
  /** Its own, in place of the service credentials. */
  readonly security?: readonly object[];
  readonly responses: Record<string, OpenApiResponse>;
}
interface OpenApiResponse {
  readonly $ref?: string;
  readonly content?: Record<string, { readonly schema?: object }>;
}

const JSON_TYPE = 'application/json';
const PDF_TYPE = 'application/pdf';
const PDF_BEGINS = '%PDF-';
const PDF_ENDS = '%%EOF';
/** Readers look for the end in so many last bytes. */
const PDF_TAIL_BYTES = 1024;

const CORE_DOCUMENT = '@simulador/contracts/openapi/core.yaml';

/** Checks the core's answers against the contract we hold with it, so that garbage never becomes a dividend. */
export class CoreContract {
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false });
  /** Knows the same schemas with every object closed: what only they refuse is usable, and drift. */
  private readonly closedAjv = new Ajv2020({ strict: false, allErrors: true });
  private readonly schemas: ReadonlyMap<string, object>;
  /** Compiled when first needed: all at once would cost a tenth of a start. */
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly closedValidators = new Map<string, ValidateFunction>();
  /** Operations that answer with a document; errors are JSON there too. */
  private readonly documents: ReadonlySet<string>;
  private readonly refusals: ReadonlyMap<string, readonly number[]>;

  constructor(document: OpenApiDocument = readCoreDocument()) {
    for (const ajv of [this.ajv, this.closedAjv]) (formats as unknown as (instance: Ajv2020) => void)(ajv);
    this.ajv.addSchema({ $id: 'core', components: document.components });
    this.closedAjv.addSchema({ $id: 'core', components: closed(document.components) as object });
    this.schemas = new Map(successSchemas(document));
    this.documents = new Set(documentOperations(document));
    this.refusals = new Map(
      operationsOf(document).map((operation) => [operation.operationId ?? '', refusalsOf(operation)]),
    );
  }

  /** Whether a successful answer of the operation is usable. @throws Error for an operation the contract doesn't know. */
  accepts(operationId: string, body: unknown): boolean {
    if (this.documents.has(operationId)) return isPdf(body);
    return this.validatorOf(operationId, this.ajv, this.validators)(body) as boolean;
  }

  /** Where a usable answer leaves the contract. */
  deviations(operationId: string, body: unknown): readonly ErrorObject[] {
    if (this.documents.has(operationId)) return [];
    const validate = this.validatorOf(operationId, this.closedAjv, this.closedValidators);
    return validate(body) ? [] : (validate.errors ?? []);
  }

  /** What the operation is asked to answer with, for its Accept header. */
  mediaTypesOf(operationId: string): string {
    return this.documents.has(operationId) ? `${PDF_TYPE}, ${JSON_TYPE}` : JSON_TYPE;
  }

  private validatorOf(
    operationId: string,
    ajv: Ajv2020,
    compiled: Map<string, ValidateFunction>,
  ): ValidateFunction {
    const known = compiled.get(operationId);
    if (known) return known;
    const schema = this.schemas.get(operationId);
    if (!schema) throw new Error(`core.yaml has no operation ${operationId}`);
    const validator = ajv.compile(schema);
    compiled.set(operationId, validator);
    return validator;
  }

  /** Whether the core may answer the operation with this status because of what was asked. */
  refusesWith(operationId: string, status: number): boolean {
    return this.refusals.get(operationId)?.includes(status) ?? false;
  }
}

const operationsOf = (document: OpenApiDocument): OpenApiOperation[] =>
  Object.values(document.paths).flatMap((operations) => Object.values(operations));

/** 401 is about our credentials, not about what was asked; but where none of ours are asked for, about the user's. */
const refusalsOf = (operation: OpenApiOperation): number[] =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status >= 400 && status < 500)
    .filter((status) => status !== 401 || operation.security !== undefined);

function readCoreDocument(): OpenApiDocument {
  const file = createRequire(import.meta.url).resolve(CORE_DOCUMENT);
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument;
}

function successSchemas(document: OpenApiDocument): [string, object][] {
  return operationsOf(document).flatMap((operation) => {
    const answer = resolveResponse(document, operation.responses['200']);
    const schema = answer?.content?.[JSON_TYPE]?.schema;
    return operation.operationId && schema ? [[operation.operationId, withAbsoluteRefs(schema)]] : [];
  });
}

const documentOperations = (document: OpenApiDocument): string[] =>
  operationsOf(document).flatMap(({ operationId, responses }) => {
    const isDocument = resolveResponse(document, responses['200'])?.content?.[PDF_TYPE] !== undefined;
    return operationId && isDocument ? [operationId] : [];
  });

/** A whole one: what broke off on the way has no end. */
const isPdf = (body: unknown): boolean =>
  Buffer.isBuffer(body) &&
  body.subarray(0, PDF_BEGINS.length).equals(Buffer.from(PDF_BEGINS)) &&
  body.subarray(-PDF_TAIL_BYTES).includes(PDF_ENDS);

function resolveResponse(document: OpenApiDocument, answer?: OpenApiResponse): OpenApiResponse | undefined {
  const name = answer?.$ref?.split('/').pop();
  return name === undefined ? answer : document.components.responses?.[name];
}

/** Refs point into the document; the validator knows it as `core`. */
function withAbsoluteRefs(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"core#/components/')) as object;
}

/** The same schemas without room for fields they don't name. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]));
  return copy['type'] === 'object' && copy['properties'] ? { ...copy, additionalProperties: false } : copy;
}
