import { describe, expect, it } from '@jest/globals';
import { FINANCING_LIMITS } from '@simulador/contracts/domain/limits';
import { CLIENT, CREDIT, PROJECT } from '../../../testing/simulator/answers.ts';
import { COUNTER_CLIENT } from '../../../testing/simulator/render-professional.tsx';
import { NO_CLIENT, NO_CREDIT, NO_PROJECT, noCredit, type Answers } from './answers.ts';
import { ageOf, violationsOf } from './violations.ts';

type Client = Answers['client'];
type Project = Answers['project'];
type Credit = Answers['credit'];

const RULES = { ufValueClp: 40880.36, financing: FINANCING_LIMITS };
const WEB: Answers = { flavour: 'web', client: CLIENT, project: PROJECT, credit: CREDIT };
const PRO: Answers = { ...WEB, flavour: 'pro', client: COUNTER_CLIENT };
const uf = (amount: number | null) => ({ currency: 'UF' as const, amount });

/** The codes of the broken rules of one part, by answer. */
const broken = (part: 'client' | 'project' | 'credit', answers: Answers): Record<string, string> =>
  Object.fromEntries(
    Object.entries(violationsOf(answers, RULES))
      .filter(([path]) => path.startsWith(`${part}.`))
      .map(([path, { code }]) => [path.slice(part.length + 1), code]),
  );
const ofAge = (client: Client, age: number) => ({ ...client, age: String(age) });

const client = (change: Partial<Client>) => broken('client', { ...WEB, client: { ...CLIENT, ...change } });
const project = (change: Partial<Project>) =>
  broken('project', { ...WEB, project: { ...PROJECT, ...change } });
const codes = (credit: Partial<Credit>, change: Partial<Project> = {}, age = 34) =>
  broken('credit', {
    ...WEB,
    client: ofAge(CLIENT, age),
    project: { ...PROJECT, ...change },
    credit: { ...CREDIT, ...credit },
  });
const ofClient = (change: Partial<Client>) =>
  broken('client', { ...PRO, client: { ...COUNTER_CLIENT, ...change } });
const ofCredit = (change: Partial<Credit>, other: Partial<Project> = {}, age = 34) =>
  broken('credit', {
    ...PRO,
    client: ofAge(COUNTER_CLIENT, age),
    project: { ...PROJECT, ...other },
    credit: { ...CREDIT, ...change },
  });
/** The project with the property's value, which belongs to it here. */
const ofProject = ({ propertyValue = uf(2500), ...change }: Partial<Project & Credit>) => {
  const answers = { ...PRO, project: { ...PROJECT, ...change }, credit: { ...CREDIT, propertyValue } };
  const { propertyValue: code } = broken('credit', answers);
  return { ...broken('project', answers), ...(code === undefined ? {} : { propertyValue: code }) };
};
const SUBSIDISED: Partial<Credit> = {
  propertyValue: uf(2000),
  takesSubsidy: 'yes',
  subsidyAmount: uf(250),
  savings: uf(150),
  creditAmount: uf(1600),
  unemployment: true,
};

describe('module 2 of the web flavour', () => {
  it('accepts the example and asks for what is missing', () => {
    expect(project({})).toEqual({});
    const gaps = { propertyType: 'select_property_type', region: 'required', comuna: 'select_comuna' };
    expect(project(NO_PROJECT)).toEqual(gaps);
  });

  it('names region and comuna too while they wait for another answer, so that every gap is known at once', () => {
    const gaps = { propertyState: 'required', region: 'required', comuna: 'select_comuna' };
    expect(project({ propertyState: '', region: '', comuna: '' })).toEqual(gaps);
    expect(project({ comuna: '' })).toEqual({ comuna: 'select_comuna' });
  });

  it('asks for the state only where it is shown', () => {
    expect(project({ propertyState: '' })).toEqual({ propertyState: 'required' });
    expect(project({ propertyState: '', propertyType: '3' })).toEqual({});
    expect(project({ propertyState: '', creditType: '52' })).toEqual({});
  });

  it('asks for words when the type is "other"', () => {
    expect(project({ propertyType: '99' })).toEqual({ otherPropertyType: 'required' });
    expect(project({ propertyType: '99', otherPropertyType: 'Bodega' })).toEqual({});
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
    expect(codes({ savings: uf(2600), creditAmount: uf(0) })).toEqual({ savings: 'savings_below_value' });
    expect(codes({ creditAmount: uf(2600), savings: uf(0) })).toEqual({ creditAmount: 'credit_max_share' });
    expect(codes({ creditAmount: uf(2250.0001), savings: uf(249.9999) })).toEqual({
      savings: 'savings_min_share',
      creditAmount: 'credit_max_share',
    });
  });

  it('judges the subsidy only where it is asked for', () => {
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

  it('needs the unemployment insurance with a subsidy', () => {
    expect(codes({ ...SUBSIDISED, unemployment: false })).toEqual({ unemployment: 'unemployment_required' });
  });

  it('judges age and term together', () => {
    expect(codes({ paymentYears: '20' }, {}, 60)).toEqual({});
    expect(codes({ paymentYears: '21' }, {}, 60)).toEqual({ paymentYears: 'age_plus_years' });
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
    [{ salaryClp: '850000' }, {}],
    [{ name: 'J' }, { name: 'text_min_length' }],
    [{ name: 'Jo' }, {}],
    [{ lastName: 'Soto2' }, { lastName: 'name_letters_only' }],
    [{ name: 'a'.repeat(50) }, {}],
    [{ name: 'a'.repeat(51) }, { name: 'text_max_length' }],
    [{ age: '23' }, { age: 'age_range' }],
    [{ age: '72' }, {}],
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

  it.each(['70', '52'])('purpose %s: the value is above 1500 UF', (creditType) => {
    const broken = { propertyValue: 'property_value_above_uf' };
    expect(ofProject({ creditType, propertyValue: uf(1500) })).toEqual(broken);
    expect(ofProject({ creditType, propertyValue: uf(1500.0001) })).toEqual({});
  });

  it('leaves company, project and another property to whoever has them', () => {
    expect(ofProject({ propertyState: '1', company: '', companyProject: '', addsOther: false })).toEqual({});
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
    expect(ofCredit({ ...subsidised, subsidyAmount: uf(124.9999) })).toMatchObject({
      subsidyAmount: 'subsidy_range_uf',
    });
    expect(ofCredit({ ...subsidised, subsidyAmount: uf(600.0001) })).toMatchObject({
      subsidyAmount: 'subsidy_range_uf',
    });
  });

  it.each([
    [{ paymentYears: '7' }, { paymentYears: 'years_range' }],
    [{ paymentYears: '8' }, {}],
    [{ paymentYears: '30' }, {}],
    [{ paymentYears: '31' }, { paymentYears: 'years_range' }],
    [{ rate: { isOwn: true, pct: null } }, { rate: 'required' }],
    [{ rate: { isOwn: true, pct: 0 } }, { rate: 'rate_range' }],
    [{ rate: { isOwn: true, pct: 0.0001 } }, {}],
    [{ rate: { isOwn: true, pct: 9.9999 } }, {}],
    [{ rate: { isOwn: true, pct: 10 } }, { rate: 'rate_range' }],
    [{ rate: { isOwn: false, pct: null } }, {}],
  ])('judges %j: %j', (change, broken) => {
    expect(ofCredit(change)).toEqual(broken);
  });

  it('lets age and years be 80, not 81', () => {
    expect(ofCredit({}, {}, 55)).toEqual({});
    expect(ofCredit({}, {}, 56)).toEqual({ paymentYears: 'age_plus_years' });
  });
});
