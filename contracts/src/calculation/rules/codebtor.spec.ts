import { describe, expect, it } from '@jest/globals';
import { codebtorAgePlusYearsRule, codebtorIncomeRule, codebtorRutRule, jointIncome } from './codebtor.ts';

describe('the co-debtor', () => {
  it.each([
    ['11.111.111-1', undefined],
    ['12.345.678-5', 'codebtor_same_rut'],
    ['012345678-5', 'codebtor_same_rut'],
    ['11.111.111-2', 'rut_invalid'],
    ['', 'required'],
  ])('has a RUT other than the client: %s, %s', (rut, code) => {
    expect(codebtorRutRule(rut, '12345678-5')?.code).toBe(code);
  });

  it.each([
    ['1', undefined],
    ['650.000', undefined],
    ['0', 'amount_zero'],
    ['', 'required'],
    ['mucho', 'digits_only'],
  ])('earns something: %s, %s', (text, code) => {
    expect(codebtorIncomeRule(text)?.code).toBe(code);
  });

  it('is at most 80 when the last year is paid', () => {
    expect(codebtorAgePlusYearsRule(55, 25)).toBeNull();
    expect(codebtorAgePlusYearsRule(56, 25)).toEqual({
      code: 'codebtor_age_plus_years',
      values: { max: 80 },
    });
  });

  it('adds an income to the client’s', () => {
    expect([
      jointIncome(900_000, 650_000),
      jointIncome(900_000, null),
      jointIncome(900_000, undefined),
    ]).toEqual([1_550_000, 900_000, 900_000]);
  });
});
