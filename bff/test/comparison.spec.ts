import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CREDIT } from '../src/testing/example.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { startBff, type TestBff } from '../src/testing/test-bff.ts';

let bff: TestBff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.close());

interface Term {
  readonly plazo: number;
  readonly row: object | null;
  readonly reason: string | null;
}

async function termsAt(edad: number, flavour: string, from = bff, headers = {}): Promise<readonly Term[]> {
  const { status, body } = await from.http
    .post('/api/simulador/comparacion')
    .set(headers)
    .send({ ...CREDIT, tipopropiedad: 1, plazototal: 8, edad, flavour });
  expect(status).toBe(200);
  return body.terms as Term[];
}

it.each(['web', 'pro'])('compares no term that the age forbids, with the reason (%s)', async (flavour) => {
  const terms = await termsAt(60, flavour);
  expect(terms.filter(({ row }) => row !== null).map(({ plazo }) => plazo)).toEqual([8, 12, 15, 20]);
  const reason = 'Su edad más los años de pago no pueden superar los 80 años';
  expect(terms.filter(({ row }) => row === null).map((term) => [term.plazo, term.reason])).toEqual([
    [25, reason],
    [30, reason],
  ]);
});

it('states for a term whose suggested rate is not allowed that the rate is the reason', async () => {
  await bff.query(`UPDATE rates SET annual_pct = 9.5 WHERE range_period_id IN
    (SELECT id FROM range_periods WHERE min_years = 20)`);
  const terms = await termsAt(40, 'web');
  expect(terms.filter(({ row }) => row === null)).toEqual([
    {
      plazo: 20,
      row: null,
      cae_with_costs: null,
      total_with_costs: null,
      reason: 'La tasa sugerida para este plazo no se puede usar. La tasa no puede ser mayor a la TMC.',
    },
  ]);
});

it('says to visitors as `tú`, and to staff as `usted`, that the core gave no reason for a term', async () => {
  const silent = await startScriptedCore();
  silent.answer(400, {});
  const ofCore = await startBff({ env: { MODE_DIVIDENDO: 'core', DIVIDENDO_URL: silent.url } });
  try {
    await createUser(ofCore, 'executiverole');
    const { headers } = await signIn(ofCore, 'executiverole', true);
    const reasonsFor = async (who: object): Promise<unknown> =>
      new Set((await termsAt(40, 'web', ofCore, who)).map(({ reason }) => reason));
    expect([await reasonsFor({}), await reasonsFor(headers)]).toEqual([
      new Set(['El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.']),
      new Set(['El sistema del banco no pudo responder. Inténtelo de nuevo más tarde.']),
    ]);
  } finally {
    await ofCore.close();
    await silent.close();
  }
});
