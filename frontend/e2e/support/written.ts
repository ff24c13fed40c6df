/** Figures and dates in their expected notation, formatted without the product's code. */
import type { Reference } from './reference.ts';

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, '.');

/** Formats a decimal: `3.459,4800` from `3459.4800`. */
const chilean = (decimal: string): string => {
  const [whole = '', decimals] = decimal.split('.');
  return decimals === undefined ? grouped(whole) : `${grouped(whole)},${decimals}`;
};

export const ufText = (decimal: string): string => `UF ${chilean(decimal)}`;
/** Formats UF for visitors: two decimals, half up, none for a whole amount. */
export function ufOfVisitor(decimal: string): string {
  const cents = (BigInt(Number(decimal).toFixed(4).replace('.', '')) + 50n) / 100n;
  const whole = /\.0*$/.test(decimal);
  return ufText(whole ? String(cents / 100n) : `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
}
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

/** Returns the last lines of "Información". */
export const dateLines = (row: Reference, uf: ShownUf): Lines => [
  ['Primera fecha de pago', monthsAfter(uf.date, 1)],
  ['Cuotas', String(row.years * 12)],
];

/** Formats an amount of a list, below its pesos for visitors; `uf` is null for staff. */
const inList = (decimal: string, uf: ShownUf | null): string =>
  uf === null ? ufText(decimal) : `${pesoText(inPesos(decimal, uf))} ${ufOfVisitor(decimal)}`;

/** Formats parts like `inList`, so that their pesos add up to the total's: the largest part takes what rounding leaves. */
function partsInList(parts: readonly string[], total: string, uf: ShownUf | null): string[] {
  if (uf === null) return parts.map(ufText);
  const amounts = parts.map((part) => inPesos(part, uf));
  const left = amounts.reduce((rest, amount) => rest - amount, inPesos(total, uf));
  const numbers = parts.map(Number);
  const largest = numbers.indexOf(Math.max(...numbers));
  return parts.map((part, index) => {
    const amount = (amounts[index] ?? 0n) + (index === largest ? left : 0n);
    return `${pesoText(amount)} ${ufOfVisitor(part)}`;
  });
}

/** Returns the lines of "Información". */
export function informationLines(row: Reference, uf: ShownUf | null): Lines {
  const parts: readonly (readonly [label: string, amount: string])[] = [
    ['Dividendo sin seguros', row.dividend],
    ['Seguro de incendio y sismo', row.fire],
    ...(row.unemployment === undefined ? [] : [['Seguro de cesantía', row.unemployment] as const]),
    ['Seguro de desgravamen', row.life],
  ];
  const amounts = partsInList(
    parts.map(([, amount]) => amount),
    row.total,
    uf,
  );
  return [
    ['Tasa anual', percentText(row.rate)],
    ['CAE', percentText(row.cae)],
    ['Plazo', `${row.years} años`],
    ...parts.map(([label], index): [string, string] => [label, amounts[index] ?? '']),
    ['Costo total del crédito', inList(row.cost, uf)],
  ];
}

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
export function expenseLines({ expenses }: Reference, uf: ShownUf | null): Lines {
  const total = expenses.at(-1) ?? '0';
  const amounts = [...partsInList(expenses.slice(0, -1), total, uf), inList(total, uf)];
  return amounts.map((text, index) => [EXPENSES[index] ?? '', text]);
}
