import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { getResponse, http, HttpResponse } from 'msw';
import { bffHandlers } from '../bff.ts';

const ask = (path: string, init: RequestInit = {}, handlers = bffHandlers()) =>
  getResponse(handlers, new Request(`http://simulador.example${path}`, init));

describe('the handlers of the BFF', () => {
  it('answer with the examples of its document, with their headers, at a path with and without a closing slash', async () => {
    for (const path of ['/api/external/paridad', '/api/external/paridad/']) {
      const response = await ask(path);
      expect([response?.status, await response?.json()]).toEqual([200, expect.any(Number)]);
      expect(response?.headers.get('X-Source')).toBe('core');
    }
    const body = JSON.stringify({ email: 'a@b.example', password: 'x' });
    const signedIn = await ask('/api/token', { method: 'POST', body });
    expect(await signedIn?.json()).toEqual({ access: expect.any(String) });
    const deleted = await ask('/api/tarificador/Product/3', { method: 'DELETE' });
    expect(deleted?.status).toBeLessThan(300);
    expect((await ask('/api/external/pdf_simulacion'))?.headers.get('Content-Type')).toBe('application/pdf');
  });

  it('answer at a fixed path before one with a parameter', async () => {
    const { paths } = JSON.parse(
      readFileSync(new URL('../../../contracts/openapi/bff.json', import.meta.url), 'utf8'),
    ) as { paths: Record<string, never> };
    const [fixed, templated] = ['/api/simulador/hojas/aprobadas', '/api/simulador/hojas/{id}'];
    expect(Object.keys(paths)).toEqual(expect.arrayContaining([fixed, templated]));
    const [reading, writing] = await Promise.all(
      [fixed, templated.replace('{id}', '8')].map(async (path) => (await ask(path))?.text()),
    );
    expect(reading).not.toBe(writing);
  });

  it('come after a test’s own', async () => {
    const own = http.get('*/api/external/paridad', () => HttpResponse.json(40000));
    expect(await (await ask('/api/external/paridad', {}, [own, ...bffHandlers()]))?.json()).toBe(40000);
  });
});
