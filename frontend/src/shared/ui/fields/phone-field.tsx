import type { ClipboardEvent } from 'react';
import { isValidPhone, normalisePhone, PHONE_TEXT_MAX_LENGTH } from '@simulador/contracts/platform/phone';
import { Field, FigureInput, type ControlledFieldProps } from './field.tsx';
import { useComposedText } from './use-rewritten-text.ts';

const bare = (text: string): string => text.replace(/[^\d+]/g, '');
/**
 * Cuts the text one character beyond the longest valid spelling, so that a text that is too long stays invalid and never becomes
 * another number.
 */
const bounded = (text: string): string => bare(text).slice(0, PHONE_TEXT_MAX_LENGTH + 1);

/**
 * Field for a Chilean mobile number, `+56912345678`, prefilled with `+569`. Any usual spelling can be typed, and is normalised on
 * blur. A pasted or autofilled whole number replaces the text.
 */
export function PhoneField({ value, onChange, onBlur, ...field }: ControlledFieldProps<string>) {
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const text = event.clipboardData.getData('text');
    if (!isValidPhone(text)) return;
    event.preventDefault();
    onChange(normalisePhone(text));
  };
  const typed = useComposedText(
    value,
    ({ value: text }) => {
      const filledIn = Math.abs(text.length - value.length) > 1;
      onChange(filledIn && isValidPhone(text) ? normalisePhone(text) : bounded(text));
    },
    onChange,
  );
  return (
    <Field {...field}>
      {(input) => (
        <FigureInput
          {...input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          {...typed}
          onPaste={paste}
          onBlur={(event) => {
            if (value !== normalisePhone(value) && isValidPhone(value)) onChange(normalisePhone(value));
            onBlur?.(event);
          }}
        />
      )}
    </Field>
  );
}
