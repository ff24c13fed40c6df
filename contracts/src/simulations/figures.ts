/** Table of the calculated figures for result card, detail, PDF and mail. */
import type { ResultRow } from '../calculation/result-row.ts';
import { formatClp, formatDateText, formatInteger, formatPct } from '../platform/format.ts';
import {
  addUf,
  clpFromNumber,
  partsToClp,
  ufFromNumber,
  ufToClp,
  ufToNumber,
  ufValueFromNumber,
} from '../platform/money.ts';

/** Figures by the names of the calculator's row: percent, years, UF. */
export interface Figures extends Pick<
  ResultRow,
  'Tasa' | 'TasaCae' | 'Plazo' | 'Dividendo' | 'SegInc' | 'SegCes' | 'SegDesg' | 'CostoTotalUF'
> {
  /** Null if unknown or not applicable. See docs/rules.md R574. */
  readonly caeWithCosts: number | null;
  /** Absent if it is not shown. */
  readonly totalWithCosts?: number;
}

/** Amount in both currencies; pesos are null without a UF value. Parts of a total add up in both. See docs/rules.md R1012. */
export interface BothAmounts {
  readonly uf: number;
  readonly clp: number | null;
}

/** Line; an amount has both currencies, so that the screen or document can choose. */
export interface Figure {
  readonly name: keyof Figures;
  readonly label: string;
  readonly value: string | BothAmounts;
  readonly note?: string;
  readonly isSum?: true;
}

/** Figures shown next to the dividend, by the names of the calculator's row: pesos, ISO 8601 date, count. */
export type MainFigures = Pick<ResultRow, 'RenMin' | 'FecVencimiento' | 'Cuotas'>;

export interface MainFigure {
  readonly name: keyof MainFigures;
  readonly label: string;
  readonly textOf: (row: MainFigures) => string;
}

const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** Main figures, in order, for result card, PDF and mail. */
export const MAIN_FIGURES: readonly MainFigure[] = [
  { name: 'RenMin', label: 'Renta desde', textOf: ({ RenMin }) => pesos(RenMin) },
  {
    name: 'FecVencimiento',
    label: 'Primera fecha de pago',
    textOf: ({ FecVencimiento }) => formatDateText(FecVencimiento),
  },
  { name: 'Cuotas', label: 'Cuotas', textOf: ({ Cuotas }) => formatInteger(Cuotas) },
];

const CAE_NOTE = 'no incluye gastos operacionales';
const TOTAL_NOTE = 'los gastos operacionales se pagan aparte';
const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;

/** Returns parts of a total in both currencies. `ufValueClp`: pesos per UF; null if pesos are not shown. */
function partsInBoth(
  partsUf: readonly number[],
  ufValueClp: number | null,
  totalClp?: number,
): readonly BothAmounts[] {
  if (ufValueClp === null) return partsUf.map((uf) => ({ uf, clp: null }));
  const total = totalClp === undefined ? undefined : clpFromNumber(totalClp);
  const clp = partsToClp(partsUf.map(ufFromNumber), ufValueFromNumber(ufValueClp), total);
  return partsUf.map((uf, index) => ({ uf, clp: clp[index] ?? null }));
}

/** Returns an amount in both currencies. */
const inBoth = (uf: number, ufValueClp: number | null): BothAmounts => ({
  uf,
  clp: ufValueClp === null ? null : ufToClp(ufFromNumber(uf), ufValueFromNumber(ufValueClp)),
});

const DIVIDEND_PARTS = ['Dividendo', 'SegInc', 'SegCes', 'SegDesg'] as const;
type DividendPart = (typeof DIVIDEND_PARTS)[number];

/** Returns the parts of the dividend in both currencies. The pesos add up to the shown dividend, which a core may have rounded otherwise. */
export function dividendParts(
  figures: Pick<ResultRow, DividendPart | 'DivTotalPe'>,
  ufValueClp: number | null,
): Readonly<Record<DividendPart, BothAmounts>> {
  const amounts = partsInBoth(
    DIVIDEND_PARTS.map((name) => figures[name]),
    ufValueClp,
    figures.DivTotalPe,
  );
  return Object.fromEntries(DIVIDEND_PARTS.map((name, index) => [name, amounts[index]])) as Record<
    DividendPart,
    BothAmounts
  >;
}

/** Returns the lines of "Información", in order, without figures that the simulation does not have. */
export function informationOf(
  figures: Figures & Pick<ResultRow, 'DivTotalPe'>,
  ufValueClp: number | null,
): readonly Figure[] {
  const { caeWithCosts, totalWithCosts } = figures;
  const parts = dividendParts(figures, ufValueClp);
  const amount = (name: DividendPart, label: string): Figure => ({ name, label, value: parts[name] });
  const shown: readonly (Figure | false)[] = [
    { name: 'Tasa', label: 'Tasa anual', value: formatPct(figures.Tasa) },
    { name: 'TasaCae', label: 'CAE', value: formatPct(figures.TasaCae), note: CAE_NOTE },
    caeWithCosts !== null && {
      name: 'caeWithCosts',
      label: 'CAE con gastos operacionales',
      value: formatPct(caeWithCosts),
    },
    { name: 'Plazo', label: 'Plazo', value: years(figures.Plazo) },
    amount('Dividendo', 'Dividendo sin seguros'),
    amount('SegInc', 'Seguro de incendio y sismo'),
    figures.SegCes > 0 && amount('SegCes', 'Seguro de cesantía'),
    amount('SegDesg', 'Seguro de desgravamen'),
    {
      name: 'CostoTotalUF',
      label: 'Costo total del crédito',
      value: inBoth(figures.CostoTotalUF, ufValueClp),
      isSum: true,
      // The total with costs, if it follows, has a note of its own.
      ...(totalWithCosts === undefined && { note: TOTAL_NOTE }),
    },
    totalWithCosts !== undefined && {
      name: 'totalWithCosts',
      label: 'Costo total con gastos operacionales',
      value: inBoth(totalWithCosts, ufValueClp),
    },
  ];
  return shown.filter((figure) => figure !== false);
}

/** Operation cost, or their sum. */
export interface CostLine extends BothAmounts {
  readonly label: string;
  readonly isSum?: true;
}

/** Returns the lines of "Gastos Operacionales" with their sum. */
export function withTotal(
  lines: readonly { readonly label: string; readonly uf: number }[],
  ufValueClp: number | null,
): readonly CostLine[] {
  const amounts = partsInBoth(
    lines.map(({ uf }) => uf),
    ufValueClp,
  );
  const totalUf = ufToNumber(addUf(...lines.map(({ uf }) => ufFromNumber(uf))));
  return [
    ...lines.map(({ label, uf }, index) => ({ label, ...(amounts[index] ?? { uf, clp: null }) })),
    { label: 'Total', ...inBoth(totalUf, ufValueClp), isSum: true },
  ];
}
