/**
 * Both API documents as mocks: Prism knows nothing but a document and its examples. Every operation answers from them.
 */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { addressOf } from '@simulador/contracts/api/core-request';
import {
  type ApiDocument,
  type DocumentedExchange,
  documentedExchanges,
} from '@simulador/contracts/api/documented-exchange';
import { createLogger } from '@stoplight/prism-core';
import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { parse } from 'yaml';
import { forSpec } from '../src/testing/for-spec.ts';

interface Prism {
  readonly url: string;
  close(): Promise<void>;
}

const textOfDocument = (name: string): Promise<string> =>
  readFile(new URL(`../../contracts/openapi/${name}`, import.meta.url), 'utf8');
const BFF_DOCUMENT = JSON.parse(await textOfDocument('bff.json')) as ApiDocument;
const CORE_DOCUMENT = parse(await textOfDocument('core.yaml')) as ApiDocument;

/** Starts Prism's mock of a document, which refuses what is not as in the document. */
async function startPrism(document: ApiDocument): Promise<Prism> {
  const server = createServer(await getHttpOperationsFromSpec(document), {
    cors: false,
    components: { logger: createLogger('prism', { enabled: false }) },
    config: {
      ...({ isProxy: false, upstreamProxy: undefined, errors: true, mock: { dynamic: false } } as const),
      ...{ validateRequest: true, validateResponse: true, checkSecurity: true },
    },
  });
  return { url: await server.listen(0, '127.0.0.1'), close: () => server.close() };
}

const AUTHORIZATION = { bearer: 'Bearer ficha', basic: `Basic ${btoa('prism:prism')}` };

/** Sends the example of a request, with the parameters that it needs. */
async function send(origin: string, { method, template, parameters, credentials, body }: DocumentedExchange) {
  const placed = (place: string): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((each) => each.in === place && each.required)
        .map(({ name, value }) => [name, String(value)]),
    );
  const headers = new Headers(placed('header'));
  if (credentials !== null) headers.set('Authorization', AUTHORIZATION[credentials]);
  const isForm = body?.type === 'multipart/form-data';
  if (body && !isForm) headers.set('Content-Type', body.type);
  return fetch(origin + addressOf(template, placed('path'), placed('query')), {
    ...{ method, headers, redirect: 'manual' },
    body: body && (isForm ? formOf(body.value) : textOf(body)),
  });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields as Record<string, string>))
    form.append(name, new Blob([value]), 'planilla.xlsx');
  return form;
}
const textOf = ({ type, value }: NonNullable<DocumentedExchange['body']>): string =>
  type === 'application/json'
    ? JSON.stringify(value)
    : new URLSearchParams(value as Record<string, string>).toString();

const bffMock = forSpec(() => startPrism(BFF_DOCUMENT));
const coreMock = forSpec(() => startPrism(CORE_DOCUMENT));

describe.each([
  ['bff.json', BFF_DOCUMENT, bffMock],
  ['core.yaml', CORE_DOCUMENT, coreMock],
])('%s as a mock', (_name, document, prism) => {
  it('answers every operation from its examples', async () => {
    const exchanges = documentedExchanges(document);
    expect(exchanges.length).toBeGreaterThan(50);
    for (const exchange of exchanges) {
      const required = exchange.parameters.filter((each) => each.required);
      // A 202 has another shape than the recorded success.
      const answer = exchange.status === 202 ? null : exchange.answer;
      const parts = [...required, exchange.body, answer].filter((each) => each !== null);
      // Prism would invent a value by the schema if there were no example.
      expect([exchange.id, parts.filter(({ value }) => value === undefined)]).toEqual([exchange.id, []]);
      const mocked = await send(prism.url, exchange);
      expect([exchange.id, mocked.status, await mocked.text()]).toEqual([
        exchange.id,
        exchange.status,
        expect.anything(),
      ]);
    }
  });
});
