import { CHANNEL_NAMES, describeContact } from '@simulador/contracts/office/messages/next-contact';
import {
  CONTACT_CHANNELS,
  contactDayProblem,
  lastContactDay,
  type ContactChannel,
} from '@simulador/contracts/office/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import type { SimulationRead } from '#shared/simulation/get-simulation.ts';
import { Button } from '#shared/ui/button.tsx';
import { DateField, MomentField } from '#shared/ui/fields/moment-field.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import type { useInformation } from './use-information.ts';

export const DATE_FIELD = 'recorded_next_date';
const CHANNELS = CONTACT_CHANNELS.map((value) => ({ value, label: CHANNEL_NAMES[value] }));

export interface NextContactRowProps {
  read: SimulationRead;
  form: ReturnType<typeof useInformation>;
}

/** Day, time and channel of the next contact, and the planned one that it replaces. See docs/rules.md R511. */
export function NextContactRow({ read, form }: NextContactRowProps) {
  const { draft, next, missing } = form;
  const replaced = draft.next && read.next_contact;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,11rem)_minmax(0,7rem)_minmax(0,1fr)] gap-2 @max-[26rem]/sheet:grid-cols-2 @max-[26rem]/sheet:[&>:last-child]:col-span-full">
        <DateField
          name={DATE_FIELD}
          label="Próximo contacto"
          value={next.date}
          min={form.today}
          max={lastContactDay(form.today)}
          error={missing === 'date' ? (form.dayProblem ?? undefined) : undefined}
          onChange={(date) => form.plan({ date })}
        />
        <MomentField
          name="recorded_next_time"
          label="Hora"
          type="time"
          value={next.time ?? ''}
          onChange={(time) => form.plan({ time: time === '' ? null : time })}
        />
        <SelectField
          name="recorded_next_channel"
          label="Medio"
          options={CHANNELS}
          value={next.channel}
          onChange={(channel) => form.plan({ channel: channel as ContactChannel })}
        />
      </div>
      {replaced && (
        <p className="num text-ink-2">
          {`${next.date === null ? 'Quita' : 'Reemplaza'} el planificado: ${describeContact({ ...replaced, date: replaced.date as IsoDate })}. `}
          {contactDayProblem(replaced.date as IsoDate, form.today) === null && (
            <Button variant="low" small className="min-h-6!" onClick={() => form.plan(null)}>
              Mantenerlo
            </Button>
          )}
        </p>
      )}
    </>
  );
}
