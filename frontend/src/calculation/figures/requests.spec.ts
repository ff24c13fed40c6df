import { describe, expect, it } from '@jest/globals';
import { plain, violation } from '@simulador/contracts/calculation/rules/violation';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { withAssumedProperty } from '../answers/assumed.ts';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { SUBSIDISED } from '../../testing/simulator/broken-rules.ts';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import type { Answers, CreditAnswers, ProjectAnswers } from '../answers/answers.ts';
import { type Lists, listsOf, ufOf } from '../api/get-inicio.ts';
import { calculoRequest, creditOf, figureObstacle, listObstacle } from './requests.ts';

const lists = listsOf(INICIO) as Lists;
const WITHOUT_TYPES = { catalogos: { ...lists.catalogos, tipos_inmuebles: [] } };
const answers = (credit: Partial<CreditAnswers> = {}, project: Partial<ProjectAnswers> = {}) => ({
  flavour: 'web' as const,
  client: CLIENT,
  project: { ...PROJECT, ...project },
  credit: { ...CREDIT, ...credit },
});

describe('the asked credit', () => {
  it('makes the documented request', () => {
    const { Rut, tasasimulacion, ...documented } = CORE_EXAMPLES.calc_dividendo.all_fields;
    expect(creditOf(answers(), lists)).toEqual({ ...documented, antiguedad: 2 });
  });

  it.each([
    ['72', '1'],
    ['52', '3'],
  ])('has the purpose %s of a property of type %s', (creditType, propertyType) => {
    expect(creditOf(answers({}, { creditType, propertyType }), lists)).toMatchObject({
      destino: Number(creditType),
      tipopropiedad: Number(propertyType),
    });
  });

  it('insures the property for its type’s percentage, rounded to 4 decimals', () => {
    const types = lists.catalogos.tipos_inmuebles.map((type) => ({ ...type, porc_asegurable: 75 }));
    const seventyFive = { ...lists, catalogos: { ...lists.catalogos, tipos_inmuebles: types } };
    const odd = answers({ propertyValue: { currency: 'UF', amount: 2500.0002 } });
    expect(creditOf(odd, seventyFive)?.montoAsegurado).toBe(1875.0002);
  });

  it('turns pesos into UF of 4 decimals', () => {
    const inPesos = answers({ creditAmount: { currency: 'CLP', amount: 81760720 } });
    expect(creditOf(inPesos, lists)?.montocredito).toBe(2000);
  });

  it('insures a subsidised credit against unemployment and disability', () => {
    const subsidised = answers({
      propertyValue: { currency: 'UF', amount: 2000 },
      takesSubsidy: 'yes',
      subsidyType: '19',
      subsidyAmount: { currency: 'UF', amount: 250 },
      unemployment: true,
    });
    expect(creditOf(subsidised, lists)).toMatchObject({
      codigoSubsidio: 19,
      codigoSeguroCesantia: 1,
      tasa_seg_ces: 0.00012,
      codsegdesg: 4,
      tasa_seg_des: 0.000094,
    });
  });

  it('sends no answer of a field that is hidden', () => {
    const hidden = answers({ takesSubsidy: 'yes' }, { isDfl2: true, propertyType: '3' });
    expect(creditOf(hidden, lists)).toMatchObject({
      DFL2: false,
      antiguedad: 0,
      codigoSubsidio: 0,
    });
    const isNew = answers({}, { isDfl2: true, propertyState: '1' });
    expect(creditOf(isNew, lists)).toMatchObject({ DFL2: true, antiguedad: 1 });
  });

  it.each([
    ['life insurance', { life: [] }],
    ['fire insurance', { fire: [] }],
    ['property type', WITHOUT_TYPES],
  ])('asks nothing without its %s', (_what, part) => {
    expect(creditOf(answers(), { ...lists, ...part })).toBeNull();
  });
});

const NOBODY = { quote: null, debtsClp: 0 };

describe('the question', () => {
  it('has the income, the older age and the parts of the value beside the credit', () => {
    const asked = calculoRequest(answers(), {}, lists, { quote: null, debtsClp: 90_000 });
    expect(asked).toEqual({
      calculation: creditOf(answers(), lists),
      ...{ flavour: 'web', edad: 34, income_clp: 2_100_000, debts_clp: 90_000 },
      ...{ savings_uf: 500, subsidy_uf: 0 },
    });
  });

  it('has no debts without an income, and no savings where they are no part of the value', () => {
    const refinancing = answers({}, { creditType: '72', propertyType: '1' });
    const violations = { 'client.salaryClp': plain('required') };
    const asked = calculoRequest(refinancing, violations, lists, { quote: null, debtsClp: 90_000 });
    expect(Object.keys(asked ?? {}).sort()).toEqual(['calculation', 'edad', 'flavour']);
  });

  it('names an own rate or a quoted one, else none', () => {
    const rateOf = (rate: CreditAnswers['rate'], amount = 2000) => {
      const credit = { amount, period: 25, loan_use: 1, product: 8, real_estate_type: 2 };
      const quote = {
        ...{ number: 1, rate: 4.36, until: '2026-12-13', is_valid: true, credit },
        ...{ estate_worth: 2500, uf_value: lists.ufValueClp },
      };
      return calculoRequest(answers({ rate }), {}, lists, { quote, debtsClp: 0 })?.calculation.tasasimulacion;
    };
    expect(rateOf({ isOwn: true, pct: 5.25 })).toBe(5.25);
    expect(rateOf({ isOwn: false, pct: null })).toBe(4.36);
    expect(rateOf({ isOwn: false, pct: null }, 1999)).toBeUndefined();
  });
});

describe('the first answer', () => {
  it('gives no lists while a part is missing', () => {
    expect(listsOf({ ...INICIO, uf: null })).toBeNull();
    expect(listsOf({ ...INICIO, catalogos: null })).toBeNull();
    expect(listsOf({ ...INICIO, seguros: { ...INICIO.seguros, incendio: null } })).toBeNull();
    expect(listsOf(undefined)).toBeNull();
  });

  it('converts with the referential UF only when there is no other, and says which', () => {
    expect(ufOf(undefined)).toEqual({ valueClp: 28130, date: null, freshness: 'referential' });
    expect(ufOf(INICIO)).toEqual({ valueClp: 40880.36, date: '2026-11-20', freshness: 'today' });
    const stale = { ...INICIO, uf: { value: 40851.17, date: '2026-11-18', source: 'stale' as const } };
    expect(ufOf(stale).freshness).toBe('stale');
  });
});

describe('what forbids a figure', () => {
  const zero = plain('amount_zero');
  const required = plain('required');

  it('is too little saved, and not the credit that follows', () => {
    const least = violation('savings_min_share', { minPct: 10 });
    const most = violation('credit_max_share', { maxPct: 90, currency: 'CLP' });
    expect(figureObstacle({ 'credit.savings': least, 'credit.creditAmount': most })).toBe(least);
    expect(figureObstacle({ 'credit.creditAmount': most })).toBe(most);
  });

  it('is a subsidy out of its range, but not one without an amount', () => {
    const range = violation('subsidy_range_uf', { min: 125, max: 600 });
    expect(figureObstacle({ 'credit.subsidyAmount': range })).toBe(range);
    expect(calculoRequest(answers(), { 'credit.subsidyAmount': range }, lists, NOBODY)).toBeNull();
    expect(calculoRequest(answers(), { 'credit.subsidyAmount': required }, lists, NOBODY)).not.toBeNull();
  });

  it('is the savings that no credit follows from, and nothing while an answer is missing', () => {
    expect(figureObstacle({ 'credit.savings': zero, 'credit.creditAmount': required })).toBe(zero);
    expect(figureObstacle({ 'credit.savings': required, 'credit.creditAmount': required })).toBeNull();
    expect(figureObstacle({ 'credit.creditAmount': required })).toBeNull();
    expect(
      figureObstacle({
        'credit.savings': zero,
        'credit.creditAmount': required,
        'credit.paymentYears': required,
      }),
    ).toBeNull();
  });
});

describe('listObstacle', () => {
  const obstacle = (changes: Partial<Lists> = {}, given: Answers = answers()) =>
    listObstacle(given, { ...lists, ...changes });
  const withoutOffers = lists.catalogos.tipos_inmuebles.map((type) => ({ ...type, simulador: false }));

  it('is a list without the entry that the answers need', () => {
    const noEntry = /las listas del banco ya no tienen algo de lo elegido/;
    expect(obstacle()).toBeNull();
    expect(obstacle({ life: [] })).toMatch(noEntry);
    expect(obstacle({ fire: [] })).toMatch(noEntry);
    expect(obstacle({ unemployment: [] })).toBeNull();
  });

  it.each([
    ['crédito', 'destinos', []],
    ['propiedad', 'tipos_inmuebles', []],
    ['propiedad', 'tipos_inmuebles', withoutOffers],
    ['subsidio', 'subsidios', []],
  ] as const)(
    'names a type of %s that %s offer no more, and nothing is asked with it',
    (type, name, left) => {
      const given = answers(SUBSIDISED);
      const catalogos = { ...lists.catalogos, [name]: left };
      expect(obstacle({ catalogos }, given)).toBe(
        `Ya no se ofrece el tipo de ${type} elegido: hay que elegir otro.`,
      );
      expect(calculoRequest(given, {}, { ...lists, catalogos }, NOBODY)).toBeNull();
      expect(calculoRequest(given, {}, lists, NOBODY)).not.toBeNull();
    },
  );

  it('is none of a property that has no type yet, for which an offered one is assumed', () => {
    const given = answers({}, { propertyType: '' });
    expect(obstacle({}, given)).toBeNull();
    const catalogos = {
      ...CATALOGOS,
      tipos_inmuebles: CATALOGOS.tipos_inmuebles.filter(({ id }) => id !== PROPERTY_TYPE.flat),
    };
    const assumed = withAssumedProperty(given, { ...INICIO, catalogos });
    expect(obstacle({ catalogos }, assumed)).toBeNull();
    expect(withAssumedProperty(given, INICIO).project.propertyType).toBe(String(PROPERTY_TYPE.flat));
  });
});
