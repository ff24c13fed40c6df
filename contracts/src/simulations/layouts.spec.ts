import { describe, expect, it } from '@jest/globals';
import { DOCUMENT, MAIL } from './documents.ts';
import { factsOf, type Line, type Layout } from './facts.ts';
import { DETAIL, SUMMARY } from './screens.ts';
import { FIELDS } from './stated-fields.ts';
import type { Amount, Stated } from './stated.ts';

const amount = (uf: number) => ({ uf, clp: null, ufValueClp: 40_880.36 });

/** Simulation with all fields. */
const STATED: Stated = {
  name: 'Camila Rojas',
  rut: '12345678-5',
  age: 34,
  email: 'camila@correo.example',
  phone: '+56912345678',
  workerType: 'Dependiente',
  salaryClp: 2_100_000,
  codebtorName: 'Pedro Soto',
  codebtorRut: '11111111-1',
  codebtorAge: 41,
  codebtorSalaryClp: 650_000,
  branch: 'Providencia',
  creditType: 'Compraventa',
  propertyType: 'Departamento',
  propertyState: 'Nueva',
  isDfl2: true,
  region: 'Metropolitana',
  comuna: 'Ñuñoa',
  address: 'Los Aromos 12',
  company: 'Cerro Maitén',
  companyProject: 'Los Peumos',
  addsOther: true,
  propertyValue: amount(2500),
  subsidyType: 'DS19',
  subsidyAmount: amount(150),
  savings: amount(350),
  creditAmount: amount(2000),
  paymentYears: 25,
  graceMonths: 3,
  product: 'Universal',
  rate: 4.5,
  lifeInsurance: 'Desgravamen colectivo',
  fireInsurance: 'Incendio colectivo',
  unemployment: 'Cesantía',
};

/** Layouts, each with the fields that it leaves out on purpose. */
const LAYOUTS: readonly (readonly [name: string, layout: Layout<Stated>, leavesOut: string])[] = [
  ['the summary', SUMMARY, ''],
  // E-mail and phone are links above the groups. The figures include term, rate and insurances.
  [
    'the detail',
    DETAIL,
    'email phone paymentYears rate unemployment lifeInsurance fireInsurance age branch company companyProject addsOther',
  ],
  // The figures include term and rate.
  ['the PDF', DOCUMENT, 'paymentYears rate age workerType branch addsOther'],
  [
    'the mail',
    MAIL,
    'name creditType propertyType paymentYears rate rut age email phone workerType salaryClp branch propertyState isDfl2 region comuna ' +
      'address company companyProject addsOther product lifeInsurance fireInsurance unemployment codebtorRut codebtorAge codebtorSalaryClp',
  ],
];
const linesOf = (layout: Layout<Stated>): readonly Line<Stated>[] => Object.values(layout).flat();
const factsInAll = (stated: Stated) => LAYOUTS.flatMap(([, layout]) => factsOf(stated, linesOf(layout)));

describe.each(LAYOUTS)('%s', (_name, layout, leavesOut) => {
  it('shows each field, or leaves it out on purpose', () => {
    const shown: readonly string[] = linesOf(layout).flatMap(({ of }) => of);
    const left = leavesOut.split(' ');
    const other = Object.keys(STATED).filter((field) => shown.includes(field) === left.includes(field));
    expect(other).toEqual([]);
  });

  it('has something to say in each of its lines, under different labels', () => {
    for (const lines of Object.values(layout)) {
      const facts = factsOf(STATED, lines);
      expect(facts).toHaveLength(lines.length);
      expect(new Set(facts.map(({ label }) => label)).size).toBe(lines.length);
    }
  });
});

describe('the table of what a person said', () => {
  it('has each input once for a credit purpose, but for the one that two questions share', () => {
    const inputs = Object.values(FIELDS).map(({ input }) => input);
    expect(inputs.filter((input, index) => inputs.indexOf(input) !== index)).toEqual([
      'input_add_other_property',
    ]);
  });

  it('has no line for what was not said', () => {
    const nothing: Stated = {
      ...STATED,
      phone: null,
      address: '',
      isDfl2: null,
      graceMonths: 0,
      savings: null,
    };
    const labels = factsOf(nothing, linesOf(DOCUMENT)).map(({ label }) => label);
    expect(labels).toContain('Ubicación');
    for (const label of ['Teléfono', 'DFL2', 'Meses de gracia', 'Ahorro'])
      expect(labels).not.toContain(label);
  });
});

describe('the rate', () => {
  it('is written as it was calculated with, in figures and layouts', () => {
    const rates = factsInAll({ ...STATED, rate: 5.4321 }).filter(({ value }) => value.includes('5,43'));
    expect(rates.map(({ value }) => value)).toEqual(['5,4321\u00a0%']);
  });
});

describe('the mail', () => {
  it('names the grace months, if there are any', () => {
    const factsWith = (graceMonths: number) => factsOf<Stated>({ ...STATED, graceMonths }, MAIL.credit);
    expect(factsWith(3)).toContainEqual({ label: 'Meses de gracia', value: '3 meses' });
    expect(factsWith(0).map(({ label }) => label)).not.toContain('Meses de gracia');
  });
});

describe('an amount that was typed in pesos', () => {
  it('has the UF that the form showed in each layout, where the rest of the value is 0.0001 UF less', () => {
    // The value is 85.000.000 pesos (UF 2.078,1273), and its credit 68.000.000 (UF 1.662,5019).
    const typed: Amount = { uf: 415.6254, clp: 17_000_000, ufValueClp: 40_902.21 };
    const savings = factsInAll({ ...STATED, savings: typed }).filter(({ label }) => label === 'Ahorro');
    const texts = savings.map(({ value, note }) => `${value} ${note ?? ''}`);
    expect(texts.filter((text) => text.includes('UF')).length).toBeGreaterThan(3);
    for (const text of texts) expect(text).not.toContain('415,6254');
  });
});
