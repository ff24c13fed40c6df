/** Parts of the answer about a credit: what they depend on, and what a failure leaves. See docs/rules.md R980. */
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { AffordabilityService } from '../src/calculation/affordability/affordability.service.ts';
import type { CalculoAnswerDto } from '../src/calculation/calculo/calculo.dto.ts';
import { Problem } from '../src/http/problem.ts';
import { bffForSpec } from '../src/testing/for-spec.ts';
import { createUser, signIn } from '../src/testing/staff.ts';
import { everyMode } from '../src/testing/test-bff.ts';
import { answered, calculated } from './shared/calculo.ts';
import { mixRates } from './shared/offered-credits.ts';

const local = bffForSpec();
const core = bffForSpec({ ...everyMode('core'), MODE_AUTH: 'local' });
const hurried = bffForSpec({ ...everyMode('core'), OPERATION_COSTS_TIMEOUT_MS: '300' });
beforeAll(() => mixRates(local));
afterEach(async () => {
  jest.restoreAllMocks();
  await core.core.play({});
});

describe('the rate', () => {
  it('is the suggested one unless it is given; then the own term has it, and if it was chosen, all have it', async () => {
    const ratesOf = async (calculation: object) => {
      const { rate, row, terms } = await calculated(core, {}, calculation);
      return [
        rate?.rate,
        row?.Tasa,
        terms?.find(({ plazo }) => plazo === 25)?.row?.Tasa,
        terms?.[0]?.row?.Tasa,
      ];
    };
    const shorter = 3.94;
    expect(await ratesOf({})).toEqual([4.5, 4.5, 4.5, shorter]);
    expect(await ratesOf({ tasasimulacion: 4.1 })).toEqual([4.1, 4.1, 4.1, shorter]);
    expect(await ratesOf({ tasasimulacion: 4.1, personalizarTasa: true })).toEqual([4.1, 4.1, 4.1, 4.1]);
  });

  it('above the TMC is named by its field, and what needs no rate stands', async () => {
    const all = await calculated(local, {}, { tasasimulacion: 7, personalizarTasa: true });
    expect(all.problems).toEqual([
      { part: 'row', message: 'La tasa no puede ser mayor a la TMC', field: 'tasasimulacion' },
    ]);
    expect([all.row, all.rate, all.costs?.length, all.needed_today?.uf]).toEqual([
      ...[null, { rate: 7, suggested: expect.any(Number), tmc: 6.6 }, 6, 542.02],
    ]);
    expect(new Set(all.terms?.map(({ row }) => row))).toEqual(new Set([null]));
  });

  it('that does not exist leaves UF, costs, and the terms with their reason', async () => {
    const all = await calculated(local, { income_clp: 2_000_000 }, { tipopropiedad: 4 });
    const message = 'No hay una tasa para ese producto, destino, propiedad, plazo y monto.';
    expect(all.problems).toEqual([
      { part: 'rate', message },
      { part: 'row', message },
    ]);
    expect([all.rate, all.income, all.ways_out, all.uf?.value]).toEqual([null, null, null, 40_880.36]);
    expect(new Set(all.terms?.map(({ reason }) => reason))).toEqual(new Set([message]));
  });
});

describe('what is known of the people', () => {
  it.each([
    [{}, []],
    [{ edad: 55 }, [30]],
    [{ edad: 34, edad_codeudor: 55 }, [30]],
    [{ edad: 55, edad_codeudor: 34 }, [30]],
    [{ edad_codeudor: 56 }, [25, 30]],
  ])('excludes terms by the older age: %j', async (ages, excluded) => {
    const { row, terms } = await calculated(core, ages);
    const reason = 'Su edad más los años de pago no pueden superar los 80 años';
    const without = terms?.filter((term) => term.row === null) ?? [];
    expect(without.map((term) => [term.plazo, term.reason])).toEqual(
      excluded.map((plazo) => [plazo, reason]),
    );
    expect(row).not.toBeNull();
  });

  it('may be nothing: then no income is enough or too low, and a purchase needs what is not credit', async () => {
    const { income, ways_out, needed_today } = await calculated(core);
    expect([income, ways_out]).toEqual([{ needed_clp: 1_885_664, enough: null, missing_clp: null }, []]);
    expect(needed_today).toEqual({ uf: 542.02, clp: 22_157_973 });
  });

  it.each([
    [{ savings_uf: 400, subsidy_uf: 100 }, {}, 442.02],
    [{ subsidy_uf: 100 }, {}, 442.02],
    [{ savings_uf: 0 }, {}, 42.02],
    [{ savings_uf: 499.99996 }, {}, 542.02],
    [{}, { destino: 72, valorpropiedad: 2500 }, 18.52],
  ])('is what is needed today, with the costs: %j %j', async (savings, calculation, uf) => {
    expect((await calculated(core, savings, calculation)).needed_today?.uf).toBe(uf);
  });

  it('keeps the subsidy in the savings of a way out', async () => {
    const people = { income_clp: 1_600_000, savings_uf: 400, subsidy_uf: 100 };
    const { ways_out } = await calculated(local, people);
    const to = (kind: string) => ways_out?.find((way) => way.kind === kind)?.to ?? 0;
    const plain = await calculated(local, { income_clp: 1_600_000, savings_uf: 500 });
    expect(to('value')).toBe(plain.ways_out?.find(({ kind }) => kind === 'value')?.to);
    expect(to('savings')).toBe((plain.ways_out?.find(({ kind }) => kind === 'savings')?.to ?? 0) - 100);
  });
});

describe('a part that fails', () => {
  const FAILED = 'El sistema del banco no pudo responder. Inténtalo de nuevo más tarde.';
  const UNREACHED = 'No pudimos conectarnos con el sistema del banco. Inténtalo de nuevo en unos minutos.';
  const UNUSABLE =
    'El sistema del banco entregó una respuesta que no podemos usar. Inténtalo de nuevo más tarde.';
  /** Names of the parts that are null. */
  const missing = (all: CalculoAnswerDto) =>
    Object.entries(all).flatMap(([name, part]) => (part === null ? [name] : []));
  const OF_ROW = ['row', 'cae_with_costs', 'total_with_costs', 'income', 'ways_out'];

  it.each([
    ['calc_dividendo', 'status:503', [...OF_ROW, 'terms'], ['row', 'terms'], FAILED],
    ['calc_dividendo', 'garbage:types', [...OF_ROW, 'terms'], ['row', 'terms'], UNUSABLE],
    ['calc_dividendo', 'bias:salida.0.RenMin*0.75', [...OF_ROW, 'terms'], ['row', 'terms'], UNUSABLE],
    ['calc_operation_costs', 'down', ['costs'], ['costs'], UNREACHED],
    ['calc_operation_costs', 'garbage:nan', ['costs'], ['costs'], UNUSABLE],
    ['Tarifa', 'status:500', ['rate', ...OF_ROW, 'terms'], ['rate', 'row', 'terms'], FAILED],
  ])('of a core leaves the others: %s %s', async (operation, scenario, parts, named, message) => {
    await core.core.play({ [operation]: scenario });
    const all = await calculated(core, { income_clp: 9_000_000 });
    expect(missing(all).toSorted()).toEqual(parts.toSorted());
    expect(new Set(all.problems.map(({ part }) => part))).toEqual(new Set(named));
    expect(new Set(all.problems.map((problem) => problem.message))).toEqual(new Set([message]));
    // The costs are those of the row, if a core lists none.
    expect(all.needed_today).toEqual({ uf: 542.02, clp: 22_157_973 });
  });

  it('because its core is too slow is one too', async () => {
    await hurried.core.play({ calc_operation_costs: 'slow:60000' });
    const all = await calculated(hurried);
    expect([missing(all), all.problems.map(({ part }) => part)]).toEqual([['costs'], ['costs']]);
    expect(all.problems[0]?.message).toContain('tardó demasiado');
  });

  it('is a given rate’s suggestion, without which the rest is calculated at the given one', async () => {
    await core.core.play({ Tarifa: 'status:500', tmc: 'status:500' });
    const all = await calculated(core, {}, { tasasimulacion: 4.5, personalizarTasa: true });
    expect([all.rate, all.row?.DivTotal]).toEqual([{ rate: 4.5, suggested: null, tmc: null }, 11.5316]);
    expect(all.problems.map(({ part }) => part)).toEqual(['rate']);
  });

  it('is named to staff as `usted`', async () => {
    await createUser(core, 'executiverole');
    const { headers } = await signIn(core, 'executiverole', true);
    await core.core.play({ calc_operation_costs: 'status:503' });
    const { body } = await answered(core, { flavour: 'pro' }, {}, headers);
    expect(body.problems).toEqual([{ part: 'costs', message: SERVER_SENTENCES.coreFailed[1] }]);
  });

  it('is that of the ways out, if a low income finds none because of a failure', async () => {
    const failed = new Problem(502, SERVER_SENTENCES.coreFailed[0]);
    jest.spyOn(local.app.get(AffordabilityService), 'largest').mockRejectedValue(failed);
    const all = await calculated(local, { income_clp: 500_000 });
    expect([missing(all), all.problems]).toEqual([['ways_out'], [{ part: 'ways_out', message: FAILED }]]);
    expect(all.income?.enough).toBe(false);
  });
});

describe('a body that is refused', () => {
  it.each([
    [{}, { montocredito: 299.9999 }, 'montocredito'],
    [{}, { montocredito: '2000' }, 'calculation.montocredito'],
    [{}, { tasasimulacion: 10 }, 'tasasimulacion'],
    [{}, { personalizarTasa: true }, 'tasasimulacion'],
    [{}, { otro: 1 }, 'otro'],
    [{ flavour: undefined }, {}, 'flavour'],
    [{ flavour: 'otro' }, {}, 'flavour'],
    [{ edad: -1 }, {}, 'edad'],
    [{ edad_codeudor: 151 }, {}, 'edad_codeudor'],
    [{ income_clp: 0 }, {}, 'income_clp'],
    [{ debts_clp: -1 }, {}, 'debts_clp'],
    [{ savings_uf: -0.0001 }, {}, 'savings_uf'],
    [{ subsidy_uf: 10_000_001 }, {}, 'subsidy_uf'],
    [{ calculation: undefined }, {}, 'calculation'],
    [{ payment_clp: 1 }, {}, 'payment_clp'],
  ])('is a 400 that names the field: %j %j', async (body, calculation, field) => {
    const { status, headers, body: problem } = await answered(local, body, calculation);
    expect([status, headers['content-type']]).toEqual([400, expect.stringContaining('problem+json')]);
    expect(JSON.stringify([problem.detail, problem.fields])).toContain(field);
  });
});

it('has the day of the UF, and is the answer for everybody', async () => {
  const { status, headers } = await answered(local, { flavour: 'pro' }, {}, { Authorization: 'Bearer x' });
  expect([status, headers['x-uf-date'], headers['cache-control']]).toEqual([200, '2026-11-20', 'no-store']);
});
