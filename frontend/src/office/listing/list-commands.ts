/** Rows of the list in the document, and keys that are commands. See docs/rules.md R516, R872. */
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { isTyping } from '#shared/office/list-keys.ts';

const OFF = 'sin-teclas';

/** Returns whether letters are commands, which their user can switch off: speech input may press them (WCAG 2.1.4). */
export const areKeysOn = (): boolean => browserStorage().getItem(OFF) === null;

export function switchKeys(isOn: boolean): void {
  if (isOn) browserStorage().removeItem(OFF);
  else browserStorage().setItem(OFF, 'sí');
}

/** Dialog over the list and the client's sheet. */
const OTHER_DIALOG = 'dialog[open]:not([data-sheet])';

export const rowsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
];

export const uuidOf = (row: HTMLElement): string => row.dataset['row'] ?? '';

/** Returns the row that has the focus, or that contains what has it. */
export const rowOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? (target.closest('tr')?.querySelector<HTMLElement>('[data-row]') ?? null) : null;

export const nextPageLink = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-next-page]');

/** Selects a row for an assignment. */
export function pickRow(row: HTMLElement | null): void {
  const box = row?.closest('tr')?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (box?.checked === false) box.click();
}

/** Returns whether a key is a command: not typed, not a shortcut of the browser, and with no other dialog over the list. */
export const isCommand = ({ target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  areKeysOn() &&
  !altKey &&
  !ctrlKey &&
  !metaKey &&
  !isTyping(target) &&
  document.querySelector(OTHER_DIALOG) === null;
