/**
 * Both API documents as mocks: Prism knows nothing but a document and its examples. Every operation answers from them, and the BFF gets what
 * it needs of a core from Prism's mock of core.yaml.
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
import { bffForSpec, forSpec } from '../src/testing/for-spec.ts';
import { everyMode } from '../src/testing/test-bff.ts';

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
      const missing = exchange.parameters.filter((each) => each.required && each.value === undefined);
      expect([exchange.id, missing]).toEqual([exchange.id, []]);
      const answer = await send(prism.url, exchange);
      expect([exchange.id, answer.status, await answer.text()]).toEqual([
        exchange.id,
        exchange.status,
        expect.anything(),
      ]);
    }
  });
});

describe('the BFF with every capability on a core that is its document', () => {
  const bff = bffForSpec(() => ({
    ...everyMode('core'),
    ...{ CORE_USER: 'prism', CORE_PASSWORD: 'prism', CORE_URL: coreMock.url },
  }));

  // Prism answers every request with an operation's first example, so the BFF rightly refuses a comparison of six terms.
  const CREDIT = {
    montocredito: 2000,
    valorpropiedad: 2500,
    plazototal: 25,
    tasasimulacion: 4.5,
    destino: 1,
  };
  const TARIFA = { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
  const COSTS = {
    credit_amount: 2000,
    estate_value: 2500,
    has_dfl2: false,
    is_social_estate: false,
    subpurpose: 1,
  };
  const FILLED = expect.arrayContaining([expect.anything()]);
  it.each([
    ['/api/external/paridad/', null, 40880.36],
    ['/api/external/catalogos_simulador/', null, expect.objectContaining({ comunas: FILLED })],
    ['/api/external/seguros_desgravamen/', null, FILLED],
    ['/api/external/seguros_incendio/', null, FILLED],
    ['/api/external/seguros_cesantia/', null, FILLED],
    ['/products/api/products', null, FILLED],
    ['/api/external/tarifas/', null, FILLED],
    ['/api/simulador/inicio', null, expect.objectContaining({ errors: [] })],
    ['/api/external/calc_dividendo/', CREDIT, { salida: [expect.objectContaining({ DivTotal: 11.4796 })] }],
    ['/api/tarificador/Tarifa', TARIFA, expect.objectContaining({ rate: 4.5 })],
    ['/simulations/api/calc_operation_costs', COSTS, Array(6).fill(expect.anything())],
    [
      '/products/api/tmc',
      { amount: 2000, currency: 998, period: 300 },
      expect.objectContaining({ Valor: 6.6 }),
    ],
  ])('answers %s', async (path, body, expected) => {
    const answer = await (body === null ? bff.http.get(path) : bff.http.post(path).send(body));
    expect([answer.status, answer.body]).toEqual([200, expected]);
    expect(['core', 'cache', undefined]).toContain(answer.headers['x-source']);
  });

  it('signs staff in, who get the lists', async () => {
    const staff = { email: 'ejecutivo@core.example', password: 'core-hipotecario' };
    const { body } = await bff.http.post('/api/token').send(staff);
    for (const path of ['/inmobiliarias/Company/', '/api/integrations/get_projects_by_real_estate/1/']) {
      const answer = await bff.http.get(path).auth(String(body.access), { type: 'bearer' });
      expect([path, answer.status, answer.body]).toEqual([path, 200, FILLED]);
    }
  });
});
