/** Figures and dates in their expected notation, formatted without the product's code. */
import type { Reference } from './reference.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Formats a decimal: `3.459,4800` from `3459.4800`. */
const chilean = (decimal: string): string => {
  const [whole = '', decimals] = decimal.split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)},${decimals}`;
};

export const ufText = (decimal: string): string => `UF ${chilean(decimal)}`;
export const pesoText = (clp: bigint | number): string => `$${grouped(String(clp))}`;
export const percentText = (decimal: string): string => `${chilean(decimal)}\u00a0%`;

/** The UF of the day as shown on a page. */
export interface ShownUf {
  /** Hundredths of a peso per UF. */
  readonly cents: bigint;
  /** Day of that UF, e.g. `20-11-2026`. */
  readonly date: string;
}

/** Converts an amount in UF with 4 decimals to whole pesos, half up. */
export const inPesos = (decimal: string, uf: ShownUf): bigint =>
  (BigInt(decimal.replace('.', '')) * uf.cents + 500_000n) / 1_000_000n;

/** Returns today's date in Santiago, e.g. `20-11-2026`. */
export const todayInSantiago = (): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santiago' })
    .format(new Date())
    .split('-')
    .reverse()
    .join('-');

/** Returns the same day `months` later, or the last day of that month if it is shorter. */
export function monthsAfter(date: string, months: number): string {
  const [day = 0, month = 0, year = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0));
  const due = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay.getUTCDate())));
  return due.toISOString().slice(0, 10).split('-').reverse().join('-');
}

type Lines = [label: string, value: string][];

/** Returns the lines above the card's two lists. */
export const mainLines = (row: Reference, uf: ShownUf, graceMonths = 0): Lines => [
  ['Renta mínima', pesoText(inPesos(row.total, uf) * 4n)],
  ['Primer dividendo', pesoText(inPesos(row.total, uf))],
  ['Primera fecha de pago', monthsAfter(uf.date, graceMonths + 1)],
  ['Cuotas', String(row.years * 12)],
];

/** Formats an amount of a list, below its pesos for visitors; `uf` is null for staff. */
const inList = (decimal: string, uf: ShownUf | null): string =>
  uf === null ? ufText(decimal) : `${pesoText(inPesos(decimal, uf))} ${ufText(decimal)}`;

/** Returns the lines of "Información". */
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

/** Returns the lines of "Gastos Operacionales". */
export const expenseLines = (row: Reference, uf: ShownUf | null): Lines =>
  row.expenses.map((amount, index) => [EXPENSES[index] ?? '', inList(amount, uf)]);
