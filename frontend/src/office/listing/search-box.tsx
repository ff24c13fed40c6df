import { useRef, type FormEvent } from 'react';
import { SEARCH_MAX_LENGTH, searchedRut } from '@simulador/contracts/office/searched-rut';
import { IconButton } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/fields/field.tsx';
import { useStateOf } from '../lists/use-state-of.ts';

export interface SearchBoxProps {
  /** Text of the current search. */
  search: string;
  onSearch: (search: string) => void;
}

export const SEARCH_FIELD = 'list_search';

/** Search field: Enter or the button searches; clearing it shows all clients. See docs/rules.md R282. */
export function SearchBox({ search, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useStateOf(search);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Eight digits may be a phone, or a RUT without its check digit, so they stay as typed.
    const rut = /^\d{7,8}$/.test(typed.trim()) ? null : searchedRut(typed);
    const text = rut?.toUpperCase() ?? typed.trim();
    setTyped(text);
    onSearch(text);
  };
  const clear = (): void => {
    setTyped('');
    onSearch('');
    input.current?.focus();
  };
  return (
    <form
      role="search"
      className="min-w-30 flex-1 basis-30 [--control:36px] @min-[62rem]/filters:max-w-48 @min-[100rem]/filters:max-w-72 [&_input]:px-2.5 [&_label]:sr-only"
      onSubmit={submit}
    >
      <Field name={SEARCH_FIELD} label="Buscar">
        {(wiring) => (
          <>
            <input
              {...wiring}
              ref={input}
              type="text"
              placeholder="ID, RUT o Nombre..."
              autoComplete="off"
              maxLength={SEARCH_MAX_LENGTH}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            {typed !== '' && (
              <IconButton icon="close" label="Limpiar la búsqueda" className="size-8.5!" onClick={clear} />
            )}
            <IconButton icon="search" label="Buscar" className="size-8.5!" type="submit" />
          </>
        )}
      </Field>
    </form>
  );
}
