/** Figures and dates as the screen must write them, by means of its own: no code of the product's. */
import type { Reference } from './reference.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** `3.459,4800` from `3459.4800`. */
const chilean = (decimal: string): string => {
  const [whole = '', decimals] = decimal.split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)},${decimals}`;
};

export const ufText = (decimal: string): string => `UF ${chilean(decimal)}`;
export const pesoText = (clp: bigint | number): string => `$${grouped(String(clp))}`;
export const percentText = (decimal: string): string => `${chilean(decimal)}\u00a0%`;

/** The UF of the day as a page shows it. */
export interface ShownUf {
  /** Hundredths of a peso for one UF. */
  readonly cents: bigint;
  /** `20-11-2026`. */
  readonly date: string;
}

/** Whole pesos of an amount of UF with 4 decimals, half up. */
export const inPesos = (decimal: string, uf: ShownUf): bigint =>
  (BigInt(decimal.replace('.', '')) * uf.cents + 500_000n) / 1_000_000n;

/** Today in Santiago, `20-11-2026`. */
export const todayInSantiago = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })
    .format(new Date())
    .split('-')
    .reverse()
    .join('-');

/** The same day `months` later, cut to that month's last day. */
export function monthsAfter(date: string, months: number): string {
  const [day = 0, month = 0, year = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay.getUTCDate())));
  return due.toISOString().slice(0, 10).split('-').reverse().join('-');
}

type Lines = [label: string, value: string][];

/** The card's own lines. */
export const mainLines = (row: Reference, uf: ShownUf, graceMonths = 0): Lines => [
  ['Renta mínima', pesoText(inPesos(row.total, uf) * 4n)],
  ['Primer dividendo', pesoText(inPesos(row.total, uf))],
  ['Primera fecha de pago', monthsAfter(uf.date, graceMonths + 1)],
  ['Cuotas', String(row.years * 12)],
];

/** An amount of a list, with its pesos below it for visitors; `uf` is null for staff. */
const inList = (decimal: string, uf: ShownUf | null): string =>
  uf === null ? ufText(decimal) : `${ufText(decimal)} ${pesoText(inPesos(decimal, uf))}`;

/** "Información". */
export const informationLines = (row: Reference, uf: ShownUf | null): Lines => [
  ['Tasa anual', percentText(row.rate)],
  ['CAE', percentText(row.cae)],
  ['Plazo', `${row.years} años`],
  ['Dividendo sin seguros', inList(row.dividend, uf)],
  ['Seguro de incendio y sismo', inList(row.fire, uf)],
  ...(row.unemployment === undefined
    ? []
    : ([['Seguro de cesantía', inList(row.unemployment, uf)]] as Lines)),
  ['Seguro de desgravamen', inList(row.life, uf)],
  ['Costo total del crédito', inList(row.cost, uf)],
];

const EXPENSES = [
  'Tasación',
  'Estudio de títulos',
  'Borrador de escritura',
  'Notaría',
  'Conservador de Bienes Raíces',
  'Impuesto al mutuo',
  'Total',
];

/** "Gastos Operacionales". */
export const expenseLines = (row: Reference, uf: ShownUf | null): Lines =>
  row.expenses.map((amount, index) => [EXPENSES[index] ?? '', inList(amount, uf)]);
