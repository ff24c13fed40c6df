import { addDays, type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatTime, santiagoInstant } from '@simulador/contracts/platform/instants';
import { LONGEST_WAIT_DAYS } from '@simulador/contracts/rates/rate-sheet';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { Field } from '#shared/ui/fields/field.tsx';

/** Day and hour in Santiago. */
export interface Effect {
  readonly day: IsoDate | null;
  readonly time: string;
}

export const effectOf = (instant: string | null): Effect => {
  if (instant === null) return { day: null, time: '00:00' };
  const at = new Date(instant);
  return { day: santiagoDate(at), time: formatTime(at) };
};

/** Returns the instant of a day and hour; null if it is incomplete. */
export const instantOf = ({ day, time }: Effect): Date | null =>
  day === null ? null : santiagoInstant(day, time);

export const latestEffect = (today: IsoDate): IsoDate => addDays(today, LONGEST_WAIT_DAYS);

export interface EffectFieldsProps {
  /** Prefix of the fields' names. */
  name: string;
  today: IsoDate;
  value: Effect;
  error?: string | undefined;
  onChange: (effect: Effect) => void;
}

/** Fields of the instant at which a sheet takes effect. */
export function EffectFields({ name, today, value, error, onChange }: EffectFieldsProps) {
  return (
    <>
      <DateField
        name={`${name}_day`}
        label="Rige desde"
        min={today}
        max={latestEffect(today)}
        value={value.day}
        error={error}
        onChange={(day) => onChange({ ...value, day })}
      />
      <Field name={`${name}_time`} label="Hora de Santiago">
        {(wiring) => (
          <input
            {...wiring}
            type="time"
            value={value.time}
            onChange={({ currentTarget }) => onChange({ ...value, time: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}
