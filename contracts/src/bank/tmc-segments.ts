/** Segments of the TMC for loans in UF of a year or more. See docs/rules.md R33. */
export interface TmcSegment {
  /** Type in the public API of the TMC. */
  readonly code: number;
  readonly name: string;
  readonly minMonths: number;
  /** Lower bound, exclusive; `upToUf` is the upper bound, inclusive. */
  readonly aboveUf: number;
  readonly upToUf: number | null;
}

const YEAR_MONTHS = 12;
const LIMIT_UF = 2000;

export const TMC_SEGMENTS: readonly TmcSegment[] = [
  { code: 24, name: 'Hasta UF 2.000', minMonths: YEAR_MONTHS, aboveUf: 0, upToUf: LIMIT_UF },
  { code: 22, name: 'Sobre UF 2.000', minMonths: YEAR_MONTHS, aboveUf: LIMIT_UF, upToUf: null },
];

/** Returns the segment of a loan in UF; undefined for less than a year. */
export const tmcSegmentOf = (amountUf: number, months: number): TmcSegment | undefined =>
  TMC_SEGMENTS.find(
    ({ minMonths, aboveUf, upToUf }) =>
      months >= minMonths && amountUf > aboveUf && (upToUf === null || amountUf <= upToUf),
  );
