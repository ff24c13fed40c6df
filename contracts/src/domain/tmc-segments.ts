/** Of the loans whose maximum rate matters here: those in UF of a year or more. See docs/rules.md R33. */
export interface TmcSegment {
  /** The public API's type. */
  readonly code: number;
  readonly name: string;
  readonly minMonths: number;
  /** It holds amounts above this one, up to and including `upToUf`. */
  readonly aboveUf: number;
  readonly upToUf: number | null;
}

const YEAR_MONTHS = 12;
const LIMIT_UF = 2000;

export const TMC_SEGMENTS: readonly TmcSegment[] = [
  { code: 24, name: 'Hasta UF 2.000', minMonths: YEAR_MONTHS, aboveUf: 0, upToUf: LIMIT_UF },
  { code: 22, name: 'Sobre UF 2.000', minMonths: YEAR_MONTHS, aboveUf: LIMIT_UF, upToUf: null },
];
