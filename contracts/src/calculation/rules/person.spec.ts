import { describe, it, expect } from '@jest/globals';
import { ageRule, phoneRule, rutRule, salaryRule, workerTypeRule } from './person.ts';

describe('ageRule', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['3a', 'digits_only'],
    ['30,5', 'digits_only'],
    ['-30', 'digits_only'],
    ['23', 'age_range'],
    ['24', undefined],
    [' 30 ', undefined],
    ['72', undefined],
    ['73', 'age_range'],
  ])('%j -> %s', (typed, code) => expect(ageRule(typed)?.code).toBe(code));
});

describe('salaryRule', () => {
  it.each([
    ['', 'web', 'required'],
    ['500.000,5', 'web', 'digits_only'],
    ['500000.4', 'web', 'digits_only'],
    ['499999', 'web', 'salary_min'],
    ['499.999', 'web', 'salary_min'],
    ['1.500.000', 'web', undefined],
    ['500.000', 'web', undefined],
    ['500000', 'pro', 'salary_min'],
    ['849.999', 'pro', 'salary_min'],
    ['850.000', 'pro', undefined],
  ] as const)('%j for %s -> %s', (typed, flavour, code) =>
    expect(salaryRule(typed, flavour)?.code).toBe(code),
  );

  it('says the minimum of its flavour', () => {
    expect(salaryRule('1', 'web')?.values).toEqual({ minClp: 500000 });
    expect(salaryRule('1', 'pro')?.values).toEqual({ minClp: 850000 });
  });
});

describe('rutRule, phoneRule, workerTypeRule', () => {
  it('asks for a RUT with its right verifier', () => {
    expect(rutRule('')?.code).toBe('required');
    expect(rutRule('12.345.678-9')?.code).toBe('rut_invalid');
    expect(rutRule('12.345.678-5')).toBeNull();
  });

  it('asks for a mobile number', () => {
    expect(phoneRule('')?.code).toBe('required');
    expect(phoneRule('+569')?.code).toBe('phone_invalid');
    expect(phoneRule('+56 9 1234 567')?.code).toBe('phone_invalid');
    expect(phoneRule('+56 9 1234 5678')).toBeNull();
  });

  it('asks for a worker type', () => {
    expect(workerTypeRule('')?.code).toBe('required');
    expect(workerTypeRule('0')).toBeNull();
  });
});
