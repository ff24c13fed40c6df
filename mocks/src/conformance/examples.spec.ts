/** Examples of core.yaml: each is valid by its schema, and is what a core answers to the request of the same name. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { answerBy } from '../answer-by.ts';
import { parse } from 'yaml';
import { mockCoreHandlers } from '../core/handlers.ts';
import { CORE_OPERATIONS } from '../core/operations.ts';
import { JSON_HEADERS, ORIGIN, parameterOf, QUERIES } from '../testing/ask-core.ts';

interface Exampled {
  readonly schema: object;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Content {
  readonly content: Readonly<Record<string, Exampled>>;
}
interface Operation {
  readonly parameters?: readonly (Exampled & { readonly name: string; readonly in: string })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}
interface Document {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: { readonly responses: Record<string, Content> };
}
type Named = readonly [name: string, value: unknown];

const file = createRequire(import.meta.url).resolve('@simulador/contracts/openapi/core.yaml');
const { paths, components } = parse(readFileSync(file, 'utf8')) as Document;

/** Examples of operations without parameters. */
const ONLY = 'only';

const namedIn = ({ example, examples }: Exampled): Named[] =>
  examples
    ? Object.entries(examples).map(([name, { value }]) => [name, value])
    : example === undefined
      ? []
      : [[ONLY, example]];
const ofContent = (content: Content | undefined): Named[] =>
  Object.values(content?.content ?? {}).flatMap(namedIn);

const operations = CORE_OPERATIONS.map(({ id, method, path }) => {
  const operation = paths[path]?.[method];
  if (!operation) throw new Error(`no ${method} ${path}`);
  const { requestBody, parameters = [], responses } = operation;
  const queried = parameters.find((each) => each.in === 'query')?.name;
  const inputs = requestBody ? ofContent(requestBody) : parameters.flatMap(namedIn);
  const requests: readonly Named[] = inputs.length > 0 ? inputs : [[ONLY, undefined]];
  const answers = Object.entries(responses).flatMap(([status, answer]) => {
    const shared = components.responses[answer.$ref?.split('/').at(-1) ?? ''];
    // A refusal that many operations share has its example in the shared response.
    if (shared && status !== '200') return [];
    return ofContent(shared ?? answer).map(([name, value]) => ({ name, status: Number(status), value }));
  });
  return { id, method, path, queried, hasBody: requestBody !== undefined, requests, answers };
});

/** Cases that the mock core can't answer, because it has a document for any simulation. */
const NOT_PLAYED = ['pdf_simulacion'];
const cases = operations
  .filter(({ id }) => !NOT_PLAYED.includes(id))
  .flatMap((operation) => operation.requests.map(([name, input]) => ({ ...operation, name, input })));

/** One mock core for all examples, in the document's order, because the workflow's answers depend on earlier requests. */
const answer = answerBy(mockCoreHandlers({ now: () => new Date('2026-11-20T15:00:00Z') }));

async function ask({ id, method, path, queried, hasBody, input }: (typeof cases)[number]): Promise<Response> {
  const isInput = !hasBody && input !== undefined;
  const parameter = (name: string): string => (isInput ? String(input) : parameterOf(id, name));
  const search =
    queried && !hasBody ? `?${new URLSearchParams({ [queried]: String(input) }).toString()}` : QUERIES[id];
  const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => parameter(name));
  const request = new Request(ORIGIN + address + (search ?? ''), {
    method: method.toUpperCase(),
    headers: { ...JSON_HEADERS, Authorization: 'Bearer core-token-9002', 'Idempotency-Key': `ejemplo-${id}` },
    body: hasBody ? JSON.stringify(input) : null,
  });
  const response = await answer(request);
  if (!response) throw new Error(`no answer for ${path}`);
  return response;
}

/** Returns true if `answer` is the example. The example of a list may be a part of it. */
function expectShown(answer: unknown, example: unknown): void {
  if (Array.isArray(example)) expect(answer).toEqual(expect.arrayContaining(example));
  else if (typeof example === 'object' && example !== null)
    for (const [name, value] of Object.entries(example))
      expectShown((answer as Record<string, unknown>)[name], value);
  else expect(answer).toEqual(example);
}

describe('the examples of core.yaml', () => {
  it.each(operations)('of $id: one answer for each request, and none besides', ({ requests, answers }) => {
    expect(answers.map(({ name }) => name).sort()).toEqual(requests.map(([name]) => name).sort());
  });

  it.each(cases)('of $id, $name: a core answers so', async (example) => {
    const response = await ask(example);
    const answer = example.answers.find(({ name }) => name === example.name);
    expect(response.status).toBe(answer?.status);
    expectShown(await response.json(), answer?.value);
  });

  it('are what their schemas say', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    formats.default(ajv);
    const document = { paths, components };
    ajv.addSchema(document, 'core.yaml');
    let count = 0;
    const look = (node: unknown, pointer: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('schema' in node) {
        const validate = ajv.compile({ $ref: `core.yaml#${pointer}/schema` });
        for (const [name, value] of namedIn(node as Exampled)) {
          expect([pointer, name, validate(value), validate.errors]).toEqual([pointer, name, true, null]);
          count += 1;
        }
      }
      for (const [key, child] of Object.entries(node))
        look(child, `${pointer}/${encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))}`);
    };
    look(document, '');
    expect(count).toBeGreaterThan(cases.length);
  });
});
