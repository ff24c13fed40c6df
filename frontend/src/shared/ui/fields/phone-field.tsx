import type { ClipboardEvent } from 'react';
import { isValidPhone, normalisePhone, PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { Field, FigureInput, type ControlledFieldProps } from './field.tsx';
import { useComposedText } from './use-rewritten-text.ts';

const MAX_LENGTH = `${PHONE_PREFIX}12345678`.length;
/** Returns digits and plus. A plus behind the prefix begins the number anew. */
const bare = (text: string): string => text.replace(/[^\d+]/g, '').replace(/^\+569(?=\+)/, '');

/**
 * Field for a Chilean mobile number, `+56912345678`, prefilled with `+569`. Any usual spelling can be typed; it is normalised on
 * blur, or before it is cut to the length of a number. A pasted or autofilled whole number replaces the text.
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
      onChange((isWhole ? normalisePhone(kept) : kept).slice(0, MAX_LENGTH));
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
