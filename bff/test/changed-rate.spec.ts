import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { EXAMPLE_REQUEST } from '../src/testing/example.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';
import { Visitor } from '../src/testing/visitor.ts';

let bff: TestBff;
let executive: Visitor;

beforeAll(async () => {
  bff = await startBff();
  await createUser(bff, 'executiverole');
  executive = new Visitor(bff.http, '203.0.113.9', (await signIn(bff, 'executiverole', true)).headers);
});
afterAll(() => bff.close());

const calculated = async (change: object = {}) => ({
  ...(await executive.calculated(await executive.introduce(), { ...EXAMPLE_REQUEST, ...change })),
  consent: undefined,
});
const count = async (): Promise<unknown> =>
  (await bff.query('SELECT count(*)::int AS count FROM simulations'))[0];

describe('a rate put in force between a calculation by staff and its confirmation', () => {
  let before: number;
  beforeEach(async () => {
    await bff.query('TRUNCATE simulations, introductions, clients CASCADE');
    before = EXAMPLE_REQUEST.tasasimulacion;
  });

  it('is noticed: the former one is not saved as the suggested one, and both are named', async () => {
    const shown = await calculated();
    await bff.query('UPDATE rates SET annual_pct = annual_pct + 0.4');
    try {
      const { status, body } = await executive.saveByExecutive(shown);
      expect(status).toBe(409);
      const [was, is] = [before, before + 0.4].map((pct) => pct.toFixed(2).replace('.', ','));
      expect(body.detail).toBe(`La tasa sugerida cambió de ${was} % a ${is} %, vuelva a calcular.`);
      expect(body.salida[0].Tasa).toBeCloseTo(before + 0.4);
      expect(await count()).toEqual({ count: 0 });
    } finally {
      await bff.query('UPDATE rates SET annual_pct = annual_pct - 0.4');
    }
  });

  it('is no obstacle for a rate that staff have chosen', async () => {
    const chosen = await calculated({ personalizarTasa: true, tasasimulacion: before + 0.13 });
    const { status } = await executive.saveByExecutive(chosen);
    expect(status).toBe(201);
  });

  it('a rate that nobody chose is the suggested one', async () => {
    const other = await calculated({ tasasimulacion: before + 0.13 });
    expect((await executive.saveByExecutive(other)).status).toBe(409);
    expect((await executive.saveByExecutive(await calculated())).status).toBe(201);
  });
});
