/** The rules that staff's simulator has of its own. See docs/rules.md R50. */
import { describe, expect, it } from '@jest/globals';
import { COUNTER_CLIENT, CREDIT, PROJECT } from '../../testing/simulator/answers.ts';
import {
  broken,
  brokenByCredit,
  SUBSIDISED,
  uf,
  WEB,
  type Client,
  type Credit,
  type Project,
} from '../../testing/simulator/broken-rules.ts';
import { NO_CLIENT, noCredit, type Answers } from './answers.ts';

const PRO: Answers = { ...WEB, flavour: 'pro', client: COUNTER_CLIENT };
const ofClient = (change: Partial<Client>) =>
  broken('client', { ...PRO, client: { ...COUNTER_CLIENT, ...change } });
const ofCredit = (change: Partial<Credit>, other: Partial<Project> = {}, age = 34) =>
  brokenByCredit(PRO, change, other, age);
/** Returns answers whose property value belongs to the project. */
const ofProject = ({ propertyValue = uf(2500), ...change }: Partial<Project & Credit>) => {
  const answers = { ...PRO, project: { ...PROJECT, ...change }, credit: { ...CREDIT, propertyValue } };
  const { propertyValue: code } = broken('credit', answers);
  return { ...broken('project', answers), ...(code === undefined ? {} : { propertyValue: code }) };
};

describe('module 1 of the professional flavour', () => {
  it('asks neither for consent nor for a telephone, but for the branch', () => {
    expect(ofClient({})).toEqual({});
    expect(Object.keys(ofClient(NO_CLIENT))).toEqual([
      'name',
      'lastName',
      'rut',
      'age',
      'email',
      'workerType',
      'salaryClp',
      'branch',
    ]);
    expect(ofClient({ branch: '' })).toEqual({ branch: 'select_branch' });
  });

  it.each([
    [{ salaryClp: '849999' }, { salaryClp: 'salary_min' }],
    [{ name: 'J' }, { name: 'text_min_length' }],
  ])('judges %j: %j', (change, broken) => {
    expect(ofClient(change)).toEqual(broken);
  });
});

describe('module 2 of the professional flavour', () => {
  it('asks for the value, which is its own here', () => {
    expect(ofProject({})).toEqual({});
    expect(ofProject({ propertyValue: uf(null) })).toEqual({ propertyValue: 'required' });
    expect(ofProject({ propertyValue: uf(0) })).toEqual({ propertyValue: 'property_value_above_uf' });
  });
});

describe('module 3 of the professional flavour', () => {
  it('needs product and life insurance before it can calculate', () => {
    expect(ofCredit({})).toEqual({});
    expect(ofCredit({ product: '', lifeInsurance: '' })).toEqual({
      product: 'required',
      lifeInsurance: 'required',
    });
    expect(noCredit('pro')).toMatchObject({ product: '', lifeInsurance: '', fireInsurance: '2' });
  });

  it('asks for no life insurance where the subsidy says which', () => {
    const staff = { subsidyAmount: uf(150), savings: uf(50), creditAmount: uf(1800), lifeInsurance: '' };
    const subsidised = { ...SUBSIDISED, ...staff };
    expect(ofCredit(subsidised)).toEqual({});
    expect(ofCredit({ ...subsidised, unemployment: false })).toEqual({
      unemployment: 'unemployment_required',
    });
  });

  it.each([
    [{ paymentYears: '31' }, { paymentYears: 'years_range' }],
    [{ rate: { isOwn: true, pct: null } }, { rate: 'required' }],
    [{ rate: { isOwn: true, pct: 10 } }, { rate: 'rate_range' }],
    [{ rate: { isOwn: false, pct: null } }, {}],
  ])('judges %j: %j', (change, broken) => {
    expect(ofCredit(change)).toEqual(broken);
  });
});
