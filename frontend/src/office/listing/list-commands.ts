/** Rows of the list in the document, and keys that are commands. See docs/rules.md R516, R872. */
import { browserStorage } from '#shared/browser/browser-storage.ts';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import { isTyping, awaitedSheet, CONTACT_FIELD, holdKeys } from '../lists/list-keys.ts';
import type { RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { detailIn, panelNavigation, startingAt, type ListFilters } from '../lists/list-address.ts';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { SEARCH_FIELD } from './search-box.tsx';

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

/** Handles the letters that act on the focused row, else on the one whose detail is open. See docs/rules.md R872. */
export function useListCommands(
  list: RefObject<HTMLElement | null>,
  filters: ListFilters,
  open: { readonly help: () => void; readonly assign: () => void },
): void {
  const place = useLocation();
  const navigate = useNavigate();
  /** Focuses the form for a contact of the row's detail, which is opened for it if it is not. */
  const openContact = (uuid: string | undefined): void => {
    if (uuid === undefined) return;
    const { to, state, replace } = panelNavigation(filters, uuid, place, false);
    const isShown = uuid === detailIn(place.search);
    const [field] = isShown ? document.getElementsByName(CONTACT_FIELD) : [];
    // While it is saved, the next client's form is the one that is meant.
    if (field?.closest('[aria-busy=true]')) holdKeys();
    else if (field) focusField(CONTACT_FIELD);
    else
      askToLeave(() => {
        holdKeys();
        void navigate(to, { state: startingAt(CONTACT_FIELD, state), replace });
      });
  };
  useDocumentEvent('keydown', (event) => {
    if (event.defaultPrevented || !isCommand(event)) return;
    const opened = awaitedSheet() ?? detailIn(place.search) ?? undefined;
    const row = rowOf(event.target) ?? rowsIn(list.current).find((each) => uuidOf(each) === opened) ?? null;
    const uuid = row ? uuidOf(row) : opened;
    const commands: Readonly<Record<string, () => void>> = {
      '/': () => focusField(SEARCH_FIELD),
      '?': open.help,
      c: () => openContact(uuid),
      a: () => {
        pickRow(row);
        open.assign();
      },
    };
    const command = commands[event.key.toLowerCase()];
    if (command === undefined) return;
    event.preventDefault();
    command();
  });
}
