/** Texts about the next contact with a client, for staff. */
import type { IsoDate } from '../../platform/dates.ts';
import { formatDateText } from '../../platform/format.ts';
import type { ContactChannel } from '../next-contact.ts';

export const CHANNEL_NAMES: Readonly<Record<ContactChannel, string>> = {
  phone: 'Teléfono',
  email: 'Correo electrónico',
  visit: 'Visita',
  other: 'Otro',
};

/** Formats a contact: `25-11-2026, Teléfono`. */
export const describeContact = ({
  date,
  channel,
}: {
  readonly date: IsoDate;
  readonly channel: ContactChannel;
}): string => `${formatDateText(date)}, ${CHANNEL_NAMES[channel]}`;
