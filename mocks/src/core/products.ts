import { CATALOGOS } from '@simulador/contracts/data/catalogos';
import { DEMO_AMOUNT_RANGES_UF, DEMO_PERIOD_RANGES_YEARS } from '@simulador/contracts/data/demo-rates';
import type { CoreOperation, CoreSchemas } from './operation.ts';

const named = ({ id, descripcion }: { id: number; descripcion: string }): { id: number; name: string } => ({
  id,
  name: descripcion,
});

const LIMITS = {
  min_amount: DEMO_AMOUNT_RANGES_UF[0]?.[0] ?? 0,
  max_amount: DEMO_AMOUNT_RANGES_UF.at(-1)?.[1] ?? 0,
  min_period: DEMO_PERIOD_RANGES_YEARS[0]?.[0] ?? 0,
  max_period: DEMO_PERIOD_RANGES_YEARS.at(-1)?.[1] ?? 0,
} as const;

/** Products as the rate tables know them: UF and years. */
export const PRODUCTS: readonly CoreSchemas['Product'][] = CATALOGOS.productos.map((product) => ({
  ...named(product),
  description: product.descripcion,
  is_active: true,
  is_range_amount_valid: true,
  is_range_valid_period: true,
  ...LIMITS,
}));

export const REAL_ESTATE_TYPES: readonly CoreSchemas['RealEstateType'][] =
  CATALOGOS.tipos_inmuebles.map(named);

export const products: CoreOperation<'products'> = {
  id: 'products',
  method: 'get',
  path: '/products/api/products',
  errorField: 'detail',
  answer: () => [...PRODUCTS],
};

export const loanUses: CoreOperation<'loan_uses'> = {
  id: 'loan_uses',
  method: 'get',
  path: '/products/api/loan_uses',
  errorField: 'detail',
  answer: () =>
    CATALOGOS.destinos.map((purpose) => ({ ...named(purpose), description: purpose.descripcion })),
};

export const realEstateTypes: CoreOperation<'real_estate_types'> = {
  id: 'real_estate_types',
  method: 'get',
  path: '/products/api/real_estate_types',
  errorField: 'detail',
  answer: () => [...REAL_ESTATE_TYPES],
};
