/** Next contact with a client. See docs/rules.md R511. */
import { addMonthsClamped, type IsoDate } from '../platform/dates.ts';

export const CONTACT_CHANNELS = ['phone', 'email', 'visit', 'other'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

export const CONTACT_NOTE_MAX = 300;

const YEAR_MONTHS = 12;

/** Returns the last day for which a contact may be planned. */
export const lastContactDay = (today: IsoDate): IsoDate => addMonthsClamped(today, YEAR_MONTHS);

/** Validates the day of a contact. Returns a Spanish sentence, or null for a valid day. */
export function contactDayProblem(date: IsoDate, today: IsoDate): string | null {
  if (date < today) return 'La fecha del próximo contacto no puede ser anterior a hoy.';
  return date > lastContactDay(today)
    ? 'La fecha del próximo contacto puede ser como máximo en un año.'
    : null;
}
