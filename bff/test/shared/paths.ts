import { describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { OPERATIONS } from '../../src/testing/example.ts';
import { bff } from './bff.ts';

const ask = (method: 'GET' | 'POST', path: string, body: object | null): Promise<Response> =>
  Promise.resolve(body ? bff.http.post(path).send(body) : bff.http[method === 'GET' ? 'get' : 'post'](path));

describe('an operation', () => {
  it.each(OPERATIONS)(
    '%s %s has the same answer below /api/, and with the closing slash',
    async (method, path, body) => {
      const [direct, below] = [await ask(method, path, body), await ask(method, `/api${path}/`, body)];
      expect([direct.status, below.status]).toEqual([200, 200]);
      const comparable = ({ body: answer }: Response) => ({ ...answer, uf: null });
      expect(comparable(below)).toEqual(comparable(direct));
    },
  );

  it('answers HEAD like GET', async () => {
    const answer = await bff.http.head('/api/external/paridad/');
    expect([answer.status, answer.text]).toEqual([200, undefined]);
  });

  it('keeps its query below /api/', async () => {
    expect((await bff.http.get('/api/api/external/paridad/?a=/api/api')).body).toBe(40880.36);
  });
});

describe('an unknown path of the API', () => {
  it.each(['/api/api/api/external/paridad', '/api/%E0%A4%A', '/inmobiliarias/Company/9', '/api/health/live'])(
    '%s is a JSON 404',
    async (path) => {
      const answer = await bff.http.get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(JSON.parse(answer.text)).toEqual({
        type: 'about:blank',
        title: 'No encontrado',
        status: 404,
        detail: 'Lo que buscas no existe.',
        request_id: answer.headers['x-request-id'],
      });
    },
  );

  it('includes an operation with another method', async () => {
    expect((await bff.http.get('/api/external/calc_dividendo')).status).toBe(404);
    expect((await bff.http.delete('/api/external/paridad')).status).toBe(404);
  });
});

describe('every other path', () => {
  it.each([
    ['/simulador', 200],
    ['/.env', 404],
    ['/%E0%A4%A', 404],
  ])('%s is the client, checked again at every visit, as %d', async (path, status) => {
    const answer = await bff.http.get(path);
    expect([answer.status, answer.text]).toEqual([status, '<!doctype html><title>Simulador</title>']);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('serves no file outside the client', async () => {
    const answer = await bff.http.get('/..%2f..%2f..%2f..%2fetc/passwd');
    expect(answer.text).not.toMatch(/root:/);
  });

  it('is a 404 if it is asked for by another method', async () => {
    expect((await bff.http.post('/simulador').send({})).status).toBe(404);
  });

  it('allows scripts of our origin only, and no frames', async () => {
    const policy = String((await bff.http.get('/')).headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const directive of ['frame-ancestors', 'base-uri', 'object-src']) {
      expect(policy).toContain(`${directive} 'none'`);
    }
  });
});
