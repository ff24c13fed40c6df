import { beforeAll, describe, expect, it } from '@jest/globals';
import { Visitor } from '../../src/testing/visitor.ts';
import { bff } from './bff.ts';

let path: string;

const ask = async (user: string, password: string, at = path): Promise<number> =>
  (await bff.http.get(at).auth(user, password)).status;

describe('the service account', () => {
  beforeAll(async () => {
    const visitor = new Visitor(bff.http);
    const { body } = await visitor.save(await visitor.calculated(await visitor.introduce()));
    path = `/simulations/api/simulation/${body.uuid}`;
  });

  it('reads what another session saved', async () => {
    expect(await ask('lector', 'una-clave-bien-larga')).toBe(200);
  });

  it.each([
    ['lector', 'otra-clave-bien-larga'],
    ['otro', 'una-clave-bien-larga'],
    ['', ''],
  ])('is not %s:%s', async (user, password) => {
    expect(await ask(user, password)).toBe(401);
  });

  it('is refused elsewhere', async () => {
    expect(await ask('lector', 'una-clave-bien-larga', '/ops/modes')).toBe(401);
    expect(await ask('lector', 'una-clave-bien-larga', '/api/external/paridad/')).toBe(403);
  });
});
