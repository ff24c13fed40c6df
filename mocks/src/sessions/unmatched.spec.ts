import { describe, expect, it } from '@jest/globals';
import { mockCore } from '../core/handlers.ts';

const core = mockCore();

async function answerTo(
  method: string,
  path: string,
  contentType?: string,
): Promise<Record<string, unknown>> {
  const headers = contentType === undefined ? {} : { 'Content-Type': contentType };
  const response = core.unmatched(new Request(`http://core.mock${path}`, { method, headers }));
  expect(response.status).toBe(404);
  return (await response.json()) as Record<string, unknown>;
}

describe('an unmatched request', () => {
  it.each([
    ['GET', '/api/external/paridadd/', 'paridad'],
    ['GET', '/api/external/paridad', 'paridad'],
    ['GET', '/api/paridad/', 'paridad'],
    ['GET', '/paridad', 'paridad'],
    ['GET', '/v1/api/external/tarifas/', 'tarifas'],
    ['POST', '/api/external/paridad/', 'paridad'],
    ['GET', '/products/api/tmc', 'tmc'],
    ['PUT', '/api/external/calc_dividend', 'calc_dividendo'],
    ['PATCH', '/__mock/journal', null],
  ])('%s %s is nearest to %s', async (method, path, operation) => {
    expect((await answerTo(method, path))['nearest']).toMatchObject({ operation });
  });

  it('gets the nearest recorded request in the answer', async () => {
    expect(await answerTo('GET', '/api/external/paridad')).toEqual({
      detail:
        'El core simulado no conoce GET /api/external/paridad. Lo más parecido es GET /api/external/paridad/.',
      nearest: { operation: 'paridad', method: 'GET', path: '/api/external/paridad/' },
    });
  });

  it.each([undefined, 'application/x-www-form-urlencoded'])('may have a body of %s', async (contentType) => {
    const { detail, nearest } = await answerTo('POST', '/products/api/tmc', contentType);
    expect(nearest).toMatchObject({ operation: 'tmc' });
    expect(detail).toMatch(/El cuerpo se anuncia con Content-Type: application\/json\.$/);
  });
});
