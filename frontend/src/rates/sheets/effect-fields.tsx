import { addDays, type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatTime, santiagoInstant } from '@simulador/contracts/platform/instants';
import { LONGEST_WAIT_DAYS } from '@simulador/contracts/rates/rate-sheet';
import { DateField } from '#shared/ui/fields/date-field.tsx';
import { MomentField } from '#shared/ui/fields/moment-field.tsx';

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

const NO_TIME = 'Escriba una fecha y una hora por venir, dentro de un año';
const SKIPPED = 'Ese día no existe esa hora, porque el reloj se adelanta: escriba otra';

/** Returns why a sheet can't take effect at a day and hour; undefined if it can. `earliest`: first day that is allowed, if any. */
export function effectError(effect: Effect, today: IsoDate, earliest?: IsoDate): string | undefined {
  const { day, time } = effect;
  if (day === null || time === '' || day > addDays(today, LONGEST_WAIT_DAYS)) return NO_TIME;
  if (earliest !== undefined && day < earliest) return NO_TIME;
  return instantOf(effect) === null ? SKIPPED : undefined;
}

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
        max={addDays(today, LONGEST_WAIT_DAYS)}
        value={value.day}
        error={error}
        onChange={(day) => onChange({ ...value, day })}
      />
      <MomentField
        name={`${name}_time`}
        label="Hora de Santiago"
        type="time"
        value={value.time}
        onChange={(time) => onChange({ ...value, time })}
      />
    </>
  );
}
