/** Texts of the chart of capital and interest by year, for screen and PDF. */
interface YearParts {
  readonly year: number;
  readonly capital: number;
  readonly interest: number;
}

/** Returns the first year with more capital than interest; null if there is none. */
export function turningYear(years: readonly YearParts[]): number | null {
  const lastBefore = years.findLastIndex(({ capital, interest }) => capital <= interest);
  return years[lastBefore + 1]?.year ?? null;
}

export function yearsChartTitle(turning: number | null, isForStaff: boolean): string {
  if (turning === null)
    return `${isForStaff ? 'Se pagan' : 'Pagas'} más intereses que capital hasta el final`;
  const from = turning === 1 ? 'primer año' : `año ${turning}`;
  return `Desde el ${from} ${isForStaff ? 'se paga' : 'pagas'} más capital que intereses`;
}
