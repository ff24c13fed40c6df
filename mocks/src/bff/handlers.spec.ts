import { describe, expect, it } from '@jest/globals';
import { getResponse } from 'msw';
import { mockBffHandlers } from './handlers.ts';

const ORIGIN = 'http://localhost:3000';
const handlers = mockBffHandlers({ now: () => new Date('2026-11-20T15:00:00Z') });

const DIVIDENDO = {
  codpro: 8,
  destino: 1,
  montoAsegurado: 2000,
  montocredito: 2000,
  personalizarTasa: false,
  plazototal: 25,
  tasasimulacion: 4.5,
  tipopropiedad: 1,
  valorpropiedad: 2500,
};

interface Answer {
  readonly response: Response;
  readonly body: Record<string, unknown>;
}

async function call(path: string, body?: unknown, scenario = 'ok'): Promise<Answer> {
  const request = new Request(ORIGIN + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Mock-Scenario': scenario },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const response = await getResponse(handlers, request, { baseUrl: ORIGIN });
  if (!response) throw new Error(`no answer for ${path}`);
  return { response, body: (await response.clone().json()) as Record<string, unknown> };
}

const inicio = (scenario?: string): Promise<Answer> => call('/api/simulador/inicio', undefined, scenario);
const compare = (change: object = {}, scenario?: string): Promise<Answer> =>
  call('/api/simulador/comparacion', { ...DIVIDENDO, edad: 40, flavour: 'web', ...change }, scenario);

describe('the mock BFF', () => {
  it.each(['/api/external/paridad', '/api/external/paridad/'])(
    'answers %s with source and UF day',
    async (path) => {
      const { response, body } = await call(path);
      expect([response.status, body]).toEqual([200, 40880.36]);
      expect(response.headers.get('X-Source')).toBe('core');
      expect(response.headers.get('X-Uf-Date')).toBe('2026-11-20');
    },
  );

  it('calculates at the core’s own path without the closing slash', async () => {
    const { body } = await call('/api/external/calc_dividendo', DIVIDENDO);
    expect(body).toMatchObject({ salida: [{ Dividendo: 11.1876, SegInc: 0.208, TasaCae: 4.86 }] });
  });

  it('asks about what stands in the path', async () => {
    const path = '/api/integrations/get_projects_by_real_estate';
    const { body } = await call(`${path}/2`);
    expect(body).toEqual([
      { Id: 21, Descripcion: 'Torre Camanchaca' },
      { Id: 22, Descripcion: 'Condominio Bahía Serena' },
    ]);
    const unknown = await call(`${path}/5/`);
    expect([unknown.response.status, unknown.body['detail']]).toEqual([404, 'La inmobiliaria no existe.']);
  });

  it('passes a refusal on as problem+json, in the field that clients read', async () => {
    const { response, body } = await call('/api/external/calc_dividendo', { ...DIVIDENDO, plazototal: 4 });
    expect(response.headers.get('Content-Type')).toBe('application/problem+json');
    expect([response.status, body]).toEqual([
      400,
      {
        type: 'about:blank',
        title: 'Solicitud inválida',
        status: 400,
        detail: 'Los años de pago deben estar entre 5 y 40 años',
        errors_detail: 'Los años de pago deben estar entre 5 y 40 años',
        request_id: 'mock',
      },
    ]);
  });

  it.each([
    ['down', 502],
    ['status:500', 502],
    ['errors', 502],
    ['401', 502],
    ['garbage:truncated', 502],
    ['half:reset', 502],
  ])('makes of a core that plays %s a %i', async (scenario, status) => {
    const { response, body } = await call('/api/external/paridad', undefined, scenario);
    expect([response.status, body['errors']]).toEqual([
      status,
      'Un sistema externo no respondió bien. Inténtalo de nuevo en unos minutos.',
    ]);
  });

  it('makes a 502 of a document that breaks off', async () => {
    const { response } = await call('/api/external/pdf_simulacion/?simulation=x', undefined, 'half:reset');
    expect(response.status).toBe(502);
  });

  it('waits three seconds for a slow core and for one that falls silent', async () => {
    const asked = ['slow:60000', 'half'].map((scenario) =>
      call('/api/external/paridad', undefined, scenario),
    );
    const answers = await Promise.all(asked);
    expect(answers.map(({ response }) => response.status)).toEqual([504, 504]);
  });

  it('has the control endpoints', async () => {
    const put = new Request(`${ORIGIN}/__mock/scenario?session=ana`, {
      method: 'PUT',
      body: JSON.stringify({ paridad: 'down' }),
    });
    expect((await getResponse(handlers, put, { baseUrl: ORIGIN }))?.status).toBe(200);
    const asked = new Request(`${ORIGIN}/api/external/paridad`, { headers: { 'X-Mock-Session': 'ana' } });
    expect((await getResponse(handlers, asked, { baseUrl: ORIGIN }))?.status).toBe(502);
  });

  it('leaves other paths to the page', async () => {
    expect(
      await getResponse(handlers, new Request(`${ORIGIN}/simulador`), { baseUrl: ORIGIN }),
    ).toBeUndefined();
  });
});

describe('inicio of the mock BFF', () => {
  it('has all parts', async () => {
    const { body } = await inicio();
    expect(body).toMatchObject({
      uf: { value: 40880.36, date: '2026-11-20', source: 'core' },
      seguros: { desgravamen: expect.any(Array), incendio: expect.any(Array), cesantia: expect.any(Array) },
      financiamiento: [{ purpose: null, property_type: null, max_pct: 90 }],
      errors: [],
    });
    expect(Object.keys(body['catalogos'] as object)).toContain('comunas');
  });

  it('lacks the part that fails, and names it', async () => {
    const { response, body } = await inicio('seguros_incendio=down');
    expect(response.status).toBe(200);
    expect(body).toMatchObject({
      uf: { value: 40880.36 },
      seguros: { incendio: null, cesantia: expect.any(Array) },
      errors: [{ part: 'seguros_incendio', message: expect.stringContaining('sistema externo') }],
    });
  });
});

describe('comparacion of the mock BFF', () => {
  it('has six terms, each with its own suggested rate', async () => {
    const { terms } = (await compare()).body as { terms: { plazo: number; row: { Tasa: number } }[] };
    expect(terms.map(({ plazo, row }) => [plazo, row.Tasa])).toEqual([
      [8, 3.94],
      [12, 4.08],
      [15, 4.22],
      [20, 4.36],
      [25, 4.5],
      [30, 4.62],
    ]);
  });

  it('keeps a chosen rate', async () => {
    const { terms } = (await compare({ personalizarTasa: true, tasasimulacion: 5 })).body as {
      terms: { row: { Tasa: number } }[];
    };
    expect(new Set(terms.map(({ row }) => row.Tasa))).toEqual(new Set([5]));
  });

  it('gives the reason for a term that cannot be had', async () => {
    const { body } = await compare({ edad: 56, product: 8 });
    expect(body).toMatchObject({
      terms: [
        { reason: null },
        { reason: null },
        { reason: null },
        { reason: null },
        { row: null },
        { row: null },
      ],
    });
    expect((await compare({ codpro: 5 })).body).toMatchObject({
      terms: Array.from({ length: 6 }, () => ({ row: null, reason: 'No hay una tarifa para estos datos.' })),
    });
  });

  it('fails as a whole when the core does', async () => {
    expect((await compare({}, 'calc_dividendo=down')).response.status).toBe(502);
    expect((await compare({ edad: undefined })).response.status).toBe(400);
  });
});

describe('cuadro of the mock BFF', () => {
  interface Figures {
    readonly interest: number;
    readonly capital: number;
    readonly insurance: number;
    readonly payment: number;
    readonly balance: number;
  }
  const ask = (change: object = {}, scenario?: string): Promise<Answer> =>
    call('/api/simulador/cuadro', { ...DIVIDENDO, montoAsegurado: 0, ...change }, scenario);

  it('has the reference row’s instalments and years', async () => {
    const { response, body } = await ask();
    expect(response.headers.get('X-Uf-Date')).toBe('2026-11-20');
    const { rows, by_year } = body as unknown as { rows: Figures[]; by_year: Figures[] };
    expect([rows.length, by_year.length]).toEqual([300, 25]);
    expect(rows[0]).toEqual({
      ...{ k: 1, due: '2026-12-20', interest: 7.604, capital: 3.5836 },
      ...{ insurance: 0.292, payment: 11.4796, balance: 1996.4164 },
    });
    expect(by_year[0]).toMatchObject({ year: 1, payment: 137.7552 });
    expect(rows.at(-1)).toMatchObject({ k: 300, due: '2051-11-20', balance: 0 });
    expect(by_year.at(-1)).toMatchObject({ year: 25, balance: 0 });
  });

  it('begins after the grace, and sums up its months', async () => {
    const { rows, by_year } = (await ask({ mesesgracia: 6, plazototal: 40 })).body as unknown as {
      rows: (Figures & { due: string })[];
      by_year: Figures[];
    };
    expect([rows.length, rows[0]?.due, by_year.length]).toEqual([480, '2027-06-20', 40]);
    for (const { interest, capital, insurance, payment } of [...rows, ...by_year]) {
      expect(interest + capital + insurance).toBeCloseTo(payment, 9);
    }
    expect(by_year[0]?.balance).toBe(rows[11]?.balance);
  });

  it('refuses and fails as the calculation does', async () => {
    expect((await ask({ plazototal: 4 })).response.status).toBe(400);
    expect((await ask({}, 'calc_dividendo=down')).response.status).toBe(502);
  });
});
