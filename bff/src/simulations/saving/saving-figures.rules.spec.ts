import { describe, expect, it } from '@jest/globals';
import { DECIMAL_COLUMNS } from '@simulador/contracts/calculation/result-row';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { Problem } from '../../http/problem.ts';
import type { DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import type { ShownRowDto, SimulationCreateDto } from './saving.dto.ts';
import { assertConverted, assertUnchanged } from './saving.rules.ts';

describe('the shown row', () => {
  const ROW = {
    Cuotas: 300,
    Dividendo: 11.1876,
    SegInc: 0.208,
    SegDesg: 0.136,
    SegCes: 0,
    DivTotal: 11.5316,
    CostoTotalUF: 3459.48,
    TasacionUF: 3.5,
    EstudioTitulosUF: 3.1,
    Borrador: 2.5,
    Notaria: 2.2,
    CBR: 9,
    ImpuestoTE: 16,
  } as DividendoRowDto;
  const refusedAs = (change: object): string | null => {
    try {
      assertUnchanged({ ...ROW, ...change } as ShownRowDto, ROW);
      return null;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return `${error.getStatus()} ${(error.extra.cause as Error).message}`;
    }
  };

  it.each(DECIMAL_COLUMNS.filter((name) => name in ROW))(
    'may differ in %s by 0.0001 UF and not by more',
    (name) => {
      const by = (uf: number): object => ({ [name]: Number((ROW[name] + uf).toFixed(4)) });
      expect([refusedAs(by(0.0001)), refusedAs(by(0.0002))]).toEqual([
        null,
        `409 ${name} is not what we calculate`,
      ]);
    },
  );

  it('may omit the costs', () => {
    expect(refusedAs({ CBR: undefined })).toBeNull();
  });
});

describe('typed pesos', () => {
  const UF_VALUE = ufValueFromNumber(40_880.36);
  const typed = (property: Partial<SimulationCreateDto['property']>, amounts = {}) => {
    const body = {
      property: { value_uf: 2500, ...property },
      amounts: { credit_uf: 2000, savings_uf: 500, subsidy_uf: 0, ...amounts },
    } as SimulationCreateDto;
    return () => assertConverted(body, UF_VALUE);
  };

  it('equal the UF sent with them', () => {
    const amounts = {
      credit_uf: 1956.9299,
      credit_clp: 80_000_000,
      savings_uf: 489.2325,
      savings_clp: 20_000_000,
      subsidy_uf: 0,
      subsidy_clp: 0,
    };
    expect(typed({ value_uf: 2446.1624, value_clp: 100_000_000 }, amounts)).not.toThrow();
    expect(typed({})).not.toThrow();
  });

  it.each<[string, Partial<SimulationCreateDto['property']>, object?]>([
    ['value', { value_uf: 2446.1624, value_clp: 100_000_100 }],
    ['credit', {}, { credit_uf: 1956.9299, credit_clp: 80_000_100 }],
    ['savings', {}, { savings_uf: 489.2325, savings_clp: 20_000_100 }],
    ['subsidy', {}, { subsidy_uf: 0, subsidy_clp: 100 }],
  ])('are refused for another %s', (...[name, property, amounts]) => {
    expect(typed(property, amounts)).toThrow(
      expect.objectContaining({
        status: 409,
        cause: expect.objectContaining({ message: `${name}_clp is not what we calculate` }),
      }),
    );
  });
});
