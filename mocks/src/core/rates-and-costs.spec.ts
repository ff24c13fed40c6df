import { describe, expect, it } from '@jest/globals';
import { call, json } from '../testing/ask-core.ts';

describe('operation costs of the mock core', () => {
  it('refuse another subpurpose and a missing field', async () => {
    expect((await call('calc_operation_costs', { subpurpose: 3 })).status).toBe(400);
    expect(await json('calc_operation_costs', { has_dfl2: undefined })).toEqual({
      errors_detail: "El cuerpo no cumple core.yaml:  must have required property 'has_dfl2'.",
    });
  });
});
