import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askToLeave } from '#shared/office/leaving/unsaved.ts';
import { detailIn, panelNavigation, startingAt, type ListFilters } from '#shared/office/list-address.ts';
import { awaitedSheet, CONTACT_FIELD, holdKeys } from '#shared/office/list-keys.ts';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { isCommand, pickRow, rowOf, rowsIn, uuidOf } from './list-commands.ts';
import { SEARCH_FIELD } from './search-box.tsx';

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
  const press = useEffectEvent((event: KeyboardEvent): void => {
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
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
