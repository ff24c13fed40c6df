import type { IsoDate } from '@simulador/contracts/domain/dates';
import { formatInteger } from '@simulador/contracts/domain/format';
import { describeWindow, type ChosenWindow } from '#shared/office/chosen-window.ts';

/** How many clients were found, on which days. */
export function describeCount(count: number, window: ChosenWindow, today: IsoDate): string {
  if (count === 0) return 'No se encontraron resultados';
  const clients = count === 1 ? '1 persona simuló' : `${formatInteger(count)} personas simularon`;
  return `${clients} ${describeWindow(window, today)}`;
}
