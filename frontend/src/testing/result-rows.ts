/** Rows of calc_dividendo from the arithmetic's reference: 2,000 UF on 2,500, 4.5 %, UF 40,880.36. */
import type { DividendoRow } from '../calculation/api/wire.ts';

export const ROW_25: DividendoRow = {
  Plazo: 25,
  Tasa: 4.5,
  TasaCae: 4.82,
  Dividendo: 11.1876,
  SegInc: 0.156,
  SegDesg: 0.136,
  SegCes: 0,
  DivTotal: 11.4796,
  DivTotalPe: 469290,
  CostoTotalUF: 3443.88,
  RenMin: 1877160,
  FecVencimiento: '2026-12-20',
  Cuotas: 300,
  TasacionUF: 2.975,
  EstudioTitulosUF: 3.57,
  Borrador: 2.975,
  Notaria: 3,
  CBR: 13.5,
  ImpuestoTE: 16,
};

const other = (Plazo: number, DivTotal: number, DivTotalPe: number, TasaCae: number): DividendoRow => ({
  ...ROW_25,
  Plazo,
  DivTotal,
  DivTotalPe,
  TasaCae,
  RenMin: 4 * DivTotalPe,
  Cuotas: 12 * Plazo,
  CostoTotalUF: Math.round(DivTotal * 12 * Plazo * 10_000) / 10_000,
});

/** The six terms of the comparison for the same credit. */
export const TERM_ROWS: readonly DividendoRow[] = [
  other(8, 25.1972, 1030071, 4.87),
  other(12, 18.3538, 750310, 4.86),
  other(15, 15.6557, 640011, 4.85),
  other(20, 13.0125, 531956, 4.83),
  ROW_25,
  other(30, 10.5, 429244, 4.81),
];
