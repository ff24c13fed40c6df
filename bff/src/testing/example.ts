import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';

/** The smallest request of calc_dividendo, and one with every field, both of core.yaml. */
export const { smallest: CREDIT, all_fields: EXAMPLE_REQUEST } = CORE_EXAMPLES.calc_dividendo;

/** Row that calc_dividendo returns for `EXAMPLE_REQUEST` with the UF and the day of the test clock. */
export const EXAMPLE_ROW = {
  Plazo: 25,
  Tasa: 4.5,
  TasaCae: 4.86,
  Dividendo: 11.1876,
  SegInc: 0.208,
  SegDesg: 0.136,
  SegCes: 0,
  DivTotal: 11.5316,
  DivTotalPe: 471416,
  CostoTotalUF: 3459.48,
  RenMin: 1885664,
  FecVencimiento: '2026-12-20',
  Cuotas: 300,
  TasacionUF: 2.975,
  EstudioTitulosUF: 3.57,
  Borrador: 2.975,
  Notaria: 3,
  CBR: 13.5,
  ImpuestoTE: 16,
};

/** Operations of the product with their documented path and a valid body; null without one. */
export const OPERATIONS: readonly (readonly [method: 'GET' | 'POST', path: string, body: object | null])[] = [
  ['GET', '/api/external/paridad/', null],
  ['GET', '/api/external/catalogos_simulador/', null],
  ['GET', '/api/external/seguros_desgravamen/', null],
  ['GET', '/api/external/seguros_incendio/', null],
  ['GET', '/api/external/seguros_cesantia/', null],
  ['GET', '/api/external/tarifas/', null],
  ['GET', '/api/tarificador/RealEstateType/', null],
  ['GET', '/api/tarificador/Product/', null],
  ['GET', '/api/tarificador/GroupBy/', null],
  ['GET', '/api/tarificador/LoanUse/', null],
  ['GET', '/api/tarificador/RangePeriod/', null],
  ['GET', '/api/tarificador/RangeAmount/', null],
  ['GET', '/api/tarificador/Tarificador/', null],
  ['GET', '/products/api/products', null],
  ['GET', '/products/api/loan_uses', null],
  ['GET', '/products/api/real_estate_types', null],
  ['GET', '/api/simulador/inicio', null],
  ['POST', '/api/external/calc_dividendo/', EXAMPLE_REQUEST],
  [
    'POST',
    '/simulations/api/calc_operation_costs',
    { credit_amount: 2000, estate_value: 2500, has_dfl2: false, is_social_estate: false, subpurpose: 1 },
  ],
  ['POST', '/simulations/api/calc_simulation_web', { ...EXAMPLE_REQUEST, edad: 40 }],
  ['POST', '/products/api/tmc', { amount: 2000, currency: 998, period: 300 }],
  [
    'POST',
    '/api/tarificador/Tarifa',
    { amount: 2000, period: 25, loan_use: 1, product: 8, real_estate_type: 2 },
  ],
  [
    'POST',
    '/api/simulador/calculo',
    {
      calculation: { ...EXAMPLE_REQUEST, tasasimulacion: undefined },
      ...{ flavour: 'web', edad: 34, edad_codeudor: 52, income_clp: 1_800_000, savings_uf: 500 },
    },
  ],
  ['POST', '/api/simulador/comparacion', { ...EXAMPLE_REQUEST, edad: 40 }],
  ['POST', '/api/simulador/cuadro', EXAMPLE_REQUEST],
  ['POST', '/api/simulador/explicacion', EXAMPLE_REQUEST],
  [
    'POST',
    '/api/simulador/prepago',
    { calculation: EXAMPLE_REQUEST, extra_uf: 300, month: 24, every: 'once', effect: 'term' },
  ],
  [
    'POST',
    '/api/simulador/alcance',
    {
      calculation: { tasasimulacion: 4.5, tipopropiedad: 2, destino: 1, plazototal: 25 },
      savings_uf: 500,
      payment_clp: 469_290,
    },
  ],
  [
    'POST',
    '/api/simulador/oferta',
    {
      calculation: EXAMPLE_REQUEST,
      offer: { credit_uf: 2000, years: 25, payment_uf: 11.5, costs_uf: 42.02 },
    },
  ],
  [
    'POST',
    '/api/simulador/refinanciamiento',
    {
      calculation: { ...EXAMPLE_REQUEST, destino: 72, plazototal: 23, tasasimulacion: 3.9 },
      present: { balance_uf: 2000, payment_uf: 11.6, months_left: 276 },
    },
  ],
];

/** An invented co-debtor. */
export const CODEBTOR = {
  first_name: 'Pedro',
  last_name: 'Soto Vera',
  identification: '11111111-1',
  age: 45,
  net_income: 650_000,
} as const;
