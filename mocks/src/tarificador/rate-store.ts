import type { CoreSchemas } from '@simulador/contracts/api/core-request';
import { CATALOGOS } from '@simulador/contracts/bank/catalogos';
import {
  DEMO_AMOUNT_RANGES_UF,
  DEMO_PERIOD_RANGES_YEARS,
  demoRates,
} from '@simulador/contracts/rates/demo-rates';
import { PRODUCT } from '@simulador/contracts/bank/codes';

/** Stored product. Its limits and their validity are calculated from its ranges. */
export type StoredProduct = {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly is_active: boolean;
  readonly min_amount?: number | undefined;
  readonly max_amount?: number | undefined;
  readonly min_period?: number | undefined;
  readonly max_period?: number | undefined;
};

/** Rows by table; the names are those of the API. */
export interface RateTables {
  Product: StoredProduct[];
  RangePeriod: CoreSchemas['RangePeriod'][];
  RangeAmount: CoreSchemas['RangeAmount'][];
  LoanUse: CoreSchemas['LoanUse'][];
  Tarificador: CoreSchemas['Rate'][];
}

/** Products in the order in which their ranges are numbered. */
const PRODUCTS = [PRODUCT.universal, PRODUCT.traditional, PRODUCT.flexiblePlus];

const numbered = <Row extends object>(rows: readonly Row[]): (Row & { id: number })[] =>
  rows.map((row, index) => ({ id: index + 1, ...row }));

/** Returns the demo's rate tables. */
export function demoTables(): RateTables {
  const RangePeriod = numbered(
    PRODUCTS.flatMap((product) =>
      DEMO_PERIOD_RANGES_YEARS.map(([min_years, max_years]) => ({ product, min_years, max_years })),
    ),
  );
  const RangeAmount = numbered(
    PRODUCTS.flatMap((product) =>
      DEMO_AMOUNT_RANGES_UF.map(([min_amount, max_amount]) => ({ product, min_amount, max_amount })),
    ),
  );
  const Tarificador = numbered(
    demoRates().map(({ product, loan_use, real_estate_type, min_years, min_amount, rate }) => ({
      product,
      loan_use,
      real_estate_type,
      range_period:
        RangePeriod.find((range) => range.product === product && range.min_years === min_years)?.id ?? 0,
      range_amount:
        RangeAmount.find((range) => range.product === product && range.min_amount === min_amount)?.id ?? 0,
      rate,
    })),
  );
  const named = ({ id, descripcion }: { id: number; descripcion: string }) => ({
    id,
    name: descripcion,
    description: descripcion,
  });
  return {
    Product: CATALOGOS.productos.map((product) => ({ ...named(product), is_active: true })),
    LoanUse: CATALOGOS.destinos.map(named),
    RangePeriod,
    RangeAmount,
    Tarificador,
  };
}
