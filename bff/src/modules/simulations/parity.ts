import { previousDay } from '@simulador/contracts/domain/dates';
import { clpFromNumber, clpToNumber, ufFromNumber, ufToClp } from '@simulador/contracts/domain/money';
import type { DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import type { DatedUf, ParidadPort } from '../paridad/paridad.port.ts';
import type { UfHistory } from '../paridad/uf-history.ts';
import type { ShownRowDto } from './simulation-create.dto.ts';

const INCOME_PER_DIVIDEND = 4;

const pesosOf = (totalUf: number, uf: DatedUf): number =>
  clpToNumber(ufToClp(ufFromNumber(totalUf), uf.value));

/**
 * The UF that a row was shown with: the newest, or that of the day before it, which somebody who calculated just before
 * midnight saw. The row's pesos tell which one; pesos of neither mean nothing, as they are made again from UF.
 */
export async function shownUf(
  shown: ShownRowDto,
  paridad: ParidadPort,
  history: UfHistory,
): Promise<DatedUf> {
  const { value: newest } = await paridad.current();
  if (shown.DivTotalPe === undefined || shown.DivTotalPe === pesosOf(shown.DivTotal, newest)) return newest;
  const before = await history.latestUpTo(previousDay(newest.date));
  const isOfTheDayBefore = before?.date === previousDay(newest.date);
  return before && isOfTheDayBefore && shown.DivTotalPe === pesosOf(shown.DivTotal, before) ? before : newest;
}

/** The row with its pesos made from its UF. */
export function pricedWith(row: DividendoRowDto, uf: DatedUf): DividendoRowDto {
  const total = pesosOf(row.DivTotal, uf);
  return { ...row, DivTotalPe: total, RenMin: clpToNumber(clpFromNumber(INCOME_PER_DIVIDEND * total)) };
}
