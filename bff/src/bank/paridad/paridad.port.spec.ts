import { beforeAll, describe, expect, it } from '@jest/globals';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS } from '../../testing/both-adapters.ts';
import { REFERENCE_UF } from '../../testing/test-core.ts';
import { ParidadPort } from './paridad.port.ts';

const adapters = adaptersForSpec();
beforeAll(() => adapters.setUf(REFERENCE_UF));

describe.each(ADAPTERS)('the UF, answered by %s', (adapter) => {
  it("is today's, with its day, and says where it comes from", async () => {
    const { value, source, ageSeconds } = await adapters[adapter].app.get(ParidadPort).current();
    expect([ufValueToNumber(value.value), value.date]).toEqual([REFERENCE_UF, '2026-11-20']);
    expect([source, ageSeconds]).toEqual([adapter, 0]);
  });
});
