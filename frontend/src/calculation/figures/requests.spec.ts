import { describe, expect, it } from '@jest/globals';
import { plain, violation } from '@simulador/contracts/calculation/rules/violation';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import type { CreditAnswers, ProjectAnswers } from '../answers/answers.ts';
import { listsOf, ufOf } from './inicio-view.ts';
import {
  dividendoRequest,
  figureObstacle,
  lacksEntries,
  operationCostsRequest,
  rateQuestion,
  tarifaRequest,
  tmcRequest,
  type Lists,
} from './requests.ts';

const lists = listsOf(INICIO) as Lists;
const WITHOUT_TYPES = { catalogos: { ...lists.catalogos, tipos_inmuebles: [] } };
const answers = (credit: Partial<CreditAnswers> = {}, project: Partial<ProjectAnswers> = {}) => ({
  flavour: 'web' as const,
  client: CLIENT,
  project: { ...PROJECT, ...project },
  credit: { ...CREDIT, ...credit },
});

describe('dividendoRequest', () => {
  it('makes the documented request', () => {
    expect(dividendoRequest(answers(), lists, 4.5)).toEqual({
      DFL2: false,
      Rut: '12345678-5',
      antiguedad: 2,
      asegurados: 1,
      codigoSeguroCesantia: 0,
      codigoSubsidio: 0,
      codpro: 8,
      codsegdesg: 3,
      codseginc: 2,
      destino: 1,
      mesesgracia: 0,
      montoAsegurado: 2000,
      montocredito: 2000,
      objetivo: 1,
      participantes: 1,
      personalizarTasa: false,
      plazototal: 25,
      plazovariable: 0,
      porcentaje: 80,
      tasa_seg_ces: 0,
      tasa_seg_des: 0.000068,
      tasa_seg_inc: 0.000104,
      tasasimulacion: 4.5,
      tipo_persona: 1,
      tipopropiedad: 2,
      valorpropiedad: 2500,
    });
  });

  it('insures the property for its type’s percentage, rounded to 4 decimals', () => {
    const types = lists.catalogos.tipos_inmuebles.map((type) => ({ ...type, porc_asegurable: 75 }));
    const seventyFive = { ...lists, catalogos: { ...lists.catalogos, tipos_inmuebles: types } };
    const odd = answers({ propertyValue: { currency: 'UF', amount: 2500.0002 } });
    expect(dividendoRequest(odd, seventyFive, 4.5)?.montoAsegurado).toBe(1875.0002);
  });

  it('turns pesos into UF of 4 decimals', () => {
    const inPesos = answers({ creditAmount: { currency: 'CLP', amount: 81760720 } });
    expect(dividendoRequest(inPesos, lists, 4.5)?.montocredito).toBe(2000);
  });

  it('insures a subsidised credit against unemployment and disability', () => {
    const subsidised = answers({
      propertyValue: { currency: 'UF', amount: 2000 },
      takesSubsidy: 'yes',
      subsidyType: '19',
      subsidyAmount: { currency: 'UF', amount: 250 },
      unemployment: true,
    });
    expect(dividendoRequest(subsidised, lists, 4.5)).toMatchObject({
      codigoSubsidio: 19,
      codigoSeguroCesantia: 1,
      tasa_seg_ces: 0.00012,
      codsegdesg: 4,
      tasa_seg_des: 0.000094,
    });
  });

  it('sends no answer of a field that is hidden', () => {
    const hidden = answers({ takesSubsidy: 'yes' }, { isDfl2: true, propertyType: '3' });
    expect(dividendoRequest(hidden, lists, 4.5)).toMatchObject({
      DFL2: false,
      antiguedad: 0,
      codigoSubsidio: 0,
    });
    const isNew = answers({}, { isDfl2: true, propertyState: '1' });
    expect(dividendoRequest(isNew, lists, 4.5)).toMatchObject({ DFL2: true, antiguedad: 1 });
  });

  it.each([
    ['life insurance', { life: [] }],
    ['fire insurance', { fire: [] }],
    ['property type', WITHOUT_TYPES],
  ])('asks nothing without its %s', (_what, part) => {
    expect(dividendoRequest(answers(), { ...lists, ...part }, 4.5)).toBeNull();
  });
});

describe('the other questions', () => {
  it('ask for rate in years, for the ceiling in months', () => {
    const question = tarifaRequest(answers(), lists.ufValueClp);
    expect(question).toEqual({ amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 });
    expect(question && tmcRequest(question)).toEqual({ amount: 2000, currency: 998, period: 300 });
  });

  it.each([
    ['1', 1],
    ['72', 2],
    ['52', 7],
  ])('name the subpurpose of purpose %s: %d', (creditType, subpurpose) => {
    const request = dividendoRequest(answers({}, { creditType, propertyType: '1' }), lists, 4.5);
    expect(request && operationCostsRequest(request)).toEqual({
      credit_amount: 2000,
      estate_value: 2500,
      has_dfl2: false,
      is_social_estate: false,
      subpurpose,
    });
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
    expect(rateQuestion(answers(), { 'credit.subsidyAmount': range }, lists)).toBeNull();
    expect(rateQuestion(answers(), { 'credit.subsidyAmount': required }, lists)).not.toBeNull();
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

describe('lacksEntries', () => {
  it('is reported for a list without the entry that the answers need', () => {
    expect(lacksEntries(answers(), lists)).toBe(false);
    expect(lacksEntries(answers(), { ...lists, life: [] })).toBe(true);
    expect(lacksEntries(answers(), { ...lists, fire: [] })).toBe(true);
    expect(lacksEntries(answers(), { ...lists, ...WITHOUT_TYPES })).toBe(true);
    expect(lacksEntries(answers(), { ...lists, unemployment: [] })).toBe(false);
  });

  it('is not said before the property has a type', () => {
    expect(lacksEntries(answers({}, { propertyType: '' }), lists)).toBe(false);
  });
});
