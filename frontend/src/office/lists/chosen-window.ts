/** Days that staff choose, and their form in the address. See docs/rules.md R290. */
import { addDays, daysBetween, isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';
import { lastDays, WINDOW_LIMITS, type DayWindow } from '@simulador/contracts/platform/day-window';
import { formatDate } from '@simulador/contracts/platform/format';

/** Days of a list or count. A period ends today; a range has fixed days. */
export type ChosenWindow =
  | { readonly kind: 'period'; readonly days: number }
  | ({ readonly kind: 'range' } & DayWindow);

export const PERIODS = [
  { days: 1, label: 'Hoy' },
  { days: 31, label: '1 mes' },
  { days: 91, label: '3 meses' },
  { days: WINDOW_LIMITS.daysMax, label: 'Todo' },
] as const;

/** Maximum number of days to look back. */
export const ALL_DAYS = WINDOW_LIMITS.daysMax;

export const ALL_WINDOW: ChosenWindow = { kind: 'period', days: ALL_DAYS };

export const DEFAULT_WINDOW: ChosenWindow = { kind: 'period', days: WINDOW_LIMITS.daysDefault };

const RANGE_MAX_DAYS = 90;

/** Returns the first day that a range may have. */
export const oldestDay = (today: IsoDate): IsoDate => addDays(today, -ALL_DAYS);

/** Returns a range's fault and the day that has it; null for a valid range. */
export function rangeProblem(
  { from, to }: DayWindow,
  today: IsoDate,
): { readonly day: keyof DayWindow; readonly message: string } | null {
  if (to > today) return { day: 'to', message: 'La fecha final no puede ser posterior a hoy.' };
  if (from > to) return { day: 'from', message: 'La fecha inicial no puede ser posterior a la fecha final.' };
  if (daysBetween(from, to) > RANGE_MAX_DAYS)
    return { day: 'from', message: `Entre ambas fechas puede haber como máximo ${RANGE_MAX_DAYS} días.` };
  const oldest = oldestDay(today);
  return from < oldest
    ? { day: 'from', message: `La fecha inicial no puede ser anterior al ${formatDate(oldest)}.` }
    : null;
}

const isPeriod = (days: number): boolean => PERIODS.some((period) => period.days === days);

/** Returns the address's window; the default one if it is missing or invalid. */
export function windowIn(address: URLSearchParams, today: IsoDate): ChosenWindow {
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  if (isIsoDate(from) && isIsoDate(to) && rangeProblem({ from, to }, today) === null)
    return { kind: 'range', from, to };
  const days = Number(address.get('days'));
  return isPeriod(days) ? { kind: 'period', days } : DEFAULT_WINDOW;
}

/** Sets the window in an address; the default one is omitted. */
export function putWindow(address: URLSearchParams, chosen: ChosenWindow): void {
  if (chosen.kind === 'range') {
    address.set('from', chosen.from);
    address.set('to', chosen.to);
  } else if (chosen.days !== WINDOW_LIMITS.daysDefault) address.set('days', String(chosen.days));
}

export const searchOf = (address: URLSearchParams): string => {
  const query = address.toString();
  return query && `?${query}`;
};

/** Returns the window as days counted back from today, the format of requests. See docs/rules.md R280. */
export const countedBack = (chosen: ChosenWindow, today: IsoDate): { days: number; endingDays?: number } =>
  chosen.kind === 'period'
    ? { days: chosen.days }
    : { days: daysBetween(chosen.from, today), endingDays: daysBetween(chosen.to, today) };

/** Describes the window: `del 21-10-2026 al 20-11-2026`, `hoy`, or all days. */
export function describeWindow(chosen: ChosenWindow, today: IsoDate): string {
  if (chosen.kind === 'period' && chosen.days === ALL_DAYS) return 'en todas las fechas';
  const { from, to } = chosen.kind === 'range' ? chosen : lastDays(today, chosen.days);
  if (from === to) return to === today ? 'hoy' : `el ${formatDate(from)}`;
  return `del ${formatDate(from)} al ${formatDate(to)}`;
}
