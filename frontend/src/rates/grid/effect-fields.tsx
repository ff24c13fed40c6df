import { addDays, DAY_MS, type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatTime, santiagoInstant } from '@simulador/contracts/platform/instants';
import { LONGEST_WAIT_DAYS } from '@simulador/contracts/rates/rate-sheet';
import { serverNow } from '#shared/api/server-clock.ts';
import { DateField, MomentField } from '#shared/ui/fields/moment-field.tsx';

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

/** Returns why a sheet can't be approved for a day and hour, by the server's clock; undefined if it can. */
export function approvalError(effect: Effect): string | undefined {
  if (effect.day === null || effect.time === '') return NO_TIME;
  const at = instantOf(effect);
  if (at === null) return SKIPPED;
  const waitMs = at.getTime() - serverNow().getTime();
  return waitMs < 0 || waitMs > LONGEST_WAIT_DAYS * DAY_MS ? NO_TIME : undefined;
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
