import { describe, expect, it } from '@jest/globals';
import { adaptersForSpec } from '../../testing/for-spec.ts';
import { ADAPTERS } from '../../testing/both-adapters.ts';
import { SegurosPort } from './seguros.port.ts';

const adapters = adaptersForSpec();

const KINDS = ['desgravamen', 'incendio', 'cesantia'] as const;

describe.each(ADAPTERS)('the insurances, answered by %s', (adapter) => {
  const list = async (kind: (typeof KINDS)[number]) =>
    (await adapters[adapter].app.get(SegurosPort).list(kind)).value;

  it.each([
    ['desgravamen', [3, 4, 8]],
    ['incendio', [2, 7]],
    ['cesantia', [1]],
  ] as const)('have the ids of %s', async (kind, ids) => {
    expect((await list(kind)).map((insurance) => insurance.IdentificadorSeguro)).toEqual(ids);
  });

  it('have monthly rates; the defaults are those of the arithmetic', async () => {
    const rateOf = async (kind: (typeof KINDS)[number], id: number) =>
      (await list(kind)).find((insurance) => insurance.IdentificadorSeguro === id)?.Tasa;
    expect(await rateOf('desgravamen', 3)).toBe(0.000068);
    expect(await rateOf('incendio', 2)).toBe(0.000104);
  });
});

describe('the insurances', () => {
  it.each(KINDS)('of %s are equal from both adapters', async (kind) => {
    const [local, core] = await Promise.all(
      ADAPTERS.map((adapter) => adapters[adapter].app.get(SegurosPort).list(kind)),
    );
    expect(local?.value).toEqual(core?.value);
  });
});
