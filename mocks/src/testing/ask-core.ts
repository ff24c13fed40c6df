import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { answerBy } from '../answer-by.ts';
import { mockCoreHandlers, type MockCoreOptions } from '../core/handlers.ts';
import type { CoreOperation } from '../core/operation.ts';
import { CORE_OPERATIONS } from '../core/operations.ts';
import { RATE_TABLE_BODIES, ROWS } from './rate-table-bodies.ts';
import { APPLICATION, WORKFLOW_BODIES, WORKFLOW_STEPS } from './workflow-bodies.ts';

export const ORIGIN = 'http://core.mock';
export const JSON_HEADERS = { 'Content-Type': 'application/json' };
const NOW = new Date('2026-11-20T15:00:00Z');

/** Valid request of calc_dividendo: UF, years, annual percent. */
const DIVIDENDO = {
  DFL2: false,
  Rut: '12345678-5',
  antiguedad: 1,
  codigoSubsidio: 0,
  codpro: 8,
  destino: 1,
  mesesgracia: 0,
  montoAsegurado: 2000,
  montocredito: 2000,
  plazototal: 25,
  tasa_seg_ces: 0,
  tasa_seg_des: 0.000068,
  tasa_seg_inc: 0.000104,
  tasasimulacion: 4.5,
  valorpropiedad: 2500,
};

const BODIES: Partial<Record<CoreOperationId, object>> = {
  calc_dividendo: DIVIDENDO,
  calc_operation_costs: {
    credit_amount: 2000,
    estate_value: 2500,
    has_dfl2: false,
    is_social_estate: false,
    subpurpose: 1,
  },
  tmc: { amount: 2000, currency: 998, period: 300 },
  Tarifa: { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 1 },
  token: { email: 'admin@core.example', password: 'core-hipotecario' },
  ...WORKFLOW_BODIES,
  ...RATE_TABLE_BODIES,
};

/** Queries that the operations need. */
export const QUERIES: Partial<Record<CoreOperationId, string>> = {
  pdf_simulacion: '?simulation=6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10',
  partakers: '?client__profile__vat=12345678-5',
  StateVars: `?application=${APPLICATION}`,
  cmf_uf: '?apikey=clave',
  cmf_uf_later: '?apikey=clave',
  cmf_tmc: '?apikey=clave',
};

const PATH_PARAMETERS: Readonly<Record<string, string>> = {
  id: '1',
  year: '2026',
  month: '11',
  uuid: '6f1d2c1e-6f3b-4c55-9d0f-2f5c0f4b7a10',
};

export const parameterOf = (id: CoreOperationId, name: string): string =>
  ROWS[id] ?? PATH_PARAMETERS[name] ?? '';

const OF_ADMIN = { Authorization: 'Bearer core-token-9001' };

const operationOf = (id: CoreOperationId): CoreOperation => {
  const operation = CORE_OPERATIONS.find((each) => each.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  return operation;
};

function requestOf(id: CoreOperationId, change: object): Request {
  const { method, path } = operationOf(id);
  const body = method === 'get' || method === 'delete' ? null : JSON.stringify({ ...BODIES[id], ...change });
  const own = id === 'user_info' ? OF_ADMIN : { ...JSON_HEADERS, 'Idempotency-Key': `prueba-${id}` };
  const address = path.replace(/\{(\w+)\}/g, (_match, name: string) => parameterOf(id, name));
  const options = { method: method.toUpperCase(), body, headers: own };
  return new Request(ORIGIN + address + (QUERIES[id] ?? ''), options);
}

/** Sends the mock core a valid body with changes. @throws Error if no handler answers */
export async function call(
  id: CoreOperationId,
  change: object = {},
  options: MockCoreOptions = {},
): Promise<Response> {
  const answer = answerBy(mockCoreHandlers({ now: () => NOW, ...options }));
  const ask = (each: CoreOperationId, changed: object) => answer(requestOf(each, changed));
  // A request to the workflow depends on the requests of the earlier steps.
  for (const before of WORKFLOW_STEPS.slice(0, Math.max(0, WORKFLOW_STEPS.indexOf(id))))
    await ask(before, {});
  // A row can only be deleted if no other row uses it, so one is added first.
  if (id.startsWith('delete_')) await ask(id.replace('delete', 'add') as CoreOperationId, {});
  const response = await ask(id, change);
  if (!response) throw new Error(`no answer for ${id}`);
  return response;
}

/** Like `call`, but returns the parsed body of the answer. */
export const json = async (
  id: CoreOperationId,
  change?: object,
  options?: MockCoreOptions,
): Promise<unknown> => (await call(id, change, options)).json();
