import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/** A field's texts before and after the shown one, the nearest last. */
interface Steps {
  readonly shown: string;
  readonly past: readonly string[];
  readonly future: readonly string[];
}

type Direction = 'past' | 'future';

function directionOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Direction | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'future' : 'past';
  return letter === 'y' && ctrlKey ? 'future' : null;
}

/**
 * Returns the handler of a key pressed in an input whose text is rewritten while it is typed: Ctrl+Z undoes and Ctrl+Shift+Z redoes what
 * was typed, because a browser forgets its own steps once a script has set the text. A text that was set elsewhere cannot be undone.
 */
export function useUndo(text: string, restore: (text: string) => void) {
  const steps = useRef<Steps>({ shown: text, past: [], future: [] });
  const input = useRef<EventTarget>(null);

  useLayoutEffect(() => {
    const { shown, past } = steps.current;
    if (text === shown) return;
    const isTyped = input.current !== null && document.activeElement === input.current;
    steps.current = { shown: text, past: isTyped ? [...past, shown] : [], future: [] };
  }, [text]);

  return (event: KeyboardEvent<HTMLInputElement>): void => {
    input.current = event.currentTarget;
    const direction = directionOf(event);
    const { shown, past, future } = steps.current;
    const taken = direction === 'past' ? past.at(-1) : future.at(-1);
    if (direction === null || taken === undefined) return;
    event.preventDefault();
    steps.current =
      direction === 'past'
        ? { shown: taken, past: past.slice(0, -1), future: [...future, shown] }
        : { shown: taken, past: [...past, shown], future: future.slice(0, -1) };
    restore(taken);
  };
}
