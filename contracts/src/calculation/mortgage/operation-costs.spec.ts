import { describe, expect, it } from '@jest/globals';
import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { OPERATION_SUBPURPOSE } from '../../bank/codes.ts';
import { ufFromNumber, ufToNumber } from '../../platform/money.ts';
import {
  DEFAULT_OPERATION_COST_PARAMS,
  operationCostLines,
  operationCosts,
  type OperationCostInput,
} from './operation-costs.ts';
import { anyCredit } from './testing/mortgages.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });

const purchase: OperationCostInput = {
  credit: ufFromNumber(2000),
  propertyValue: ufFromNumber(2500),
  dfl2: false,
  socialEstate: false,
  subpurpose: OPERATION_SUBPURPOSE.buySale,
};
const costsOf = (changes: Partial<OperationCostInput>) =>
  operationCosts({ ...purchase, ...changes }, DEFAULT_OPERATION_COST_PARAMS);

describe('operationCosts', () => {
  it('lists the example in its order', () => {
    const asked = { credit_amount: 2000, estate_value: 2500, has_dfl2: false, is_social_estate: false };
    const lines = operationCostLines({ ...asked, subpurpose: 1 }, DEFAULT_OPERATION_COST_PARAMS);
    expect(lines.map(({ operation_cost_description: name, amount_uf: uf }) => [name, uf])).toEqual([
      ['Tasación', 2.975],
      ['Estudio de títulos', 3.57],
      ['Borrador de escritura', 2.975],
      ['Notaría', 3],
      ['Conservador de Bienes Raíces', 13.5],
      ['Impuesto al mutuo', 16],
    ]);
  });

  it('taxes DFL2 homes at 0.2 %, social estates and refinancing not at all', () => {
    expect(ufToNumber(costsOf({ dfl2: true }).ImpuestoTE)).toBe(4);
    expect(costsOf({ socialEstate: true }).ImpuestoTE).toBe(0);
    expect(costsOf({ subpurpose: OPERATION_SUBPURPOSE.refinancing, dfl2: true }).ImpuestoTE).toBe(0);
    expect(ufToNumber(costsOf({ subpurpose: OPERATION_SUBPURPOSE.general }).ImpuestoTE)).toBe(16);
  });

  it('registers the domain only where the property changes hands', () => {
    expect(ufToNumber(costsOf({ subpurpose: OPERATION_SUBPURPOSE.refinancing }).CBR)).toBe(6);
    expect(ufToNumber(costsOf({ subpurpose: OPERATION_SUBPURPOSE.general }).CBR)).toBe(6);
  });

  it('takes the fixed amounts and the VAT from its parameters', () => {
    const params = {
      appraisalNetUf: 1.0005,
      titleStudyNetUf: 0,
      deedDraftNetUf: 2,
      notaryUf: 4.25,
      vatPct: 10,
    };
    const costs = operationCosts(purchase, params);
    expect([costs.TasacionUF, costs.EstudioTitulosUF, costs.Borrador, costs.Notaria].map(ufToNumber)).toEqual(
      [1.1006, 0, 2.2, 4.25],
    );
  });

  it('has the lines of 60-digit decimals, each rounded once', () => {
    const rounded = (pct: string, ...amounts: readonly number[]): number =>
      amounts.reduce(
        (sum, amount) => sum + new Exact(amount).times(pct).div(100).toDecimalPlaces(0).toNumber(),
        0,
      );
    fc.assert(
      fc.property(anyCredit, anyCredit, fc.boolean(), (credit, propertyValue, dfl2) => {
        const { CBR, ImpuestoTE } = costsOf({ credit, propertyValue, dfl2 });
        expect(CBR).toBe(rounded('0.3', credit, propertyValue));
        expect(ImpuestoTE).toBe(rounded(dfl2 ? '0.2' : '0.8', credit));
      }),
      { numRuns: 500 },
    );
  });
});
