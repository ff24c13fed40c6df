import { previousDay } from '@simulador/contracts/domain/dates';
import { minimumIncome } from '@simulador/contracts/domain/affordability';
import { type Clp, clpToNumber, ufFromNumber, ufToClp } from '@simulador/contracts/domain/money';
import type { DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import type { DatedUf, ParidadPort } from '../paridad/paridad.port.ts';
import type { UfHistory } from '../paridad/uf-history.ts';
import type { ShownRowDto } from './simulation-create.dto.ts';

const pesosOf = (totalUf: number, uf: DatedUf): Clp => ufToClp(ufFromNumber(totalUf), uf.value);

/**
 * The UF that a row was shown with: the newest, or that of the day before it, which somebody who calculated just before
 * midnight saw. The row's pesos tell which one; pesos of neither mean nothing, as they are made again from UF.
 */
export async function shownUf(
  shown: ShownRowDto,
  paridad: ParidadPort,
  history: UfHistory,
): Promise<DatedUf> {
  const isShownWith = (uf: DatedUf): boolean => shown.DivTotalPe === clpToNumber(pesosOf(shown.DivTotal, uf));
  const { value: newest } = await paridad.current();
  if (shown.DivTotalPe === undefined || isShownWith(newest)) return newest;
  const dayBefore = previousDay(newest.date);
  const before = await history.latestUpTo(dayBefore);
  return before?.date === dayBefore && isShownWith(before) ? before : newest;
}

/** The row with its pesos made from its UF. */
export function pricedWith(row: DividendoRowDto, uf: DatedUf): DividendoRowDto {
  const total = pesosOf(row.DivTotal, uf);
  return { ...row, DivTotalPe: clpToNumber(total), RenMin: clpToNumber(minimumIncome(total)) };
}
