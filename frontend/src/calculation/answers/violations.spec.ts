import { describe, expect, it } from '@jest/globals';
import { derived } from '#shared/ui/amounts/money-value.ts';
import { CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import {
  broken,
  brokenByCredit,
  RULES,
  SUBSIDISED,
  uf,
  WEB,
  type Client,
  type Credit,
  type Project,
} from '../../testing/simulator/broken-rules.ts';
import { NO_CLIENT, NO_CREDIT, NO_PROJECT } from './answers.ts';
import { ageOf, violationsOf } from './violations.ts';

const client = (change: Partial<Client>) => broken('client', { ...WEB, client: { ...CLIENT, ...change } });
const project = (change: Partial<Project>) =>
  broken('project', { ...WEB, project: { ...PROJECT, ...change } });
const codes = (credit: Partial<Credit>, change: Partial<Project> = {}, age = 34) =>
  brokenByCredit(WEB, credit, change, age);

describe('module 2 of the web flavour', () => {
  it('accepts the example and asks for what is missing', () => {
    expect(project({})).toEqual({});
    const gaps = { propertyType: 'select_property_type', region: 'required', comuna: 'select_comuna' };
    expect(project(NO_PROJECT)).toEqual(gaps);
  });

  it('names region and comuna too while they wait for another answer, so that all missing answers are known', () => {
    const gaps = { propertyState: 'required', region: 'required', comuna: 'select_comuna' };
    expect(project({ propertyState: '', region: '', comuna: '' })).toEqual(gaps);
    expect(project({ comuna: '' })).toEqual({ comuna: 'select_comuna' });
  });

  it('asks for the state only where it is shown', () => {
    expect(project({ propertyState: '' })).toEqual({ propertyState: 'required' });
    expect(project({ propertyState: '', propertyType: '3' })).toEqual({});
    expect(project({ propertyState: '', creditType: '52' })).toEqual({});
  });

  it('asks for free text when the type is "other"', () => {
    expect(project({ propertyType: '99' })).toEqual({ otherPropertyType: 'required' });
    expect(project({ propertyType: '99', otherPropertyType: 'Bodega' })).toEqual({});
  });

  it('names the free texts with an address of a page or a telephone', () => {
    const texts = { otherPropertyType: 'premios.casa', address: 'llame al 912345678' };
    const broken = { otherPropertyType: 'text_link', address: 'text_long_number' };
    expect(project({ propertyType: '99', ...texts })).toEqual(broken);
    expect(project({ address: "Av.Bernardo O'Higgins 1449, depto.1203" })).toEqual({});
  });
});

describe('module 1 of the web flavour', () => {
  it.each([
    ['+569', undefined],
    ['+5691234567', 'phone_invalid'],
    ['+56912345678', undefined],
  ])('takes the phone %s: %s', (phone, code) => {
    expect(client({ phone })['phone']).toBe(code);
  });

  it('accepts the example and names every gap in the order of the fields', () => {
    expect(client({})).toEqual({});
    expect(Object.entries(client(NO_CLIENT))).toEqual([
      ['name', 'required'],
      ['lastName', 'required'],
      ['rut', 'required'],
      ['age', 'required'],
      ['email', 'required'],
      ['workerType', 'required'],
      ['salaryClp', 'required'],
      ['consent', 'required'],
    ]);
  });
});

describe('module 3 of the web flavour', () => {
  it('accepts the example', () => {
    expect(codes({})).toEqual({});
    expect(codes(SUBSIDISED)).toEqual({});
  });

  it('asks for what is missing', () => {
    expect(codes(NO_CREDIT)).toEqual({
      propertyValue: 'required',
      savings: 'required',
      creditAmount: 'required',
      paymentYears: 'required',
    });
  });

  it('judges the credit against the value', () => {
    expect(codes({ creditAmount: uf(2250), savings: uf(250) })).toEqual({});
    const nothingLent = { savings: uf(2500), creditAmount: derived(uf(0)) };
    expect(codes(nothingLent)).toEqual({ savings: 'savings_below_value', creditAmount: 'credit_min_uf' });
    const zeroLent = { savings: derived(uf(2500)), creditAmount: uf(0) };
    expect(codes(zeroLent)).toEqual({ creditAmount: 'credit_min_uf' });
    expect(codes({ creditAmount: uf(2600), savings: uf(0) })).toEqual({ creditAmount: 'credit_max_share' });
    expect(codes({ creditAmount: uf(2250.0001), savings: uf(249.9999) })).toEqual({
      savings: 'savings_min_share',
      creditAmount: 'credit_max_share',
    });
  });

  it('checks the subsidy only where it is asked for', () => {
    expect(codes({ ...SUBSIDISED, subsidyAmount: uf(124) })).toMatchObject({
      subsidyAmount: 'subsidy_range_uf',
    });
    expect(codes({ ...SUBSIDISED, subsidyAmount: uf(null) })).toMatchObject({
      subsidyAmount: 'required',
    });
    expect(codes({ ...SUBSIDISED, savings: uf(10), subsidyAmount: uf(125) })).toMatchObject({
      savings: 'savings_subsidy_min_share',
    });
    expect(codes({ ...CREDIT, takesSubsidy: 'yes' })).toEqual({});
    expect(codes(SUBSIDISED, { propertyType: '9' })).toEqual({ savings: 'savings_min_share' });
  });

  it('has no savings for refinancing and free disposition, whose value is above 1500 UF', () => {
    const loan = { propertyValue: uf(1500.0001), savings: uf(null), creditAmount: uf(1000) };
    expect(codes(loan, { creditType: '72', propertyType: '1' })).toEqual({});
    expect(codes(loan, { creditType: '52' })).toEqual({});
    expect(codes({ ...loan, propertyValue: uf(1500) }, { creditType: '52' })).toEqual({
      propertyValue: 'property_value_above_uf',
    });
  });
});

describe('the financing table', () => {
  it('finances no more than the operator’s table allows', () => {
    const withMax = (maxPct: number) =>
      violationsOf(WEB, { ...RULES, financing: [{ purpose: null, propertyType: null, maxPct }] });
    expect(withMax(80)).toEqual({});
    expect(withMax(79)['credit.creditAmount']).toMatchObject({
      code: 'credit_max_share',
      values: { maxPct: 79 },
    });
  });
});

describe('ageOf', () => {
  it('is the age only when it counts', () => {
    expect(ageOf(CLIENT)).toBe(34);
    expect(ageOf({ ...CLIENT, age: '23' })).toBeNull();
    expect(ageOf({ ...CLIENT, age: '' })).toBeNull();
  });
});
