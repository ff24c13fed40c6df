import { formatClp } from '@simulador/contracts/domain/format';
import { clpFromNumber } from '@simulador/contracts/domain/money';
import type { ResultProps } from './result-slots.ts';

export type ShownFigures = Pick<ResultProps, 'row' | 'ufDate'>;

/** What changed since the figures were shown: `Desde que calculaste cambió la UF: ahora $474.034 (antes $473.933).` */
export function describeNewFigures(
  before: ShownFigures,
  now: ShownFigures,
  calculated: 'calculaste' | 'calculó',
): string {
  const cause =
    before.ufDate !== now.ufDate
      ? 'cambió la UF'
      : before.row?.Tasa !== now.row?.Tasa
        ? 'cambió la tasa'
        : 'cambiaron los valores';
  const [was, is] = [before, now].map(({ row }) => formatClp(clpFromNumber(row?.DivTotalPe ?? 0)));
  return `Desde que ${calculated} ${cause}: ahora ${is} (antes ${was}).`;
}
