import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { listen } from '#shared/browser/listen.ts';
import { Field, type FieldProps } from './field.tsx';
import { isIsoDate, type IsoDate } from '@simulador/contracts/platform/dates';

export interface MomentFieldProps extends FieldProps {
  type: 'date' | 'time';
  /** Value of the input; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First one that the browser offers; an earlier one can be typed. */
  min?: string | undefined;
  max?: string | undefined;
}

const HALF_TYPED = {
  date: 'Complete la fecha o déjela vacía',
  time: 'Complete la hora o déjela vacía',
} as const;

/**
 * Field for a date or an hour. While it is typed in part its form can't be submitted, because browsers report it as empty and it would
 * be lost.
 */
export function MomentField({ type, value, onChange, onBlur, min, max, ...field }: MomentFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isHalfTyped, setHalfTyped] = useState(false);
  const check = (): void => setHalfTyped(input.current?.validity.badInput === true);
  const hold = useEffectEvent((event: SubmitEvent): void => {
    check();
    if (input.current?.validity.badInput !== true) return;
    event.preventDefault();
    event.stopPropagation();
    input.current.focus();
  });
  useEffect(() => listen(input.current?.form, ['submit'], (event) => hold(event), true), []);
  return (
    <Field {...field} error={isHalfTyped ? HALF_TYPED[type] : field.error}>
      {(wiring) => (
        <input
          {...wiring}
          ref={input}
          type={type}
          min={min}
          max={max}
          data-unread={isHalfTyped || undefined}
          value={value}
          onChange={({ currentTarget }) => {
            check();
            onChange(currentTarget.value);
          }}
          onBlur={() => {
            check();
            onBlur?.();
          }}
        />
      )}
    </Field>
  );
}

export interface DateFieldProps extends Omit<MomentFieldProps, 'type' | 'value' | 'onChange'> {
  /** Null while the date is incomplete. */
  value: IsoDate | null;
  onChange: (value: IsoDate | null) => void;
}

/** Date field, typed or picked in the browser's calendar. */
export const DateField = ({ value, onChange, ...field }: DateFieldProps) => (
  <MomentField
    {...field}
    type="date"
    value={value ?? ''}
    onChange={(day) => onChange(isIsoDate(day) ? day : null)}
  />
);
