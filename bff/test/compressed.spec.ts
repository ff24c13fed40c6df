import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

it('compresses the simulator’s first data for clients that accept it', async () => {
  const start = await bff.http.get('/api/simulador/inicio').set('Accept-Encoding', 'gzip');
  expect(start.headers['content-encoding']).toBe('gzip');
  expect(start.body.catalogos.comunas).toHaveLength(346);
  const plain = await bff.http.get('/api/simulador/inicio').set('Accept-Encoding', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.catalogos).toEqual(start.body.catalogos);
});
