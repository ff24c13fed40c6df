import { formatInteger } from '@simulador/contracts/platform/format';
import { SHEET_MAX } from '@simulador/contracts/rates/rate-sheet';

export interface DraftFaults {
  /** Number of cells whose text is not a rate. */
  readonly unreadCount: number;
  readonly isNamed: boolean;
  readonly adjustmentError: string | undefined;
  readonly effectError: string | undefined;
  readonly changeCount: number;
}

/** Returns the act of the user that saving a draft waits for; null for none. */
export function draftToDo(faults: DraftFaults): string | null {
  const { unreadCount, isNamed, adjustmentError, effectError, changeCount } = faults;
  if (unreadCount > 0) return 'Corrija la tasa marcada antes de guardar o de ver otras tarifas.';
  if (adjustmentError !== undefined) return 'Corrija el ajuste antes de guardar.';
  if (!isNamed) return 'Escriba el nombre de la hoja antes de guardar.';
  if (effectError !== undefined) return 'Corrija desde cuándo rige antes de guardar.';
  return changeCount > SHEET_MAX.changes
    ? `Una hoja cambia hasta ${formatInteger(SHEET_MAX.changes)} tarifas, y esta cambia ${formatInteger(changeCount)}: deshaga algunas antes de guardar.`
    : null;
}
