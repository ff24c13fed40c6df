import { useLayoutEffect, useState } from 'react';

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
export function useCaretKeeper(significant: RegExp): (input: HTMLInputElement) => void {
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
