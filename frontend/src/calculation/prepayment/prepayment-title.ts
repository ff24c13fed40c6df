/** Title about the effect of a prepayment. See docs/rules.md R570 to R572. */
import { formatClp, formatUf } from '@simulador/contracts/platform/format';
import { ufFromNumber, ufToClp, ufValueFromNumber } from '@simulador/contracts/platform/money';
import { ufRounded } from '#shared/simulation/figure-texts.ts';

const MONTHS = 12;
const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Formats a number of months: `5 años y 7 meses`. */
export function durationText(months: number): string {
  const [years, rest] = [Math.floor(months / MONTHS), months % MONTHS];
  const parts = [
    ...(years > 0 ? [counted(years, 'año', 'años')] : []),
    ...(rest > 0 || years === 0 ? [counted(rest, 'mes', 'meses')] : []),
  ];
  return parts.join(' y ');
}

export interface PrepaymentEffect {
  /** Number of instalments that are no longer paid. */
  readonly monthsSaved: number;
  /** Monthly payment with insurance after the first prepayment, UF. */
  readonly paymentUf: number;
  readonly savedInterestUf: number;
  /** Null if the commission is not known. */
  readonly netSavingUf: number | null;
}

/**
 * Returns `Terminas 5 años y 7 meses antes y te ahorras $18.400.000`. `ufValueClp`: pesos per UF for visitors, who read pesos; null for
 * staff, who read UF.
 */
export function prepaymentTitle(effect: PrepaymentEffect, ufValueClp: number | null): string {
  const isForStaff = ufValueClp === null;
  const inPesos = (amountUf: number): string =>
    formatClp(ufToClp(ufFromNumber(amountUf), ufValueFromNumber(ufValueClp ?? 0)));
  const about = isForStaff ? ufRounded : inPesos;
  const { monthsSaved, paymentUf, savedInterestUf, netSavingUf } = effect;
  const first =
    monthsSaved > 0
      ? `${isForStaff ? 'El crédito termina' : 'Terminas'} ${durationText(monthsSaved)} antes`
      : `${isForStaff ? 'El' : 'Tu'} dividendo queda en ${isForStaff ? formatUf(ufFromNumber(paymentUf)) : inPesos(paymentUf)}`;
  const saves = isForStaff ? 'se ahorran' : 'te ahorras';
  if (netSavingUf === null) return `${first} y ${saves} ${about(savedInterestUf)} en intereses`;
  if (netSavingUf < 0)
    return `${first}, pero la comisión supera en ${about(-netSavingUf)} los intereses que ${saves}`;
  return `${first} y ${saves} ${about(netSavingUf)}`;
}
