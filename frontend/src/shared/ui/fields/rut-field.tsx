import { useLayoutEffect, useState, type ClipboardEvent } from 'react';
import { cleanRut, formatRut, isValidRut } from '@simulador/contracts/domain/rut';
import { Field, type ControlledFieldProps } from './field.tsx';

const MAX_LENGTH = 12;
const SIGNIFICANT = /[\dk]/i;

const replaceSelection = ({ value, selectionStart, selectionEnd }: HTMLInputElement, text: string): string =>
  value.slice(0, selectionStart ?? value.length) + text + value.slice(selectionEnd ?? value.length);

/**
 * Field for a RUT in any spelling. Its value is formatted, `12.345.678-K`; an incomplete one as far as it goes. For a controller.
 */
export function RutField({ value, onChange, onBlur, ref, ...field }: ControlledFieldProps<string>) {
  const keepCaret = useCaretKeeper(SIGNIFICANT);

  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    event.preventDefault(); // maxlength would cut a RUT with spaces or leading zeros.
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

interface CaretPosition {
  readonly input: HTMLInputElement;
  readonly before: number;
}

const isIn = (pattern: RegExp) => (character: string) => pattern.test(character);

function positionAfter(text: string, count: number, significant: RegExp): number {
  if (count === 0) return 0;
  let left = count;
  for (const [index, character] of [...text].entries()) {
    if (significant.test(character)) left -= 1;
    if (left === 0) return index + 1;
  }
  return text.length;
}

/**
 * Keeps the caret in an input whose text is reformatted while it is typed. The returned function, called in the change handler,
 * restores the caret behind the same significant character.
 */
function useCaretKeeper(significant: RegExp): (input: HTMLInputElement) => void {
  const [caret, setCaret] = useState<CaretPosition | null>(null);

  useLayoutEffect(() => {
    if (caret === null || document.activeElement !== caret.input) return;
    const position = positionAfter(caret.input.value, caret.before, significant);
    caret.input.setSelectionRange(position, position);
  }, [caret, significant]);

  return (input) => {
    const caret = input.selectionStart ?? input.value.length;
    const before = [...input.value.slice(0, caret)].filter(isIn(significant)).length;
    setCaret({ input, before });
  };
}
