/** Calculated figures in a saved simulation, by the names of the calculator's row. */
export interface CalculatedFigures {
  readonly TasaCae: number;
  readonly SegCes: number;
  readonly SegDesg: number;
  readonly SegInc: number;
  readonly Dividendo: number;
  readonly DivTotal: number;
  readonly DivTotalPe: number;
  readonly CostoTotalUF: number;
  readonly RenMin: number;
  readonly TasacionUF: number;
  readonly EstudioTitulosUF: number;
  readonly Borrador: number;
  readonly Notaria: number;
  readonly CBR: number;
}

/** Renames the figures for a saved simulation. Units are those of the row. See docs/rules.md R137. */
export const savedFigures = (row: CalculatedFigures) => ({
  cae: row.TasaCae,
  unemployment_insurance_amount: row.SegCes,
  relief_insurance_amount: row.SegDesg,
  fire_insurance_amount: row.SegInc,
  monthly_mortgage_uf: row.Dividendo,
  total_monthly_mortgage_uf: row.DivTotal,
  total_monthly_mortgage_clp: row.DivTotalPe,
  total_mortgage: row.CostoTotalUF,
  min_salary: row.RenMin,
  detail_simulation: [
    {
      divTotalUF: row.DivTotal,
      divUF: row.Dividendo,
      segdes: row.SegDesg,
      seginc: row.SegInc,
      segces: row.SegCes,
      cae: row.TasaCae,
      costoTotalUF: row.CostoTotalUF,
    },
  ],
  tasacionUF: row.TasacionUF,
  eeTTUF: row.EstudioTitulosUF,
  borradorUF: row.Borrador,
  gastosnotarialesUF: row.Notaria,
  cbrUF: row.CBR,
});
