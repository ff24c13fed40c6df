import type { Schedule, ScheduleRow, ScheduleYear } from '@simulador/contracts/domain/mortgage/schedule';
import { ufToNumber } from '@simulador/contracts/domain/money';
import type { CuadroAnswerDto } from './cuadro.dto.ts';

const figures = (row: ScheduleRow | ScheduleYear) => ({
  interest: ufToNumber(row.interest),
  capital: ufToNumber(row.capital),
  insurance: ufToNumber(row.insurance),
  payment: ufToNumber(row.payment),
  balance: ufToNumber(row.balance),
});

/** The schedule under the names of the wire, UF as decimals. */
export const toAnswer = ({ rows, byYear }: Schedule): CuadroAnswerDto => ({
  rows: rows.map((row) => ({ k: row.k, due: row.due, ...figures(row) })),
  by_year: byYear.map((row) => ({ year: row.year, ...figures(row) })),
});
