import type { RateBook, RateCell } from '@simulador/contracts/rates/rate-book';

/** SQL: a simulation's requested calculation as columns. */
export const CREDIT = `
  CROSS JOIN LATERAL jsonb_to_record(calculation) AS credit
    (codpro int, destino int, tipopropiedad int, plazototal int, montocredito float8, mesesgracia int, "codigoSubsidio" int,
      asegurados int, "montoAsegurado" float8, tasa_seg_des float8, tasa_seg_inc float8, tasa_seg_ces float8, "personalizarTasa" boolean)`;

/** SQL: columns of cells with a change, as `withLast` writes them. */
export const CELLS = `(product int, loan_use int, real_estate_type int, min_years int, max_years int, min_amount float8,
  max_amount float8, "from" float8, value float8, monthly_from float8, monthly_value float8, is_last_years boolean, is_last_amount boolean)`;

/** SQL: the credit is in a cell and follows the tables. A range excludes its upper bound, unless it is the product's last one. */
export const IN_CELL = `product = codpro AND loan_use = destino AND real_estate_type = tipopropiedad
    AND plazototal >= min_years AND (plazototal < max_years OR is_last_years AND plazototal = max_years)
    AND montocredito >= min_amount AND (montocredito < max_amount OR is_last_amount AND montocredito = max_amount)
    AND "personalizarTasa" IS DISTINCT FROM true`;

/** Adds to cells whether their ranges are the last ones of their products. */
export function withLast<Cell extends RateCell>(cells: readonly Cell[], { ranges }: RateBook) {
  const last = new Map<string, number>();
  for (const { product, kind, max } of ranges)
    last.set(`${product} ${kind}`, Math.max(max, last.get(`${product} ${kind}`) ?? max));
  return cells.map((cell) => ({
    ...cell,
    is_last_years: cell.max_years >= (last.get(`${cell.product} period`) ?? 0),
    is_last_amount: cell.max_amount >= (last.get(`${cell.product} amount`) ?? 0),
  }));
}
