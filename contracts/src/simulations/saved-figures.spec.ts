import { expect, it } from '@jest/globals';
import { savedFigures } from './saved-figures.ts';

it('a row has its figures under the names of a saved simulation', () => {
  const row = {
    TasaCae: 1,
    SegCes: 2,
    SegDesg: 3,
    SegInc: 4,
    Dividendo: 5,
    DivTotal: 6,
    DivTotalPe: 7,
    CostoTotalUF: 8,
    RenMin: 9,
    TasacionUF: 10,
    EstudioTitulosUF: 11,
    Borrador: 12,
    Notaria: 13,
    CBR: 14,
  };
  expect(savedFigures(row)).toEqual({
    cae: 1,
    unemployment_insurance_amount: 2,
    relief_insurance_amount: 3,
    fire_insurance_amount: 4,
    monthly_mortgage_uf: 5,
    total_monthly_mortgage_uf: 6,
    total_monthly_mortgage_clp: 7,
    total_mortgage: 8,
    min_salary: 9,
    detail_simulation: [
      { divTotalUF: 6, divUF: 5, segdes: 3, seginc: 4, segces: 2, cae: 1, costoTotalUF: 8 },
    ],
    tasacionUF: 10,
    eeTTUF: 11,
    borradorUF: 12,
    gastosnotarialesUF: 13,
    cbrUF: 14,
  });
});
