/** Fake BFF for component tests: one answer per path, and a log of every call. */
import { jest } from '@jest/globals';
import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import type { Inicio } from '../../calculation/api/wire.ts';
import { ROW_25 } from '../result-rows.ts';
import { SAVED_READ } from '../opened-simulation.ts';

export const INICIO: Inicio = {
  uf: { value: 40880.36, date: '2026-11-20', source: 'core' },
  catalogos: CATALOGOS,
  seguros: {
    desgravamen: [...SEGUROS_DESGRAVAMEN],
    incendio: [...SEGUROS_INCENDIO],
    cesantia: [...SEGUROS_CESANTIA],
  },
  financiamiento: [{ purpose: null, property_type: null, max_pct: 90 }],
  total_debt_pct: 40,
  errors: [],
};

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

export type Answers = Record<string, (call: Call) => unknown>;

export const INICIO_PATH = '/api/simulador/inicio';
export const DIVIDENDO = '/api/external/calc_dividendo';
export const TARIFA = '/api/tarificador/Tarifa';
export const TMC = '/products/api/tmc';
export const COSTS = '/simulations/api/calc_operation_costs';
export const COMPARACION = '/api/simulador/comparacion';
export const ALCANCE = '/api/simulador/alcance';
export const PLAZO = '/api/simulador/plazo';
export const CLIENTS = '/authentication/api/clients';
export const KNOWN_CLIENT = '/api/simulador/clientes/conocido';
export const CLIENT_EMAIL = '/api/simulador/clientes/correo';
export const CREATE = '/simulations/api/web/simulations/create';
const PDF = '/api/external/pdf_simulacion';
export const CLIENT_UUID = '6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b22';

const USUAL: Answers = {
  [INICIO_PATH]: () => INICIO,
  '/api/simulador/sesion': () => ({ oidc: false }),
  [TARIFA]: () => ({ rate: 4.5 }),
  [TMC]: () => ({ Valor: 6.6 }),
  [DIVIDENDO]: ({ body }) => ({ salida: [{ ...ROW_25, Plazo: body['plazototal'] }] }),
  [COSTS]: () => [{ operation_cost_description: 'Tasación', amount_uf: 2.975 }],
  [COMPARACION]: () => ({ terms: [] }),
  [ALCANCE]: ({ body }) =>
    'value_uf' in body
      ? { credit_uf: 1961, value_uf: 2500, row: ROW_25 }
      : { credit_uf: 1966, value_uf: 2466, row: ROW_25 },
  [PLAZO]: () => ({ years: 26, row: ROW_25 }),
  [CLIENTS]: () => Response.json({ uuid: CLIENT_UUID, user_hash: 'a1b2' }, { status: 201 }),
  [KNOWN_CLIENT]: () => ({ client: null }),
  [CLIENT_EMAIL]: () => ({ available: true, owner: null }),
  [CREATE]: () => Response.json(SAVED_READ, { status: 201 }),
  [PDF]: () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf' } }),
};

export interface FakeBff {
  readonly calls: readonly Call[];
  callsTo: (path: string) => readonly Call[];
}

export const refusal = (status: number, body: unknown): Response => Response.json(body, { status });
/** Returns the refusal of a change for an outdated version; `tag` is the current one. */
export const conflict = (detail: string, tag: string | undefined): Response =>
  Response.json({ detail }, { status: 409, headers: tag === undefined ? {} : { ETag: tag } });

export function fakeBff(answers: Answers = {}): FakeBff {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request;
    const { pathname, searchParams } = new URL(request.url);
    const text = await request.text();
    const isJson = text !== '' && (request.headers.get('Content-Type') ?? '').includes('json');
    const call = {
      method: request.method,
      path: pathname,
      query: Object.fromEntries(searchParams),
      body: isJson ? (JSON.parse(text) as Record<string, unknown>) : {},
      headers: request.headers,
      signal: request.signal,
    };
    calls.push(call);
    const answer = (answers[pathname] ?? USUAL[pathname])?.(call);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
    const body = await Promise.race([answer, aborted]);
    return body instanceof Response ? body : Response.json(body);
  });
  return { calls, callsTo: (path) => calls.filter((call) => call.path === path) };
}
