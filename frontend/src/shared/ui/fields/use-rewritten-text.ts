/** An input whose text is rewritten while it is typed: its caret, its undo, and the texts that a keyboard composes. */
import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
} from 'react';

/** Returns the positions behind the significant characters. */
const behind = (text: string, significant: RegExp): readonly number[] =>
  [...text].flatMap((character, index) => (significant.test(character) ? index + 1 : []));

/** Returns what is called in the change handler, so that the caret stands behind the same significant character once the text is rewritten. */
export function useCaretKeeper(significant: RegExp): (input: HTMLInputElement) => void {
  const [caret, setCaret] = useState<{ input: HTMLInputElement; count: number } | null>(null);
  useLayoutEffect(() => {
    if (caret === null || document.activeElement !== caret.input) return;
    const { input, count } = caret;
    const position = count === 0 ? 0 : (behind(input.value, significant)[count - 1] ?? input.value.length);
    input.setSelectionRange(position, position);
  }, [caret, significant]);
  return (input) => {
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    setCaret({ input, count: behind(before, significant).length });
  };
}

/** Returns -1 for a key that undoes, 1 for one that redoes, else 0. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): -1 | 0 | 1 {
  if (!(ctrlKey || metaKey) || altKey) return 0;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 1 : -1;
  return letter === 'y' && ctrlKey ? 1 : 0;
}

/**
 * Returns the handler of a key pressed in the input: Ctrl+Z undoes and Ctrl+Shift+Z redoes what was typed, because a browser forgets its own
 * steps once a script has set the text. A text that was set elsewhere cannot be undone.
 */
export function useUndo(text: string, restore: (text: string) => void) {
  const steps = useRef<{ texts: readonly string[]; at: number }>({ texts: [text], at: 0 });
  const input = useRef<EventTarget>(null);
  useLayoutEffect(() => {
    const { texts, at } = steps.current;
    if (text === texts[at]) return;
    const isTyped = input.current !== null && document.activeElement === input.current;
    const past = isTyped ? texts.slice(0, at + 1) : [];
    steps.current = { texts: [...past, text], at: past.length };
  }, [text]);
  return (event: KeyboardEvent<HTMLInputElement>): void => {
    input.current = event.currentTarget;
    const { texts, at } = steps.current;
    const to = at + stepOf(event);
    const taken = texts[to];
    if (to === at || taken === undefined) return;
    event.preventDefault();
    steps.current = { texts, at: to };
    restore(taken);
  };
}

/**
 * Returns the properties of the input. `onUndone` is called with a text that it has had. A text that a keyboard composes, e.g. for its
 * predictions, stays unchanged until the composition ends: the keyboard would add it again to the changed text.
 */
export function useComposedText(
  value: string,
  onText: (input: HTMLInputElement) => void,
  onUndone: (text: string) => void,
) {
  const undo = useUndo(value, onUndone);
  const [composed, setComposed] = useState<string | null>(null);
  const finish = (input: HTMLInputElement): void => {
    setComposed(null);
    onText(input);
  };
  return {
    value: composed ?? value,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value);
      else finish(currentTarget);
    },
    onKeyDown: undo,
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => finish(currentTarget),
  };
}
