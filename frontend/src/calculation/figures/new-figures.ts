import { formatClp, formatDateText, formatRate } from '@simulador/contracts/platform/format';
import { clpFromNumber } from '@simulador/contracts/platform/money';
import type { ResultProps } from './shown.ts';

export type ShownFigures = Pick<ResultProps, 'row' | 'ufDate'>;

/**
 * Describes changes since the figures were shown: `Desde que calculaste cambió la UF: ahora $474.034 (antes $473.933).` If the
 * dividend is the same, the first due date may differ.
 */
export function describeNewFigures(
  before: ShownFigures,
  now: ShownFigures,
  calculated: 'calculaste' | 'calculó',
): string {
  const [was, is] = [before, now].map(({ row }) => formatClp(clpFromNumber(row?.DivTotalPe ?? 0)));
  const [wasDue, isDue] = [before, now].map(({ row }) => formatDateText(row?.FecVencimiento ?? ''));
  const isOtherDueAlone = was === is && wasDue !== isDue;
  const change = isOtherDueAlone
    ? `cambió la primera fecha de pago: ahora ${isDue} (antes ${wasDue})`
    : `${causeOf(before, now)}: ahora ${is} (antes ${was})`;
  return `Desde que ${calculated} ${change}.`;
}

function causeOf(before: ShownFigures, now: ShownFigures): string {
  if (before.ufDate !== now.ufDate) return 'cambió la UF';
  const [was, is] = [before.row?.Tasa, now.row?.Tasa];
  if (was === is || was === undefined || is === undefined) return 'cambiaron los valores';
  return `cambió la tasa de ${formatRate(was)} % a ${formatRate(is)} %`;
}
