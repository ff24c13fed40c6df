import type { ClipboardEvent, FocusEvent, Ref } from 'react';
import { cleanRut, formatRut, isValidRut } from '@simulador/contracts/domain/rut';
import { useCaretKeeper } from '../hooks/use-caret-keeper.ts';
import { Field, type FieldProps } from './field.tsx';

export interface RutFieldProps extends FieldProps {
  value: string;
  onChange: (rut: string) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
}

const MAX_LENGTH = 12;
const SIGNIFICANT = /[\dk]/i;

const replaceSelection = ({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string =>
  value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);

/** A RUT as people write it, shown and given as `12.345.678-K`; a part of one is given as far as it goes. For a controller. */
export function RutField({ value, onChange, onBlur, ref, ...field }: RutFieldProps) {
  const keepCaret = useCaretKeeper(SIGNIFICANT);

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault(); // maxlength would cut a spaced or zero-filled RUT short
    const text = event.clipboardData.getData('text');
    const whole = isValidRut(text) ? text : replaceSelection(event.currentTarget, text);
    onChange(formatRut(cleanRut(whole)).slice(0, MAX_LENGTH));
  };
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_LENGTH}
          value={formatRut(value)}
          onChange={(event) => {
            keepCaret(event.currentTarget);
            onChange(formatRut(event.currentTarget.value));
          }}
          onPaste={paste}
          onBlur={onBlur}
          ref={ref}
        />
      )}
    </Field>
  );
}
