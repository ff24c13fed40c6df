import { describe, expect, it } from '@jest/globals';
import { mockCore } from '../core/handlers.ts';
import { wordDistance } from './edit-distance.ts';

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
    ['GET', '/api/external/paridadd/', 'paridad', 'el tramo 3 de la ruta es «paridadd» en vez de «paridad».'],
    ['GET', '/api/external/paridad', 'paridad', 'falta la barra final.'],
    ['GET', '/api/paridad/', 'paridad', 'falta «external» como tramo 2.'],
    ['GET', '/v1/api/external/tarifas/', 'tarifas', 'sobra el tramo 1 de la ruta, «v1».'],
    ['POST', '/api/external/paridad/', 'paridad', 'el método es POST en vez de GET.'],
    ['GET', '/products/api/tmc', 'tmc', 'el método es GET en vez de POST.'],
    ['PATCH', '/__mock/journal', null, 'el método es PATCH en vez de GET.'],
  ])('%s %s is nearest to %s', async (method, path, operation, difference) => {
    const { detail, nearest } = await answerTo(method, path);
    expect(nearest).toMatchObject({ operation });
    expect(detail).toMatch(
      new RegExp(`^El core simulado no conoce ${method} ${path}\\. Lo más parecido es `),
    );
    expect(detail).toMatch(new RegExp(`: ${difference.replaceAll('.', '\\.')}$`));
  });

  it('may differ in its content type alone', async () => {
    const form = await answerTo('POST', '/products/api/tmc', 'application/x-www-form-urlencoded');
    expect(form).toEqual({
      detail:
        'El core simulado no conoce POST /products/api/tmc. Lo más parecido es POST /products/api/tmc: ' +
        'Content-Type es «application/x-www-form-urlencoded» en vez de application/json.',
      nearest: { operation: 'tmc', method: 'POST', path: '/products/api/tmc' },
      differences: [
        { part: 'content-type', actual: 'application/x-www-form-urlencoded', expected: 'application/json' },
      ],
    });
    expect((await answerTo('POST', '/products/api/tmc'))['detail']).toMatch(
      /falta el encabezado Content-Type/,
    );
  });

  it('differs in several things', async () => {
    const { differences } = await answerTo('PUT', '/api/external/calc_dividend');
    expect(differences).toEqual([
      { part: 'method', actual: 'PUT', expected: 'POST' },
      { part: 'path', segment: 3, actual: 'calc_dividend', expected: 'calc_dividendo' },
      { part: 'path', actual: null, expected: '/' },
    ]);
  });

  it('is compared in its beginning only, however long its path', async () => {
    const { differences } = await answerTo('GET', `/${'x'.repeat(5000)}`.repeat(500));
    expect((differences as unknown[]).length).toBeLessThan(20);
  });

  it('is compared in the beginning of each word only', () => {
    const beginning = 'x'.repeat(30);
    expect(wordDistance(beginning + 'a'.repeat(5000), beginning + 'b'.repeat(5000))).toBe(1 / 30);
    expect(wordDistance('a'.repeat(5000), 'b'.repeat(5000))).toBe(1);
  });
});
