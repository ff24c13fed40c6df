import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { answerBy } from '../answer-by.ts';
import { mockCoreHandlers, type MockCoreOptions } from '../core/handlers.ts';
import type { CoreOperation } from '../core/operation.ts';
import { CORE_OPERATIONS } from '../core/operations.ts';
import { APPLICATION, WORKFLOW_STEPS } from './workflow-bodies.ts';

export const ORIGIN = 'http://core.mock';
export const JSON_HEADERS = { 'Content-Type': 'application/json' };
const NOW = new Date('2026-11-20T15:00:00Z');

/** Returns the body of the operation's first example in core.yaml. */
function bodyOf(id: CoreOperationId): object {
  const examples: Partial<Record<CoreOperationId, Record<string, object>>> = CORE_EXAMPLES;
  // The demo has no rate for an unknown property type in its first ranges.
  const free = id === 'add_Tarificador' && { real_estate_type: '4', range_period: '1', range_amount: '1' };
  return { ...Object.values(examples[id] ?? {})[0], ...free };
}

/** Ids of the rows that a request changes or deletes, if not the first row. */
const ROWS: Partial<Record<CoreOperationId, string>> = {
  patch_Product: '8',
  delete_Product: '9',
  delete_RangePeriod: '22',
  delete_RangeAmount: '13',
  delete_LoanUse: '73',
  delete_Tarificador: '2017',
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
  const body = method === 'get' || method === 'delete' ? null : JSON.stringify({ ...bodyOf(id), ...change });
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
