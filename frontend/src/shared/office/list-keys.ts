/** Facts on which the list and the detail agree about keys. See docs/rules.md R870, R872. */

/** Name of the first field of the form for a contact. */
export const CONTACT_FIELD = 'recorded_outcome';

export const STATE_FIELD = 'detail_state';

/** Fields in which a key is a character or a choice, and not a command. */
const TYPED = ':is(input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable])';

/** Returns whether a key was pressed in a field that uses it. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPED) !== null;

const NEXT_ROW = 'simulador:next-row';

/** Asks the list, if there is one, to open the row after that of a simulation. */
export const openNextRow = (uuid: string): boolean =>
  document.dispatchEvent(new CustomEvent(NEXT_ROW, { detail: uuid }));

/** @param open gets the simulation whose row comes before */
export function onNextRow(open: (uuid: string) => void): () => void {
  const listener = (event: Event): void => open((event as CustomEvent<string>).detail);
  document.addEventListener(NEXT_ROW, listener);
  return () => document.removeEventListener(NEXT_ROW, listener);
}
