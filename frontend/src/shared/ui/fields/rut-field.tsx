import type { ClipboardEvent } from 'react';
import { cleanRut, formatRut, isValidRut } from '@simulador/contracts/platform/rut';
import { Field, FigureInput, type ControlledFieldProps } from './field.tsx';
import { useCaretKeeper, useComposedText } from './use-rewritten-text.ts';

const MAX_LENGTH = 12;
const SIGNIFICANT = /[\dk]/i;

const replaceSelection = ({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string =>
  value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);

/**
 * Field for a RUT in any spelling. Its value is formatted, `12.345.678-K`; an incomplete one as far as it goes.
 */
export function RutField({ value, onChange, ...field }: ControlledFieldProps<string>) {
  const keepCaret = useCaretKeeper(SIGNIFICANT);
  const typed = useComposedText(
    formatRut(value),
    (input) => {
      keepCaret(input);
      onChange(formatRut(input.value));
    },
    onChange,
  );

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault(); // maxlength would cut a RUT with spaces or leading zeros.
    const text = event.clipboardData.getData('text');
    const whole = isValidRut(text) ? text : replaceSelection(event.currentTarget, text);
    onChange(formatRut(cleanRut(whole)).slice(0, MAX_LENGTH));
  };
  return (
    <Field {...field}>
      {(input) => (
        <FigureInput
          {...input}
          {...typed}
          inputMode="text"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          onPaste={paste}
        />
      )}
    </Field>
  );
}
