import { expect, it } from '@jest/globals';
import { levelTermsOf } from './request-terms.ts';

const REQUEST = {
  montocredito: 2000,
  valorpropiedad: 2500.5,
  tasasimulacion: 4.5,
  plazototal: 25,
  destino: 72,
};

it('the terms of a request have its values, and 0 for grace, subsidy and insured amount if it has none', () => {
  expect(levelTermsOf(REQUEST)).toEqual({
    credit: 20_000_000,
    propertyValue: 25_005_000,
    annualRatePct: 4.5,
    termYears: 25,
    graceMonths: 0,
    purpose: 72,
    subsidyCode: 0,
    insuredAmount: 0,
  });
});

it('the optional values of a request are in its terms, each in its place', () => {
  const optional = {
    mesesgracia: 3,
    codigoSubsidio: 19,
    tasa_seg_des: 0.0001,
    tasa_seg_inc: 0.0002,
    tasa_seg_ces: 0.0003,
    montoAsegurado: 1500,
    asegurados: 2,
  };
  expect(levelTermsOf({ ...REQUEST, ...optional })).toMatchObject({
    graceMonths: 3,
    subsidyCode: 19,
    lifeMonthlyRate: 0.0001,
    fireMonthlyRate: 0.0002,
    unemploymentMonthlyRate: 0.0003,
    insuredAmount: 15_000_000,
    insuredPeople: 2,
  });
});
