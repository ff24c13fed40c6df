import type { CoreOperationId } from '@simulador/contracts/api/core-request';

/** Bodies of rows in addition to the demo's; UF, years, annual percent. */
export const RATE_TABLE_BODIES: Partial<Record<CoreOperationId, object>> = {
  add_Product: { name: 'Verde' },
  patch_Product: { is_active: true },
  add_RangePeriod: { product: 8, min_years: 40, max_years: 45 },
  patch_RangePeriod: { max_years: 8 },
  add_RangeAmount: { product: 8, min_amount: 20_000, max_amount: 30_000 },
  patch_RangeAmount: { max_amount: 1000 },
  add_LoanUse: { name: 'Construcción' },
  patch_LoanUse: { description: 'Compraventa' },
  // The demo has no rate for an unknown property type.
  add_Tarificador: {
    product: '8',
    loan_use: '1',
    real_estate_type: '4',
    range_period: '1',
    range_amount: '1',
    rate: '4.5',
  },
  patch_Tarificador: { rate: 4.5 },
};

/** Ids of the rows that a request changes or deletes, if not the first row. */
export const ROWS: Partial<Record<CoreOperationId, string>> = {
  patch_Product: '8',
  delete_Product: '9',
  delete_RangePeriod: '22',
  delete_RangeAmount: '13',
  delete_LoanUse: '73',
  delete_Tarificador: '2017',
};
