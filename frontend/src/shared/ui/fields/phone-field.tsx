import type { ClipboardEvent } from 'react';
import { isValidPhone, normalisePhone } from '@simulador/contracts/domain/phone';
import { Field, type ControlledFieldProps } from './field.tsx';

const MAX_LENGTH = 12;
const bare = (text: string): string => text.replace(/[^\d+]/g, '');

/**
 * A Chilean mobile number, given as `+56912345678`; starts at `+569`. A whole number that is pasted or filled in replaces
 * what was there, however it was spaced. For a controller.
 */
export function PhoneField({ value, onChange, onBlur, ref, ...field }: ControlledFieldProps<string>) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (!isValidPhone(text)) return;
    event.preventDefault(); // maxlength would cut a spaced number short
    onChange(normalisePhone(text));
  };
  const type = (text: string): void => {
    const filledIn = Math.abs(text.length - value.length) > 1;
    onChange(filledIn && isValidPhone(text) ? normalisePhone(text) : bare(text).slice(0, MAX_LENGTH));
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LENGTH}
          value={value}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={paste}
          onBlur={(event) => {
            if (value !== normalisePhone(value) && isValidPhone(value)) onChange(normalisePhone(value));
            onBlur?.(event);
          }}
          ref={ref}
        />
      )}
    </Field>
  );
}
