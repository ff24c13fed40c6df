import { describe, expect, it } from '@jest/globals';
import { getResponse } from 'msw';
import { setupServer } from 'msw/node';
import { CoreContract } from '@simulador/contracts/api/core-contract';
import { call, json, JSON_HEADERS, ORIGIN } from '../testing/ask-core.ts';
import { mockCoreHandlers } from './handlers.ts';
import { CORE_OPERATIONS } from './operations.ts';

const contract = new CoreContract();

describe('the mock core and its contract', () => {
  const documents = CORE_OPERATIONS.filter(({ mediaType }) => mediaType === 'application/pdf');
  it.each(CORE_OPERATIONS.filter((operation) => !documents.includes(operation)))(
    'answers $id as documented, with no field besides',
    async ({ id }) => {
      const response = await call(id);
      const body: unknown = await response.json();
      expect([response.status, contract.accepts(id, body), contract.deviations(id, body)]).toEqual([
        200,
        true,
        [],
      ]);
    },
  );

  it.each(documents)('answers $id with a document', async ({ id, mediaType }) => {
    const response = await call(id);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, mediaType]);
    expect(await response.text()).toMatch(/^%PDF-1\.4\n.+6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10.+%%EOF\n$/s);
  });
});

describe('the handlers in a test', () => {
  it.each(['http://core.mock', 'https://core.example', 'http://localhost:4010'])(
    'answer at %s',
    async (origin) => {
      const request = new Request(`${origin}/api/external/paridad/`);
      const response = await getResponse(mockCoreHandlers({ ufClp: 39485.65 }), request);
      expect(await response?.json()).toBe(39485.65);
    },
  );

  it('answer to what a process asks by itself, and leave other paths alone', async () => {
    const server = setupServer(...mockCoreHandlers({ ufClp: 39485.65 }));
    server.listen({ onUnhandledRequest: 'error' });
    try {
      const answer = await fetch('https://core.example/api/external/paridad/');
      expect(await answer.json()).toBe(39485.65);
      await expect(fetch('https://core.example/otro/api/external/paridad/')).rejects.toThrow();
    } finally {
      server.close();
    }
  });
});

describe('paridad of the mock', () => {
  it('is the demo value of the Santiago day', async () => {
    expect(await json('paridad')).toBe(40880.36);
    const afterUtcMidnight = new Date('2026-11-21T02:30:00Z');
    expect(await json('paridad', {}, { now: () => afterUtcMidnight })).toBe(40880.36);
  });

  it('can be fixed', async () => {
    expect(await json('paridad', {}, { ufClp: 39485.65 })).toBe(39485.65);
  });
});

describe('calc_dividendo of the mock', () => {
  it.each([
    [{ montocredito: 299.9999 }, 'El crédito debe ser de mínimo 300 UF'],
    [{ tasasimulacion: 6.61 }, 'La tasa no puede ser mayor a la TMC'],
    [{ Rut: '12345678-4' }, 'El rut ingresado no es correcto'],
    [{ destino: 3 }, 'El destino del crédito no existe'],
    [{ montocredito: '2000' }, 'El cuerpo no cumple core.yaml: /montocredito must be number.'],
  ])('refuses %j', async (change, message) => {
    const response = await call('calc_dividendo', change);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ errors_detail: message });
  });

  it.each([{ tasasimulacion: 6.6 }, { tasasimulacion: 6.1, montocredito: 2000.0001 }, { Rut: '' }])(
    'accepts the limit %j',
    async (change) => {
      expect((await call('calc_dividendo', change)).status).toBe(200);
    },
  );

  it('refuses a body that is no JSON object', async () => {
    const request = new Request(`${ORIGIN}/api/external/calc_dividendo/`, {
      method: 'POST',
      headers: JSON_HEADERS,
      body: '[1',
    });
    const response = await getResponse(mockCoreHandlers(), request);
    expect(response?.status).toBe(400);
    expect(await response?.json()).toEqual({ errors_detail: 'El cuerpo no es JSON.' });
  });
});
