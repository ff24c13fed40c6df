import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { Problem } from '../src/http/problem.ts';
import { DividendoPort } from '../src/calculation/dividendo/dividendo.port.ts';
import { CREDIT } from '../src/testing/example.ts';
import { startScriptedCore } from '../src/testing/scripted-core.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { startBff } from '../src/testing/test-bff.ts';

const bff = bffForSpec();

interface Term {
  readonly plazo: number;
  readonly row: object | null;
  readonly reason: string | null;
}

async function terms(from = bff, headers = {}): Promise<readonly Term[]> {
  const { status, body } = await from.http
    .post('/api/simulador/comparacion')
    .set(headers)
    .send({ ...CREDIT, tipopropiedad: 1, plazototal: 8, edad: 40, flavour: 'web' });
  expect(status).toBe(200);
  return body.terms as Term[];
}

it.each(['/api/simulador/comparacion', '/simulations/api/calc_simulation_web'])(
  'compares the own term too where it is not one of the six (%s)',
  async (path) => {
    const body = { ...CREDIT, tipopropiedad: 1, plazototal: 22, personalizarTasa: true, edad: 40 };
    const { terms } = (await bff.http.post(path).send(body)).body;
    expect(terms.map(({ plazo }: Term) => plazo)).toEqual([8, 12, 15, 20, 22, 25, 30]);
    const single = await bff.http.post('/simulations/api/calc_simulation_web').send(body);
    expect(terms[4]).toMatchObject({
      row: single.body.salida[0],
      cae_with_costs: single.body.cae_with_costs,
    });
  },
);

it('states for a term whose suggested rate is not allowed that the rate is the reason', async () => {
  await bff.query(`UPDATE rates SET annual_pct = 9.5 WHERE range_period_id IN
    (SELECT id FROM range_periods WHERE min_years = 20)`);
  expect((await terms()).filter(({ row }) => row === null)).toEqual([
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
      new Set((await terms(ofCore, who)).map(({ reason }) => reason));
    const [toVisitor, toStaff] = SERVER_SENTENCES.coreRefused;
    expect([await reasonsFor({}), await reasonsFor(headers)]).toEqual([
      new Set([toVisitor]),
      new Set([toStaff]),
    ]);
  } finally {
    await ofCore.close();
    await silent.close();
  }
});

describe('a core that fails for some terms', () => {
  const FAILED = new Problem(502, SERVER_SENTENCES.coreFailed[0]);
  /** Makes the dividend's port fail for these terms, years. */
  const failFor = (years: readonly number[]) => {
    const port = bff.app.get(DividendoPort);
    const calculate = port.calculate.bind(port);
    return jest
      .spyOn(port, 'calculate')
      .mockImplementation((credit) =>
        years.includes(credit.plazototal) ? Promise.reject(FAILED) : calculate(credit),
      );
  };
  const ask = (path: string, plazototal: number) =>
    bff.http.post(path).send({ ...CREDIT, tipopropiedad: 1, plazototal, edad: 40, flavour: 'web' });
  afterEach(() => void jest.restoreAllMocks());

  it.each(['/api/simulador/comparacion', '/simulations/api/calc_simulation_web'])(
    'leaves the other terms their figures, and says which one is missing (%s)',
    async (path) => {
      const healthy = (await ask(path, 25)).body.terms as readonly Term[];
      failFor([30]);
      const { status, body } = await ask(path, 25);
      const reason = 'El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.';
      const expected = healthy.map((term) =>
        term.plazo === 30
          ? { ...term, row: null, cae_with_costs: null, total_with_costs: null, reason }
          : term,
      );
      expect([status, body.terms]).toEqual([200, expected]);
    },
  );

  it('is a 502 if the chosen term fails, or all of them', async () => {
    failFor([25]);
    expect((await ask('/simulations/api/calc_simulation_web', 25)).status).toBe(502);
    failFor([8, 12, 15, 20, 25, 30]);
    expect((await ask('/api/simulador/comparacion', 25)).status).toBe(502);
  });
});
