/** What a page without a BFF can save, and how it is told of it. */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { getResponse, type HttpHandler } from 'msw';
import { mockBffHandlers } from './handlers.ts';

const ORIGIN = 'http://localhost:3000';
const DOCUMENT = new URL('../../../contracts/openapi/bff.json', import.meta.url);
const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

const CALCULATION = {
  ...{ DFL2: false, antiguedad: 2, codpro: 8, codsegdesg: 3, codseginc: 2, codigoSubsidio: 0, destino: 1 },
  ...{ mesesgracia: 0, montoAsegurado: 2000, montocredito: 2000, personalizarTasa: false, plazototal: 25 },
  ...{ tasasimulacion: 4.5, tipopropiedad: 2, valorpropiedad: 2500 },
};
const PERSON = {
  ...{ first_name: 'Camila', last_name: 'Rojas', identification: '12345678-5', age: 40 },
  ...{ email: 'camila@correo.example', phone_number: '+56912345678' },
};

let handlers: HttpHandler[];
beforeEach(() => {
  handlers = mockBffHandlers({ now: () => new Date('2026-11-20T15:00:00Z') });
});

async function ask(path: string, body?: unknown, key = '', scenario = 'ok'): Promise<Response> {
  const request = new Request(ORIGIN + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Mock-Scenario': scenario },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await getResponse(handlers, request, { baseUrl: ORIGIN });
  if (!response) throw new Error(`no answer for ${path}`);
  return response;
}
const jsonOf = async (response: Response) => (await response.json()) as Record<string, unknown>;

const CLIENTS = '/authentication/api/clients';
const CREATE = '/simulations/api/web/simulations/create';

async function toSave(): Promise<Record<string, unknown>> {
  const { uuid } = await jsonOf(await ask(CLIENTS, PERSON));
  const { salida } = (await jsonOf(await ask('/api/external/calc_dividendo', CALCULATION))) as {
    salida: object[];
  };
  return {
    ...{ client: uuid, calculation: CALCULATION, salida: salida[0], worker_type: 0, net_income: 2_100_000 },
    ...{ age: 40, phone_number: PERSON.phone_number },
    property: {
      ...{ type: 2, state: 2, region_id: '13', comuna_id: '13120', value_uf: 2500, value_currency: 'UF' },
    },
    amounts: { credit_uf: 2000, savings_uf: 500, subsidy_uf: 0, subsidy_type: 0 },
  };
}

describe('saving without a BFF', () => {
  it('answers as the BFF’s document says', async () => {
    const answer = await ask(CREATE, await toSave(), 'una');
    expect(answer.status).toBe(201);
    const saved = await jsonOf(answer);
    expect(saved).toMatchObject({
      ...{ first_name: 'Camila', client_rut: '12345678-5', city: 'Ñuñoa', estate_type: 'Departamento' },
      ...{ credit_amount: 2000, total_monthly_mortgage_uf: 11.5316, uf_date: '2026-11-20' },
    });
    const ajv = new Ajv2020({ strict: false });
    formats.default(ajv);
    ajv.addSchema(JSON.parse(await readFile(DOCUMENT, 'utf8')) as object, 'bff');
    const schema = ajv.getSchema('bff#/components/schemas/SimulationDto');
    expect([schema?.(saved), schema?.errors]).toEqual([true, null]);
  });

  it('saves once a key', async () => {
    const body = await toSave();
    const [first, again, other] = [
      await jsonOf(await ask(CREATE, body, 'una')),
      await jsonOf(await ask(CREATE, body, 'una')),
      await jsonOf(await ask(CREATE, body, 'otra')),
    ];
    expect(again).toEqual(first);
    expect([first['uuid'], other['uuid']]).toEqual([
      expect.stringMatching(UUID),
      expect.stringMatching(UUID),
    ]);
    expect(other['id']).toBe(Number(first['id']) + 1);
  });

  it('knows a person again, and refuses an e-mail of another', async () => {
    const { uuid } = await jsonOf(await ask(CLIENTS, PERSON));
    expect((await jsonOf(await ask(CLIENTS, PERSON)))['uuid']).toBe(uuid);
    const refused = await ask(CLIENTS, { ...PERSON, identification: '7654321-6' });
    expect([refused.status, (await jsonOf(refused))['detail']]).toEqual([
      409,
      'El correo ingresado ya fue usado en otra simulación. Ingresa uno diferente para continuar.',
    ]);
  });

  it('refuses other figures than the core’s, an unknown person, and what it can’t read', async () => {
    const body = await toSave();
    const salida = { ...(body['salida'] as object), DivTotal: 11.5 };
    expect((await ask(CREATE, { ...body, salida }, 'una')).status).toBe(409);
    expect((await ask(CREATE, { ...body, client: 'nadie' }, 'una')).status).toBe(400);
    expect((await ask(CREATE, {}, 'una')).status).toBe(400);
    expect((await ask(CLIENTS, [])).status).toBe(400);
    expect((await ask(CREATE, body, 'una', 'calc_dividendo=down')).status).toBe(502);
  });

  it('gives the core’s document', async () => {
    const path = '/api/external/pdf_simulacion?simulation=6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b22';
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    expect(await answer.text()).toMatch(/^%PDF-/);
    expect((await ask(path, undefined, '', 'down')).status).toBe(502);
  });
});
