import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OperationObject, ResponseObject } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import { FILE, FILE_FORM, PDF, SPREADSHEET, URL_FORM } from '../../http/operation.ts';

/** An operation's recorded parameters, request and answer, as far as there are any; long lists are shortened. */
export interface Example {
  /** Parameters of path and query. */
  readonly parameters?: Readonly<Record<string, string>>;
  readonly request?: unknown;
  readonly answer?: unknown;
}

/** Folder of the recorded examples, one file per operation. `UPDATE_EXAMPLES=1` with bff/test/document.spec.ts records them again. */
export const BFF_EXAMPLES = fileURLToPath(
  new URL('../../../../contracts/openapi/bff-examples.json', import.meta.url),
);

const OTHER_TYPES: Readonly<Record<string, string>> = {
  'text/plain': 'upstream_breaker_open{capability="paridad"} 0',
  [PDF]: '%PDF-1.4 … %%EOF',
  [SPREADSHEET]: 'PK…',
  [FILE]: '{"clients": [{"first_name": "Camila"}]}',
};

let recorded: Readonly<Record<string, Example>> | undefined;

/** Adds an operation's examples to its parameters, to its request and to its successful answer. */
export function addExamples({ operationId = '', parameters, requestBody, responses }: OperationObject): void {
  recorded ??= JSON.parse(readFileSync(BFF_EXAMPLES, 'utf8')) as Readonly<Record<string, Example>>;
  const example = recorded[operationId];
  for (const parameter of parameters ?? []) addParameterExample(parameter, example);
  const {
    [FILE_FORM]: form,
    [URL_FORM]: texts,
    'application/json': request,
  } = requestBody && 'content' in requestBody ? requestBody.content : {};
  if (request) request.example = example?.request;
  if (texts) texts.example = example?.request ?? { logout_token: 'eyJhbGciOiJSUzI1NiJ9.e30.firma' };
  if (form) form.example = { file: OTHER_TYPES[SPREADSHEET] };
  const answers = Object.entries(responses as Record<string, ResponseObject>);
  // A 202 has another shape than the recorded success.
  const success = answers.find(([status]) => Number(status) < 300 && status !== '202')?.[1];
  for (const [type, content] of Object.entries(success?.content ?? {}))
    content.example = type === 'application/json' ? example?.answer : OTHER_TYPES[type];
}

/** Nest knows a path's parameters by their TypeScript types only: numbers are integers, and some texts are uuids. */
function addParameterExample(
  parameter: NonNullable<OperationObject['parameters']>[number],
  example: Example | undefined,
): void {
  if (!('in' in parameter) || !parameter.schema || '$ref' in parameter.schema) return;
  const { schema } = parameter;
  const text = example?.parameters?.[parameter.name];
  if (schema.type === 'number' && parameter.in === 'path') schema.type = 'integer';
  if (text === undefined) return;
  if (parameter.in === 'path' && isUUID(text)) schema.format = 'uuid';
  parameter.example = schema.type === 'integer' || schema.type === 'number' ? Number(text) : text;
}
