import { describe, expect, it } from '@jest/globals';
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_TYPE } from './codes.ts';
import { CATALOGOS, SEGUROS_CESANTIA, SEGUROS_DESGRAVAMEN, SEGUROS_INCENDIO } from './catalogos.ts';

const ids = (items: readonly { id: number }[]): number[] => items.map(({ id }) => id).sort((a, b) => a - b);
const insuranceIds = (items: readonly { IdentificadorSeguro: number }[]): number[] =>
  items.map(({ IdentificadorSeguro }) => IdentificadorSeguro);
const codes = (values: Record<string, number>): number[] => Object.values(values).sort((a, b) => a - b);

describe('catalogues', () => {
  it('offer every code once', () => {
    expect(ids(CATALOGOS.destinos)).toEqual(codes(CREDIT_PURPOSE));
    expect(ids(CATALOGOS.tipos_inmuebles)).toEqual(codes(PROPERTY_TYPE));
    expect(ids(CATALOGOS.productos)).toEqual(codes(PRODUCT));
    expect(ids(CATALOGOS.antiguedades)).toEqual([1, 2]);
  });

  it('name the subsidies by their decree', () => {
    expect(CATALOGOS.subsidios.map(({ codigo, id }) => [codigo, id])).toEqual([
      ['', 0],
      ['DS01', 1],
      ['DS19', 19],
      ['DS116', 116],
    ]);
  });

  it('insure 80 percent of every property type', () => {
    expect(new Set(CATALOGOS.tipos_inmuebles.map(({ porc_asegurable }) => porc_asegurable))).toEqual(
      new Set([80]),
    );
  });
});

describe('insurances', () => {
  it('have the ids of docs/rules.md R40', () => {
    expect(insuranceIds(SEGUROS_DESGRAVAMEN)).toEqual([3, 4, 8]);
    expect(insuranceIds(SEGUROS_INCENDIO)).toEqual([2, 7]);
    expect(insuranceIds(SEGUROS_CESANTIA)).toEqual([1]);
  });

  it('have the default rates at the default ids', () => {
    expect(SEGUROS_DESGRAVAMEN.find(({ IdentificadorSeguro }) => IdentificadorSeguro === 3)?.Tasa).toBe(
      0.000068,
    );
    expect(SEGUROS_INCENDIO.find(({ IdentificadorSeguro }) => IdentificadorSeguro === 2)?.Tasa).toBe(
      0.000104,
    );
  });
});
