import { describe, expect, it } from '@jest/globals';
import { ROW_25 } from '../../../testing/result-rows.ts';
import { caeWithCostsOf } from './cae-with-costs.ts';

const REQUEST = { montocredito: 2000, valorpropiedad: 2500, plazototal: 25, tasasimulacion: 4.5, destino: 1 };

describe('the CAE with operation costs', () => {
  it('is that of the reference', () => {
    expect(caeWithCostsOf(REQUEST, ROW_25)).toBe(5.03);
  });

  it('is none where the costs leave nothing of the credit', () => {
    expect(caeWithCostsOf({ ...REQUEST, montocredito: 42.02 }, ROW_25)).toBeNull();
    expect(caeWithCostsOf({ ...REQUEST, montocredito: 43 }, ROW_25)).not.toBeNull();
  });
});
