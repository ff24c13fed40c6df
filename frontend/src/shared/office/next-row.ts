/** The detail asks the list to open its next row, without knowing the list. See docs/rules.md R870. */
const EVENT = 'simulador:next-row';

export const openNextRow = (): boolean => document.dispatchEvent(new Event(EVENT));

export function onNextRow(open: () => void): () => void {
  document.addEventListener(EVENT, open);
  return () => document.removeEventListener(EVENT, open);
}
