/** How a chart writes its figures: the unit that keeps them short, said in the chart's caption. */

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

/** Thousands of pesos, or millions once five digits would not fit above a bar. */
export const pesoUnit = (largestClp: number): ChartUnit =>
  largestClp < TEN_MILLION_PESOS ? unit('Miles de pesos', 1000, 0) : unit('Millones de pesos', 1_000_000, 2);

/** Whole UF, or thousands of them: four digits and a dot would not fit above a bar. */
export function ufUnit(largestUf: number): ChartUnit {
  if (largestUf < THOUSAND_UF) return unit('UF', 1, 0);
  return unit('Miles de UF', 1000, largestUf < TEN_THOUSAND_UF ? 2 : 1);
}
