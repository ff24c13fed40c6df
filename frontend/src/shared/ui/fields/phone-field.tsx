import type { ClipboardEvent } from 'react';
import { isValidPhone, normalisePhone, PHONE_TEXT_MAX_LENGTH } from '@simulador/contracts/platform/phone';
import { Field, FigureInput, type ControlledFieldProps } from './field.tsx';
import { useComposedText } from './use-rewritten-text.ts';

const MAX_LENGTH = '+56912345678'.length;
/** Country code or 0 behind the prefix: a number only with all its digits. */
const WITH_CODE = /^\+569(?:0|56)/;
/** Returns digits and plus. A plus behind the prefix begins the number anew. */
const bare = (text: string): string => text.replace(/[^\d+]/g, '').replace(/^\+569(?=\+)/, '');

/**
 * Field for a Chilean mobile number, `+56912345678`, prefilled with `+569`. Any usual spelling can be typed; it is normalised on
 * blur, or once too long for a number. What else is too long is not typed: cut, it would be another number. A paste replaces all.
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
      const isFilledIn = Math.abs(text.length - value.length) > 1;
      const kept = bare(text);
      // A whole number in another spelling is one character too long, as `912345678` behind the prefix.
      const isWhole = (isFilledIn || kept.length > MAX_LENGTH) && isValidPhone(kept);
      const longest = WITH_CODE.test(kept) ? PHONE_TEXT_MAX_LENGTH : MAX_LENGTH;
      const isTooMuch = kept.length > longest && !isFilledIn;
      onChange(isWhole ? normalisePhone(kept) : isTooMuch ? value : kept.slice(0, longest));
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
