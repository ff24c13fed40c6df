import { describe, expect, it } from '@jest/globals';
import { FINANCING_LIMITS } from '@simulador/contracts/calculation/limits';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { INICIO } from '../../testing/simulator/fake-bff.ts';
import { OPENED_READ } from '../../testing/opened-simulation.ts';
import type { Answers } from '../answers/answers.ts';
import { answersWith } from '../answers/changes.ts';
import { creditFields } from '../answers/credit-facts.ts';
import { prefilled } from './prefill.ts';

const RULES = { ufValueClp: 40880.36, financing: FINANCING_LIMITS };
const TODAY = '2026-11-20';
const KNOWN = { company: '1', companyProject: '12' };
const uf = (amount: number | null) => ({ currency: 'UF', amount });
const pesos = (amount: number) => ({ currency: 'CLP', amount });
const filled = (change: Partial<SimulationRead> = {}, ufDate = TODAY, usualBranch = '') => {
  const uf = { value: RULES.ufValueClp, date: ufDate, source: 'local' } as const;
  const read = { ...OPENED_READ, ...change };
  return prefilled({ read, company: KNOWN }, { ...INICIO, uf }, RULES, usualBranch);
};

describe('a simulation that is opened again', () => {
  it('fills all three forms', () => {
    const { answers } = filled();
    expect(answers.client).toMatchObject({
      name: 'Matías',
      lastName: 'Fuentealba Ríos',
      rut: '15.482.907-5',
      age: '38',
      email: 'matias.fuentealba@correo.cl',
      phone: '+56912345678',
      workerType: '0',
      salaryClp: '1950000',
      branch: '5',
    });
    expect(answers.project).toMatchObject({
      creditType: '1',
      propertyType: '2',
      propertyState: '1',
      isDfl2: true,
      region: '13',
      comuna: '13110',
      locationSearch: 'La Florida, Metropolitana de Santiago',
      address: 'Avenida La Florida 9650',
      company: '1',
      companyProject: '12',
      addsOther: true,
    });
    expect(answers.credit).toMatchObject({
      propertyValue: uf(2000),
      takesSubsidy: 'yes',
      subsidyType: '19',
      subsidyAmount: uf(150),
      unemployment: true,
      savings: uf(50),
      creditAmount: uf(1800),
      paymentYears: '20',
      graceMonths: '2',
      product: '4',
      lifeInsurance: '4',
      fireInsurance: '7',
      rate: { isOwn: true, pct: 4.1 },
    });
  });

  it('takes the client from the record, which confirming would change, and the other answers from the simulation', () => {
    const given = {
      first_name: 'Mati',
      last_name: 'Fuentealba',
      client_name: 'Mati Fuentealba',
      client_email: 'mati@correo.cl',
      client_phone: '+56987654321',
    };
    expect(filled(given).answers.client).toEqual(filled().answers.client);
  });

  it('begins at the first module that lacks an answer, else at the credit, which is still to be calculated', () => {
    expect(filled()).toMatchObject({
      modules: {
        m1: { active: false, valid: true },
        m2: { active: false, valid: true },
        m3: { active: true, valid: false },
      },
      next: 'credit.paymentYears',
    });
    expect(filled({ income: 849_999, estate_worth: 0 })).toMatchObject({
      modules: { m1: { active: true, valid: false }, m2: { active: false, valid: false } },
      next: 'client.salaryClp',
    });
    expect(filled({ comuna_id: null })).toMatchObject({
      modules: { m1: { valid: true }, m2: { active: true }, m3: { active: false } },
      next: 'project.comuna',
    });
  });

  it.each([
    [1, '1'],
    [70, '70'],
    [72, '70'],
    [52, '52'],
    [3, ''],
  ])('takes the purpose %i as %s, whatever it is called', (destino, code) => {
    const renamed = { destino, subpurpose_name: 'Otro nombre' };
    expect(filled(renamed).answers.project.creditType).toBe(code);
  });

  it.each([
    [2, '2'],
    [8, '8'],
    [4, '4'],
    [5, ''],
  ])('takes the product %i as %s, whatever it is called', (product, code) => {
    const renamed = { product, product_name: 'Otro nombre' };
    expect(filled(renamed).answers.credit.product).toBe(code);
  });

  it('uses the suggested rate where that was used', () => {
    expect(filled({ custom_rate: false }).answers.credit.rate).toEqual({ isOwn: false, pct: null });
  });

  it('has pesos as they were typed, on the day of their UF', () => {
    const typed = {
      estate_worth: 1956.9299,
      estate_worth_clp: 80_000_000,
      subsidy_amount: 122.3081,
      subsidy_amount_clp: 5_000_000,
      current_savings: 244.6162,
      current_savings_clp: 10_000_000,
      credit_amount: 1590.0056,
      credit_amount_clp: 65_000_000,
    };
    expect(filled(typed).answers.credit).toMatchObject({
      propertyValue: pesos(80_000_000),
      subsidyAmount: pesos(5_000_000),
      savings: pesos(10_000_000),
      creditAmount: pesos(65_000_000),
    });
    expect(filled(typed).modules.m2.valid).toBe(true);
    const nextDay = filled(typed, '2026-11-21').answers.credit;
    expect([nextDay.propertyValue, nextDay.creditAmount]).toEqual([uf(1956.9299), uf(1590.0056)]);
  });

  it('offers the subsidy up to 2000 UF once its value changes', () => {
    const opened = filled({ estate_worth: 2100, current_savings: 150 }).answers;
    const fieldsAt = (answers: Answers) => creditFields(answers.credit, answers.project, RULES.ufValueClp);
    const valued = (amount: number) =>
      answersWith(opened, { 'credit.propertyValue': { currency: 'UF', amount } }, RULES.ufValueClp);
    expect(fieldsAt(opened)).toMatchObject({
      asksForSubsidy: true,
      hasSubsidy: true,
    });
    expect(fieldsAt(valued(2050))).toMatchObject({ asksForSubsidy: false });
    expect(fieldsAt(valued(2000))).toMatchObject({ asksForSubsidy: true });
    expect(fieldsAt(valued(2300))).toMatchObject({ asksForSubsidy: false });
  });

  it.each([2000.0001, 2200])(
    'keeps subsidy, credit and insurances of an unchanged credit, at a value of %d UF',
    (estate_worth) => {
      const saved = { estate_worth, current_savings: 50, credit_amount: estate_worth - 200 };
      const { answers, modules } = filled(saved);
      expect(answers.credit).toMatchObject({
        takesSubsidy: 'yes',
        subsidyType: '19',
        subsidyAmount: uf(150),
        unemployment: true,
        savings: uf(50),
        creditAmount: uf(saved.credit_amount),
        lifeInsurance: '4',
        fireInsurance: '7',
      });
      expect(modules.m2.valid).toBe(true);
    },
  );

  it('leaves unknown answers open', () => {
    const { client, project, credit } = filled({
      worker_type: 2,
      branch: null,
      region_id: null,
      comuna_id: null,
      city: null,
      province: null,
      codsegdesg: 98,
      codseginc: 99,
      estate_is_new: null,
      client_phone: null,
      client_record: null,
    }).answers;
    expect(client).toMatchObject({ workerType: '', branch: '', phone: '+569' });
    expect(project).toMatchObject({ region: '', comuna: '', locationSearch: '', propertyState: '' });
    expect(credit).toMatchObject({ lifeInsurance: '', fireInsurance: '2' });
  });

  it('takes worker type and insurances by their codes, whatever they are called', () => {
    const renamed = { work_status: 'Otro nombre', relief_insurance: 'Otro nombre', fire_insurance: '' };
    const { client, credit } = filled(renamed).answers;
    expect([client.workerType, credit.lifeInsurance, credit.fireInsurance]).toEqual(['0', '4', '7']);
  });

  it('is of the executive’s usual branch if it was a visitor’s, who is not asked for one', () => {
    const { answers, modules } = filled({ branch: null }, TODAY, '7');
    expect([answers.client.branch, modules.m1.valid]).toEqual(['7', true]);
    expect(filled({}, TODAY, '7').answers.client.branch).toBe('5');
  });

  it('takes the free text of a property that is not in the list', () => {
    const { project } = filled({ tipopropiedad: 99, estate_type: 'Bodega' }).answers;
    expect(project).toMatchObject({ propertyType: '99', otherPropertyType: 'Bodega' });
    expect(filled().answers.project.otherPropertyType).toBe('');
  });
});
