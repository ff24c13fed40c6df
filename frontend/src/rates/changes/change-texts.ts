import { formatDate, formatInteger } from '@simulador/contracts/platform/format';
import { formatInstant, formatTime } from '@simulador/contracts/platform/instants';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import type { SheetSummary } from '../tarifas/change-data.ts';

type State = SheetSummary['state'];

export const STATE_TEXT: Readonly<Record<State, string>> = {
  draft: 'En preparación',
  submitted: 'Por aprobar',
  approved: 'Aprobado',
  in_force: 'Vigente',
  replaced: 'Reemplazado',
  returned: 'Devuelto',
};

export const STATE_TONE = {
  draft: 'underway',
  submitted: 'info',
  approved: 'good',
  in_force: 'good',
  replaced: 'info',
  returned: 'bad',
} as const satisfies Readonly<Record<State, string>>;

/** Actor of a step that no person took. */
export const SYSTEM = 'El sistema';

/** Returns e.g. `480 tasas, 2 valores`. */
export function countText({ change_count: all, rate_count: rates }: SheetSummary): string {
  const others = all - rates;
  const parts = [
    ...(rates > 0 ? [rates === 1 ? '1 tasa' : `${formatInteger(rates)} tasas`] : []),
    ...(others > 0 ? [others === 1 ? '1 valor' : `${formatInteger(others)} valores`] : []),
  ];
  return parts.join(', ') || 'Nada todavía';
}

/** Returns e.g. `Escribió Antonia Rebolledo, devolvió Beatriz Zúñiga`. A set that was sent again has nobody who decided it. */
export function whoText({ state, author, decided_by: decider }: SheetSummary): string {
  const wrote = `${state === 'draft' ? 'Escribe' : 'Escribió'} ${author ?? SYSTEM}`;
  const verb = { returned: 'devolvió', approved: 'aprobó', in_force: 'aprobó', replaced: 'aprobó' };
  return state === 'draft' || state === 'submitted' ? wrote : `${wrote}, ${verb[state]} ${decider ?? SYSTEM}`;
}

/** Returns the instant from which a set is or is to be in force; null for none, as after a return. */
export function instantOfSet({
  state,
  effective_at: effective,
  planned_at: planned,
}: SheetSummary): string | null {
  if (effective !== null) return effective;
  return state === 'draft' || state === 'submitted' ? planned : null;
}

/** Returns the day, with the hour unless it is midnight. */
export function dayText(instant: string): string {
  const at = new Date(instant);
  return formatTime(at) === '00:00' ? formatDate(santiagoDate(at)) : formatInstant(at, ' a las ');
}
