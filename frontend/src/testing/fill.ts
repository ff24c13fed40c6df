import { act, fireEvent } from '@testing-library/react';

/** Replaces a field's text at once, where typing it would render the screen for each key. */
export function fill(field: HTMLElement, text: string): void {
  act(() => field.focus());
  fireEvent.change(field, { target: { value: text } });
}
