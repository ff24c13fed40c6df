import { describe, expect, it } from '@jest/globals';
import { FINANCING_LIMITS } from '@simulador/contracts/calculation/limits';
import { Problem } from '../../http/problem.ts';
import { EXAMPLE_REQUEST } from '../../testing/example.ts';
import { assertCalculable } from './dividendo.rules.ts';

function refused(change: object, financing = FINANCING_LIMITS): string[] {
  try {
    assertCalculable({ ...EXAMPLE_REQUEST, ...change }, financing);
    return [];
  } catch (error) {
    if (!(error instanceof Problem) || error.getStatus() !== 400) throw error;
    return (error.extra.fields ?? []).map(({ name, message }) => `${name}: ${message}`);
  }
}
const names = (problems: string[]): (string | undefined)[] => problems.map((each) => each.split(':')[0]);

describe('a calculation', () => {
  it.each<[object, string[]]>([
    [{}, []],
    [{ montocredito: 299 }, ['montocredito']],
    [{ montocredito: 2251 }, ['montocredito']],
    [{ montocredito: 2250 }, []],
    [{ montocredito: 1200, valorpropiedad: 1500, destino: 72 }, ['valorpropiedad']],
    [{ montocredito: 1200, valorpropiedad: 1500 }, []],
    [{ plazototal: 4 }, ['plazototal']],
    [{ plazototal: 40 }, []],
    [{ mesesgracia: 7 }, ['mesesgracia']],
    [{ tasasimulacion: 0 }, ['tasasimulacion']],
    [{ tasasimulacion: 4.35991 }, ['tasasimulacion']],
    [{ tasasimulacion: 4.3599 }, []],
    [{ Rut: '12345678-6' }, ['Rut']],
    [{ Rut: '' }, []],
    [{ destino: 70 }, []],
    [{ asegurados: 0 }, ['asegurados']],
    [{ asegurados: 2 }, []],
    [{ participantes: 0 }, ['participantes']],
    [{ participantes: 2 }, []],
  ])('with %j: %j', (change, expected) => {
    expect(names(refused(change))).toEqual(expected);
  });

  it('names the allowed values', () => {
    expect(refused({ destino: 2, asegurados: 3, participantes: 3, plazovariable: 1 })).toEqual([
      'destino: Debe ser uno de: 1, 72, 70, 52',
      'asegurados: Debe ser 1 o 2',
      'participantes: Debe ser 1 o 2',
      'plazovariable: Debe ser 0',
    ]);
  });

  it('has the financing limit of its purpose and property type', () => {
    const financing = [...FINANCING_LIMITS, { purpose: 1, propertyType: 2, maxPct: 70 }];
    expect(names(refused({}, financing))).toEqual(['montocredito']);
    expect(refused({ tipopropiedad: 1 }, financing)).toEqual([]);
  });
});
