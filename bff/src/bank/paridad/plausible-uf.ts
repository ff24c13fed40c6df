import { daysBetween, type IsoDate } from '@simulador/contracts/platform/dates';
import { ufValueToNumber } from '@simulador/contracts/platform/money';
import type { Flaw } from '../../border/upstream/exchange.ts';
import type { UfBounds } from '../../config/uf-bounds.ts';
import type { DatedUf } from './paridad.port.ts';

const flaw = (rule: string, what: string): Flaw => ({ place: '$', rule, what });

/**
 * Returns the fault of a UF that cannot be that of `today`: it is too far from the last known one or, if none is known, outside of
 * the bounds of a first one (a slip of the unit or of a digit). Null for a plausible UF.
 */
export function ufFlaw(
  clpPerUf: number,
  today: IsoDate,
  last: DatedUf | undefined,
  { maxDailyChangePct, firstMinClp, firstMaxClp }: UfBounds,
): Flaw | null {
  if (!last) {
    const isPossible = clpPerUf >= firstMinClp && clpPerUf <= firstMaxClp;
    return isPossible ? null : flaw('first', `la primera UF no está entre ${firstMinClp} y ${firstMaxClp}`);
  }
  const lastClp = ufValueToNumber(last.value);
  const days = Math.max(1, daysBetween(last.date, today));
  const allowedClp = (lastClp * maxDailyChangePct * days) / 100;
  if (Math.abs(clpPerUf - lastClp) <= allowedClp) return null;
  const percent = String(maxDailyChangePct).replace('.', ',');
  return flaw('slip', `se aleja más de ${percent} % por día de la última UF conocida`);
}
