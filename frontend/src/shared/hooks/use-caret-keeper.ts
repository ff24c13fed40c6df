import { useLayoutEffect, useState } from 'react';

interface Place {
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
 * For an input whose text is rewritten while it is typed. Call the returned function in its change handler: after the
 * rewrite the caret stands behind the same significant character as before.
 */
export function useCaretKeeper(significant: RegExp): (input: HTMLInputElement) => void {
  const [place, setPlace] = useState<Place | null>(null);

  useLayoutEffect(() => {
    if (place === null || document.activeElement !== place.input) return;
    const position = positionAfter(place.input.value, place.before, significant);
    place.input.setSelectionRange(position, position);
  }, [place, significant]);

  return (input) => {
    const caret = input.selectionStart ?? input.value.length;
    const before = [...input.value.slice(0, caret)].filter(isIn(significant)).length;
    setPlace({ input, before });
  };
}
