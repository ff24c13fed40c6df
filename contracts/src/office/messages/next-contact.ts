/** Texts about contacts with a client, for staff. */
import type { IsoDate } from '../../platform/dates.ts';
import { formatDateText } from '../../platform/format.ts';
import type { ContactChannel, ContactOutcome } from '../next-contact.ts';

export const CHANNEL_NAMES: Readonly<Record<ContactChannel, string>> = {
  phone: 'Teléfono',
  email: 'Correo electrónico',
  visit: 'Visita',
  other: 'Otro',
};

export const OUTCOME_NAMES: Readonly<Record<ContactOutcome, string>> = {
  talked: 'Habló',
  no_answer: 'No contesta',
  wrong_number: 'Número malo',
  not_interested: 'No interesado',
  call_back: 'Pide volver',
};

export interface DescribedContact {
  readonly date: IsoDate;
  /** `HH:MM`. */
  readonly time?: string | null;
  readonly channel: ContactChannel;
}

/** Formats day and time of a contact: `25-11-2026`, or `25-11-2026 10:30`. */
export const contactMoment = ({ date, time }: Pick<DescribedContact, 'date' | 'time'>): string =>
  [formatDateText(date), ...(time ? [time] : [])].join(' ');

/** Formats a contact: `25-11-2026 10:30, Teléfono`. */
export const describeContact = ({ channel, ...moment }: DescribedContact): string =>
  `${contactMoment(moment)}, ${CHANNEL_NAMES[channel]}`;
