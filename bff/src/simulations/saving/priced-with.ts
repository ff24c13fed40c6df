import { minimumIncome } from '@simulador/contracts/calculation/mortgage/simulate';
import { type Clp, clpToNumber, ufFromNumber, ufToClp } from '@simulador/contracts/platform/money';
import type { DividendoRowDto } from '../../calculation/dividendo/dividendo.dto.ts';
import type { DatedUf } from '../../bank/paridad/paridad.port.ts';

/** Returns the pesos of a dividend at a UF. */
export const pesosOf = (totalUf: number, uf: DatedUf): Clp => ufToClp(ufFromNumber(totalUf), uf.value);

/** Returns the row with pesos calculated from its UF. */
export function pricedWith(row: DividendoRowDto, uf: DatedUf): DividendoRowDto {
  const total = pesosOf(row.DivTotal, uf);
  return { ...row, DivTotalPe: clpToNumber(total), RenMin: clpToNumber(minimumIncome(total)) };
}
