import { addDays, type IsoDate } from '@simulador/contracts/platform/dates';
import { formatTime } from '@simulador/contracts/platform/instants';
import {
  CONTACT_CHANNELS,
  inTwoHours,
  lastContactDay,
  type ContactChannel,
} from '@simulador/contracts/office/next-contact';
import { CHANNEL_NAMES } from '@simulador/contracts/office/messages/next-contact';
import { serverNow } from '../../api/server-clock.ts';
import { useSantiagoDay } from '../../context/use-santiago-day.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { MomentField } from '../../ui/fields/moment-field.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import type { NextContact } from './use-next-contact.ts';

/** A contact whose day may not be chosen yet. */
export type ContactDraft = Omit<NextContact, 'date'> & { date: NextContact['date'] | null };

const CHANNELS = CONTACT_CHANNELS.map((value) => ({ value, label: CHANNEL_NAMES[value] }));
const NEAR_DAYS = [
  { days: 0, label: 'Hoy' },
  { days: 1, label: 'Mañana' },
  { days: 3, label: 'En 3 días' },
  { days: 7, label: 'En una semana' },
] as const;

export interface ContactFieldsProps {
  /** First part of the fields' names. */
  name: string;
  draft: ContactDraft;
  onChange: (changed: Partial<ContactDraft>) => void;
  /** Sentence about the day; undefined for none. */
  problem: string | undefined;
}

/** Day, time and channel of the next contact. See docs/rules.md R511. */
export function ContactFields({
  name,
  draft: { date, time, channel },
  onChange,
  problem,
}: ContactFieldsProps) {
  const today = useSantiagoDay();
  return (
    <>
      <div className="flex flex-wrap gap-x-3 gap-y-2 [&>*]:grow [&>*]:basis-26 [&>:first-child]:grow-2 [&>:first-child]:basis-36">
        <DateField
          name={`${name}_date`}
          label="Fecha"
          value={date as IsoDate | null}
          onChange={(day) => onChange({ date: day })}
          min={today}
          max={lastContactDay(today)}
          error={problem}
        />
        <MomentField
          name={`${name}_time`}
          label="Hora (opcional)"
          type="time"
          value={time ?? ''}
          onChange={(hour) => onChange({ time: hour === '' ? null : hour })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button small onClick={() => onChange(inTwoHours({ date: today, time: formatTime(serverNow()) }))}>
          En 2 horas
        </Button>
        {NEAR_DAYS.map(({ days, label }) => (
          <Button key={days} small onClick={() => onChange({ date: addDays(today, days) })}>
            {label}
          </Button>
        ))}
      </div>
      <Segments
        name={`${name}_channel`}
        legend="Medio"
        className="min-w-0 flex-wrap justify-self-start"
        options={CHANNELS}
        value={channel}
        onChange={(chosen: ContactChannel) => onChange({ channel: chosen })}
      />
    </>
  );
}
