/** Rules of the published UF and TMC. See docs/rules.md R358, R359. */
import { addDays, type IsoDate } from '../platform/dates.ts';

const FIRST_DAY: IsoDate = '1990-01-01';
/** Maximum days in the future. The UF is published some weeks ahead, so a later day is a typing error. */
const AHEAD_DAYS = 366;

/** Exclusive upper limits, and maximum numbers of decimals: the TMC in annual percent, the UF in pesos. The lower limit is 0. */
const FIGURES = { tmc: { below: 100, decimals: 4 }, uf: { below: 1_000_000, decimals: 2 } } as const;

/** Maximum length of a pasted text: 2,500 lines of a UF. A body can hold no more. */
export const PUBLISHED_TEXT_MAX = 50_000;

/** A value with its first and last day, ISO 8601, by the names of their fields. `valid_to` is null for a value without an end. */
export interface PublishedFigure {
  readonly valid_from: string;
  readonly valid_to: string | null;
  readonly value: number;
}

/** Returns what is wrong with the days and the figure of a value, by field. */
export function publishedProblems(
  table: keyof typeof FIGURES,
  { valid_from: from, valid_to: to, value }: PublishedFigure,
  today: IsoDate,
): { readonly name: keyof PublishedFigure; readonly message: string }[] {
  const { below, decimals } = FIGURES[table];
  const unless = (isRight: boolean, name: keyof PublishedFigure, message: string) =>
    isRight ? [] : [{ name, message }];
  return [
    ...unless(
      from >= FIRST_DAY && from <= addDays(today, AHEAD_DAYS),
      'valid_from',
      'El día está fuera de lo que se publica',
    ),
    ...unless(to === null || to >= from, 'valid_to', 'El fin es anterior al comienzo'),
    ...unless(
      value > 0 && value < below,
      'value',
      `Debe ser mayor que 0 y menor que ${below.toLocaleString('es-CL')}`,
    ),
    ...unless(
      Number(value.toFixed(decimals)) === value,
      'value',
      `Debe tener como máximo ${decimals} decimales`,
    ),
  ];
}
