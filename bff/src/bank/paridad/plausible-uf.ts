import { FIRST_UF } from '@simulador/contracts/api/row-rules';
import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { DatedUf } from './paridad.port.ts';

/** Days after which the last known UF bounds too little: the bounds of a first one hold as well. */
const LONG_DAYS = 30;

const flaw = (rule: string, what: string): Flaw => ({ place: '$', rule, what });

/**
 * Returns the fault of a UF that cannot be that of `today`: it is too far from the last known one or, if that is old or none is known,
 * outside of the bounds of a first one (a slip of the unit or of a digit). Null for a plausible UF.
 */
export function ufFlaw(
  clpPerUf: number,
  today: IsoDate,
  last: DatedUf | undefined,
  maxDailyChangePct: number,
): Flaw | null {
  const days = last ? Math.max(1, daysBetween(last.date, today)) : Infinity;
  if (days > LONG_DAYS && (clpPerUf < FIRST_UF.minClp || clpPerUf > FIRST_UF.maxClp))
    return flaw(
      'first',
      `la primera UF, o la primera en más de ${LONG_DAYS} días, no está entre ${FIRST_UF.minClp} y ${FIRST_UF.maxClp}`,
    );
  if (!last) return null;
  const lastClp = ufValueToNumber(last.value);
  const allowedClp = (lastClp * maxDailyChangePct * days) / 100;
  if (Math.abs(clpPerUf - lastClp) <= allowedClp) return null;
  const percent = String(maxDailyChangePct).replace('.', ',');
  return flaw('slip', `se aleja más de ${percent} % por día de la última UF conocida`);
}
