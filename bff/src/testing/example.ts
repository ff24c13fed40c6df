import type { BffOperationFacts } from '@simulador/contracts/api/operation';
import { BFF_OPERATIONS } from '@simulador/contracts/generated/bff-operations';
import { CORE_EXAMPLES } from '@simulador/contracts/generated/core-examples';
import { readFileSync } from 'node:fs';
import { BFF_EXAMPLES, type Example } from '../bootstrap/document/examples.ts';

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

/** Paths of what needs no table, or something that was saved before. */
const APART = /^\/health|\/sesion|\/cotizacion|\/pdf_simulacion/;
const examples = JSON.parse(readFileSync(BFF_EXAMPLES, 'utf8')) as Readonly<Record<string, Example>>;

/** Operations that anybody may ask without a side effect, with the body of their documented example; null without one. */
export const OPERATIONS = Object.entries<BffOperationFacts>(BFF_OPERATIONS)
  .filter(([, { acts, path, roles }]) => !acts && roles.includes('anonymous') && !/\{/.test(path))
  .filter(([, { path }]) => !APART.test(path))
  .map(
    ([id, { method, path }]) =>
      [method as 'GET' | 'POST', path, (examples[id]?.request ?? null) as object | null] as const,
  );

/** An invented co-debtor. */
export const CODEBTOR = {
  first_name: 'Pedro',
  last_name: 'Soto Vera',
  identification: '11111111-1',
  age: 45,
  net_income: 650_000,
} as const;
