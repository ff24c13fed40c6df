import { expect, it } from '@jest/globals';
import { mockCore } from '../core/handlers.ts';

const JSON_IS_MISSING = ' El cuerpo se anuncia con Content-Type: application/json.';

it.each([
  ['GET', '/api/external/paridadd/', undefined, ''],
  ['POST', '/api/external/paridad/', 'application/json', ''],
  ['POST', '/products/api/tmc', undefined, JSON_IS_MISSING],
  ['POST', '/products/api/tmc', 'application/x-www-form-urlencoded', JSON_IS_MISSING],
])('%s %s with a body of %s is a 404 that says why', async (method, path, contentType, hint) => {
  const headers = contentType === undefined ? {} : { 'Content-Type': contentType };
  const response = mockCore().unmatched(new Request(`http://core.mock${path}`, { method, headers }));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ detail: `El core simulado no conoce ${method} ${path}.${hint}` });
});
