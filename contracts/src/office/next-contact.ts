/** Contacts with a client, next and past. See docs/rules.md R511, R870. */
import { addDays, addMonthsClamped, type IsoDate } from '../platform/dates.ts';

export const CONTACT_CHANNELS = ['phone', 'email', 'visit', 'other'] as const;
export type ContactChannel = (typeof CONTACT_CHANNELS)[number];

/** Outcomes of a contact, in the order of their keys. */
export const CONTACT_OUTCOMES = [
  'talked',
  'no_answer',
  'wrong_number',
  'not_interested',
  'call_back',
] as const;
export type ContactOutcome = (typeof CONTACT_OUTCOMES)[number];

/** A time of the day, `HH:MM`. */
export const CONTACT_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

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

/** Day and time (`HH:MM`, null for any) of a contact, in Santiago. */
export interface ContactMoment {
  readonly date: IsoDate;
  readonly time: string | null;
}

const MORNING = '10:00';
const EVENING = '19:00';
const RETRY_HOURS = 2;
const SATURDAY = 6;

/** Returns the next weekday's morning. */
function nextMorning(today: IsoDate): ContactMoment {
  const tomorrow = addDays(today, 1);
  const isWeekend = [0, SATURDAY].includes(new Date(tomorrow).getUTCDay());
  return isWeekend ? nextMorning(tomorrow) : { date: tomorrow, time: MORNING };
}

/** Returns two hours from now, or the next weekday's morning if that is in the evening. `now`: with a time. */
export function inTwoHours({ date, time }: ContactMoment): ContactMoment {
  const [hours = '', minutes = ''] = (time ?? '').split(':');
  const later = `${String(Number(hours) + RETRY_HOURS).padStart(2, '0')}:${minutes}`;
  return later < EVENING ? { date, time: later } : nextMorning(date);
}

/** Returns the next contact to propose after an outcome; null for none. */
export function proposedMoment(outcome: ContactOutcome, now: ContactMoment): ContactMoment | null {
  if (outcome === 'no_answer') return inTwoHours(now);
  return outcome === 'talked' || outcome === 'call_back' ? nextMorning(now.date) : null;
}
