import { describe, expect, it } from '@jest/globals';
import { calcDividendo, firstDueDate } from './dividendo.ts';
import type { CoreContext } from './operation.ts';

type Row = readonly [
  credit: number,
  years: number,
  ratePct: number,
  more: object,
  ufClp: number,
  row: string,
];

/** Reference rows with the columns Dividendo, SegDesg, SegInc, SegCes, DivTotal, DivTotalPe, TasaCae, CostoTotalUF, RenMin. */
const ROWS: readonly Row[] = [
  [2000, 25, 4.5, {}, 40880.36, '11.1876 0.136 0.156 0 11.4796 469290 4.82 3443.88 1877160'],
  [2000, 25, 4.5, { mesesgracia: 3 }, 40880.36, '11.3157 0.1376 0.156 0 11.6093 474592 4.81 3482.79 1898368'],
  [3000, 30, 5, { mesesgracia: 6 }, 40880.36, '16.6491 0.2092 0.234 0 17.0923 698739 5.29 6153.228 2794956'],
  [
    1800,
    20,
    3.89,
    { tasa_seg_ces: 0.00012, codigoSubsidio: 1, montoAsegurado: 1500 },
    39485.65,
    '10.855 0.1224 0.156 0.216 11.3494 448138 4.46 2723.856 1792552',
  ],
  [
    2000,
    25,
    4.5,
    { montoAsegurado: 2000 },
    40880.36,
    '11.1876 0.136 0.208 0 11.5316 471416 4.86 3459.48 1885664',
  ],
  // A tie is rounded away from zero.
  [
    2000,
    25,
    4.5,
    { tasa_seg_des: 0.000067525 },
    40880.36,
    '11.1876 0.1351 0.156 0 11.4787 469253 4.82 3443.61 1877012',
  ],
];

const rowOf = (
  montocredito: number,
  plazototal: number,
  tasasimulacion: number,
  more: object,
  ufClp: number,
) => {
  const body = { montocredito, plazototal, tasasimulacion, valorpropiedad: 4000, destino: 1, ...more };
  const [row] = calcDividendo(body, { today: '2026-11-20', ufClp } as CoreContext).salida;
  return row;
};

describe('the mock calculator', () => {
  it.each(ROWS)(
    'gives the reference row of %d UF, %d years, %d %%, %j, UF %d',
    (...[credit, years, rate, more, uf, expected]) => {
      const row = rowOf(credit, years, rate, more, uf);
      expect(
        [
          ...[row?.Dividendo, row?.SegDesg, row?.SegInc, row?.SegCes, row?.DivTotal],
          ...[row?.DivTotalPe, row?.TasaCae, row?.CostoTotalUF, row?.RenMin],
        ].join(' '),
      ).toBe(expected);
    },
  );

  it('spreads the capital evenly at a rate that rounds to 0 %, at no cost', () => {
    const free = { tasa_seg_des: 0, tasa_seg_inc: 0 };
    expect(rowOf(1200, 10, 0.000001, free, 40000)).toMatchObject({ Dividendo: 10, TasaCae: 0 });
  });
});

describe('first due date of the mock', () => {
  it.each([
    ['2026-11-20', 0, '2026-12-20'],
    ['2026-11-20', 3, '2027-03-20'],
    ['2026-12-31', 1, '2027-02-28'],
    ['2027-12-31', 1, '2028-02-29'],
    ['2026-08-31', 0, '2026-09-30'],
  ])('of %s with %i grace months is %s', (date, graceMonths, due) => {
    expect(firstDueDate(date, graceMonths)).toBe(due);
  });
});
