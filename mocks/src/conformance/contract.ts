import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { parse } from 'yaml';
import type { OperationId } from '../core/operation.ts';

export const JSON_TYPE = 'application/json';
export const PDF_TYPE = 'application/pdf';

export type Method = 'get' | 'post';

interface DocumentedOperation {
  readonly operationId: OperationId;
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: object }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<Method, DocumentedOperation>>>>>;
}

/** One operation of the core's contract. */
export interface ContractOperation {
  readonly id: OperationId;
  readonly method: Method;
  readonly path: string;
  /** The statuses that the document names, `default` among them. */
  readonly statuses: readonly string[];
  /** What it answers with when it succeeds; errors are JSON everywhere. */
  readonly mediaType: typeof JSON_TYPE | typeof PDF_TYPE;
}

const contractFile = createRequire(import.meta.url).resolve('@simulador/contracts/openapi/core.yaml');
const coreDocument = parse(readFileSync(contractFile, 'utf8')) as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true });
formats.default(ajv);
ajv.addSchema(coreDocument, 'core.yaml');

/** Every operation, in the document's order. */
export const CONTRACT_OPERATIONS: readonly ContractOperation[] = Object.entries(coreDocument.paths).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => ({
      id: operationId,
      method: method as Method,
      path,
      statuses: Object.keys(responses),
      mediaType: responses['200']?.content && PDF_TYPE in responses['200'].content ? PDF_TYPE : JSON_TYPE,
    })),
);

const escaped = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');

/** Where an operation's answer of a status is in the document, through one reference. */
function pointerOf(path: string, method: Method, status: string): string {
  const response = coreDocument.paths[path]?.[method]?.responses[status];
  const base = response?.$ref ?? `#/paths/${escaped(path)}/${method}/responses/${status}`;
  return `core.yaml${base}/content/application~1json/schema`;
}

const compiled = new Map<string, ValidateFunction>();

/** Checks an answer's body against the contract. @throws when the contract has no such answer. */
export function validatorOf(path: string, method: Method, status: string): ValidateFunction {
  const pointer = pointerOf(path, method, status);
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
  compiled.set(pointer, validate);
  return validate;
}
