/** Rate tables for component tests. They are stateful, so that changes are visible. */
import type { components } from '@simulador/contracts/generated/bff';
import { screen } from '@testing-library/react';
import { inOfficeAs } from './office.ts';
import { openApp } from './open-app.tsx';
import type { Answers, Call, FakeBff } from './simulator/fake-bff.ts';

type Schemas = components['schemas'];

export const BASE = '/api/tarificador';
export const COVERAGE_PATH = '/api/simulador/tarifas/cobertura';
export const APPROVAL_PATH = '/api/simulador/tarifas/aprobacion';
export const SHEETS_PATH = '/api/simulador/hojas';
export const SCHEDULED_PATH = `${SHEETS_PATH}/aprobadas`;
const OTHERS_PATH = `${SHEETS_PATH}/valores`;
export const GROUP_RATES_PATH = '/api/simulador/tarifas';

const UNIVERSAL: Schemas['ProductDto'] = {
  id: 8,
  name: 'Universal',
  description: 'Universal',
  is_active: true,
  is_range_amount_valid: true,
  is_range_valid_period: false,
  min_amount: 300,
  max_amount: 20000,
  min_period: 5,
  max_period: 30,
};

/** Makes a rate for the purchase of a house. */
const rateOf = (id: number, range_period: number, range_amount: number, rate: number) => ({
  ...{ id, product: 8, loan_use: 1, real_estate_type: 1 },
  ...{ range_period, range_amount, rate },
});

/** Two periods with a hole between them, two ranges of amounts, and three of four rates for the purchase of a house. */
export const TABLES = {
  Product: [
    UNIVERSAL,
    // The core omits whether this product's ranges of amounts are valid.
    { ...UNIVERSAL, id: 4, name: 'Flexible plus', is_range_amount_valid: undefined },
  ],
  RangePeriod: [
    { id: 1, product: 8, min_years: 5, max_years: 15 },
    { id: 2, product: 8, min_years: 20, max_years: 30 },
    { id: 9, product: 4, min_years: 8, max_years: 12 },
  ],
  RangeAmount: [
    { id: 1, product: 8, min_amount: 300, max_amount: 2000 },
    { id: 2, product: 8, min_amount: 2000, max_amount: 20000 },
  ],
  LoanUse: [
    { id: 1, name: 'Compraventa', description: 'Compra de una propiedad' },
    { id: 72, name: 'Refinanciamiento', description: 'Otro crédito' },
  ],
  RealEstateType: [
    { id: 1, name: 'Casa' },
    { id: 2, name: 'Departamento' },
  ],
  GroupBy: [{ id: 1, name: 'Compraventa de vivienda', loan_use: [1], real_estate_types: [1, 2] }],
  Tarificador: [rateOf(101, 1, 1, 4.39), rateOf(102, 1, 2, 6.3), rateOf(103, 2, 1, 4.55)],
};

/** Values that price a credit and are not in the tables. */
export const OTHERS: Schemas['OtherPriceDto'][] = [
  {
    ...{ kind: 'tmc', row: '24 2026-11-15', label: 'Hasta UF 2.000, desde el 15-11-2026', is_ours: true },
    fields: [{ name: 'value', label: null, value: 6.6, text: '6,60 %' }],
  },
  {
    ...{ kind: 'cost', row: '1', label: 'Gastos Operacionales', is_ours: true },
    fields: [
      { name: 'appraisal_net_uf', label: 'Tasación sin IVA', value: 2.5, text: 'UF 2,5' },
      { name: 'notary_uf', label: 'Notaría', value: 3, text: 'UF 3' },
    ],
  },
  {
    ...{ kind: 'insurance', row: 'desgravamen 3', label: 'Desgravamen colectivo', is_ours: true },
    fields: [{ name: 'monthly_rate', label: 'Prima mensual', value: 0.000068, text: '0,0068 %' }],
  },
];

type Rows = Record<string, ({ id: number } & Record<string, unknown>)[]>;

function coverageOf(tables: Rows, product: number): Schemas['CoverageDto'] {
  const own = (name: string) => (tables[name] ?? []).filter((row) => row['product'] === product);
  const rates = own('Tarificador') as unknown as Schemas['RateDto'][];
  const cells = (tables['LoanUse'] ?? []).flatMap(({ id: loan_use }) =>
    (tables['RealEstateType'] ?? []).flatMap(({ id: real_estate_type }) =>
      own('RangePeriod').flatMap(({ id: range_period }) =>
        own('RangeAmount').map(({ id: range_amount }) => {
          const key = { loan_use, real_estate_type, range_period, range_amount };
          const found = rates.find((rate) =>
            Object.entries(key).every(([name, id]) => rate[name as keyof typeof rate] === id),
          );
          return { ...key, rate: found?.rate ?? null };
        }),
      ),
    ),
  );
  return {
    periods: own('RangePeriod') as unknown as Schemas['RangePeriodDto'][],
    amounts: own('RangeAmount') as unknown as Schemas['RangeAmountDto'][],
    cells,
    holes: product === 8 ? [{ from: 15, to: 20, kind: 'period' }] : [],
    overlaps: [],
    maximum_rates: own('RangeAmount').map(({ id, max_amount }) => ({
      range_amount: id,
      rate: Number(max_amount) > 2000 ? 6.1 : 6.6,
    })),
  };
}

/** Signs in the administrator with these tables; `answers` replace the default answers. */
export function fakeRateTables(answers: Answers = {}): FakeBff {
  const tables = structuredClone(TABLES) as unknown as Rows;
  const rowAnswers = (table: string, id: number): Answers => ({
    [`${BASE}/${table}/${id}`]: ({ method, body }) => {
      const rows = tables[table] ?? [];
      if (method === 'PATCH') return Object.assign(rows.find((row) => row.id === id) ?? {}, body);
      tables[table] = rows.filter((row) => row.id !== id);
      return new Response(null, { status: 204 });
    },
  });
  const tableAnswers = (table: string): Answers => ({
    [`${BASE}/${table}`]: ({ method, body }: Call) => {
      if (method === 'GET') return tables[table];
      const row = { id: 900, ...body };
      tables[table]?.push(row);
      return Response.json(row, { status: 201 });
    },
    ...Object.assign({}, ...(tables[table] ?? []).map(({ id }) => rowAnswers(table, id))),
  });
  return inOfficeAs('adminrole', {
    ...(Object.assign({}, ...Object.keys(TABLES).map(tableAnswers)) as Answers),
    [APPROVAL_PATH]: () => ({ approval: 'none', rates: 'direct', to_approve: 0, approver_count: 1 }),
    [SHEETS_PATH]: () => ({ count: 0, results: [] }),
    [SCHEDULED_PATH]: () => [],
    [OTHERS_PATH]: () => OTHERS,
    [COVERAGE_PATH]: ({ query }) => coverageOf(tables, Number(query['product'])),
    ...answers,
  });
}

/** Opens the rates' screen and waits for the rates. */
export async function open(answers: Answers = {}): Promise<FakeBff> {
  const bff = fakeRateTables(answers);
  openApp('/tarifas');
  await screen.findByRole('grid', { name: /^Tasas anuales de Universal/ });
  return bff;
}

/** Returns the text with normal spaces: a number and its sign are joined by a no-break space. */
export const shown = ({ textContent }: HTMLElement): string => textContent.replaceAll('\u00a0', ' ');
