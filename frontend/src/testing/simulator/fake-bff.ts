/** Fake BFF for component tests: one answer per path, and a log of every call. */
import { jest } from '@jest/globals';
import {
  CATALOGOS,
  SEGUROS_CESANTIA,
  SEGUROS_DESGRAVAMEN,
  SEGUROS_INCENDIO,
} from '@simulador/contracts/bank/catalogos';
import type { CalculoAnswer, CalculoRequest, Inicio } from '../../calculation/api/wire.ts';
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
  retention_months: null,
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
export const CALCULO = '/api/simulador/calculo';
export const DIVIDENDO = '/api/external/calc_dividendo';
export const ALCANCE = '/api/simulador/alcance';
export const CLIENTS = '/authentication/api/clients';
export const KNOWN_CLIENT = '/api/simulador/clientes/conocido';
export const CREATE = '/simulations/api/web/simulations/create';
const PDF = '/api/external/pdf_simulacion';
export const CLIENT_UUID = '6d7c8f0e-3f35-4d0e-8f4e-6f1d0e5a9b22';

/** Returns the request of a call for a credit's figures. */
export const askedIn = ({ body }: Call): CalculoRequest => body as unknown as CalculoRequest;

/** Returns the answer about the asked credit, with other parts in place of the usual ones. A rate above the TMC has no row. */
export function calculo(call: Call, parts: Partial<CalculoAnswer> = {}): CalculoAnswer {
  const { calculation, income_clp } = askedIn(call);
  const { rate = { rate: calculation.tasasimulacion ?? 4.5, suggested: 4.5, tmc: 6.6 } } = parts;
  const isOverTmc = rate !== null && rate.rate > (rate.tmc ?? Infinity);
  const usual = { ...ROW_25, Plazo: calculation.plazototal, Tasa: rate?.rate ?? 0 };
  const row = isOverTmc ? null : parts.row === undefined ? usual : parts.row;
  const missing = income_clp === undefined || row === null ? 0 : Math.max(0, row.RenMin - income_clp);
  return {
    uf: INICIO.uf,
    costs: [{ operation_cost_description: 'Tasación', amount_uf: 2.975 }],
    ...{ cae_with_costs: 5.03, total_with_costs: 3485.9, needed_today: { uf: 502.975, clp: 20561799 } },
    income: null,
    ways_out: missing > 0 ? WAYS_OUT : [],
    terms: [],
    problems: isOverTmc
      ? [{ part: 'row', message: 'La tasa no puede ser mayor a la TMC', field: 'tasasimulacion' }]
      : [],
    ...parts,
    ...{ rate, row },
  };
}

const WAYS_OUT: CalculoAnswer['ways_out'] = [
  { kind: 'years', to: 26, row: ROW_25 },
  { kind: 'value', to: 2466, row: ROW_25 },
  { kind: 'savings', to: 539, row: ROW_25 },
];

const USUAL: Answers = {
  [INICIO_PATH]: () => INICIO,
  '/api/simulador/sesion': () => ({ oidc: false }),
  [CALCULO]: (call) => calculo(call),
  [DIVIDENDO]: ({ body }) => ({ salida: [{ ...ROW_25, Plazo: body['plazototal'] }] }),
  [ALCANCE]: ({ body }) =>
    'value_uf' in body
      ? { credit_uf: 1961, value_uf: 2500, row: ROW_25 }
      : { credit_uf: 1966, value_uf: 2466, row: ROW_25 },
  [CLIENTS]: () => Response.json({ uuid: CLIENT_UUID, user_hash: 'a1b2' }, { status: 201 }),
  [KNOWN_CLIENT]: () => ({ client: null, simulation: null }),
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
  Response.json({ detail, as_read: tag }, { status: 409, headers: tag === undefined ? {} : { ETag: tag } });

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
