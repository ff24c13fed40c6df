import { useState, type ChangeEvent, type CompositionEvent } from 'react';
import { useUndo } from './use-undo.ts';

/**
 * Returns the properties of an input whose text is changed while it is typed. `onUndone` is called with a text that it has had. A text that a keyboard composes, e.g. for its
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
