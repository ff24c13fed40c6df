import { classNames } from '#shared/ui/class-names.ts';
import styles from './chart.module.css';

/** Size of the drawing. 288 is the width inside a card on a phone of 360, so the chart is never scaled down. */
export const CHART = { width: 288, height: 196, base: 168, top: 22 } as const;

/** Returns the height of a bar, in proportion to the largest value. */
export const barHeight = (value: number, largest: number): number =>
  largest <= 0 ? 0 : Math.max((value / largest) * (CHART.base - CHART.top), 2);

export interface BarLabelsProps {
  x: number;
  top: number;
  value: string;
  term: number;
  isOwn: boolean;
}

/** The figure above a bar and the term below it. */
export function BarLabels({ x, top, value, term, isOwn }: BarLabelsProps) {
  const className = classNames(isOwn && styles['own']);
  return (
    <>
      <text className={className} x={x} y={top - 6} textAnchor="middle">
        {value}
      </text>
      <text className={className} x={x} y={CHART.base + 18} textAnchor="middle">
        {term}
      </text>
    </>
  );
}

/** Unit that keeps a chart's figures short. The chart's caption names it. */
export interface ChartUnit {
  readonly caption: string;
  readonly text: (value: number) => string;
}

const unit = (caption: string, divisor: number, decimals: number): ChartUnit => {
  const format = new Intl.NumberFormat('es-CL', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
  });
  return { caption, text: (value) => format.format(value / divisor) };
};

const TEN_MILLION_PESOS = 10_000_000;
const THOUSAND_UF = 1000;
const TEN_THOUSAND_UF = 10_000;

/** Thousands of pesos, or millions if five digits would not fit above a bar. */
export const pesoUnit = (largestClp: number): ChartUnit =>
  largestClp < TEN_MILLION_PESOS ? unit('Miles de pesos', 1000, 0) : unit('Millones de pesos', 1_000_000, 2);

/** Returns whole UF as unit, or thousands if four digits and a dot would not fit above a bar. */
export function ufUnit(largestUf: number): ChartUnit {
  if (largestUf < THOUSAND_UF) return unit('UF', 1, 0);
  return unit('Miles de UF', 1000, largestUf < TEN_THOUSAND_UF ? 2 : 1);
}
