import { beforeAll, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { LIST_PATH, Office } from '../src/testing/office.ts';

const office = Office.forSpec();
beforeAll(() => office.store());

const read = (path: string, encoding: string) =>
  office.bff.http.get(path).set(office.staff.adminrole.headers).set('Accept-Encoding', encoding);
const encodingOf = async (path: string): Promise<unknown> =>
  (await read(path, 'gzip')).headers['content-encoding'];

it.each([['/api/simulador/inicio'], [LIST_PATH], ['/api/tarificador/Tarificador']])(
  'compresses %s for clients that accept it',
  async (path) => {
    const compressed = await read(path, 'gzip');
    expect([compressed.status, compressed.headers['content-encoding']]).toEqual([200, 'gzip']);
    const plain = await read(path, 'identity');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(Object.keys(plain.body)).toEqual(Object.keys(compressed.body));
  },
);

it('compresses the explanation of a calculation', async () => {
  const { status, headers } = await office.bff.http
    .post('/api/simulador/explicacion')
    .set('Accept-Encoding', 'gzip')
    .send(EXAMPLE_REQUEST);
  expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
});

it('compresses neither a visitor’s answer nor a file', async () => {
  expect(await encodingOf('/authentication/api/user/info')).toBeUndefined();
  expect(await encodingOf('/simulations/api/simulations/excel')).toBeUndefined();
});
