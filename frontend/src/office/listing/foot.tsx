import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { ALL_DAYS } from '../lists/chosen-window.ts';
import { NO_FILTERS, PAGE_SIZES, storePageSize } from '../lists/list-address.ts';
import { Button } from '#shared/ui/button.tsx';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import type { ClientGroups } from './client-groups.ts';
import type { List } from './use-list.ts';
import { personCount } from './use-selection.ts';

export const pageCountOf = (count: number, pageSize: number): number =>
  Math.max(Math.ceil(count / pageSize), 1);

const SIZES = PAGE_SIZES.map((size) => ({ value: String(size), label: String(size) }));

export interface FootProps extends List {
  /** Undefined while they are loaded, and after a failure. */
  data: ClientGroups | undefined;
  /** True while the rows on screen belong to the previous filters. */
  isPlaceholderData: boolean;
  /** Gets the focus when another page replaces this one. */
  countLine: RefObject<HTMLParagraphElement | null>;
  onHelp: () => void;
}

/** Which clients of how many are shown, the other pages, and the keys; where nobody was found, ways to find somebody. */
export function Foot({ data, isPlaceholderData, countLine, onHelp, ...list }: FootProps) {
  const { filters, change } = list;
  const { page, pageSize } = filters;
  const count = data?.count ?? 0;
  return (
    <div
      data-empty={data?.count === 0 || undefined}
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 data-empty:flex-1 data-empty:content-center data-empty:justify-center data-empty:py-12 data-empty:[&>p]:w-full data-empty:[&>p]:text-center data-empty:[&>p:first-child]:text-20 data-empty:[&>p:first-child]:font-bold"
    >
      <p role="status" tabIndex={-1} ref={countLine}>
        {data && (isPlaceholderData ? 'Buscando…' : describeCount(count, page, pageSize))}
      </p>
      {data?.count === 0 && <Nothing {...list} />}
      {count > 0 && <Pages {...list} count={count} onTurn={() => countLine.current?.focus()} />}
      {count > PAGE_SIZES[0] && (
        <span className="print:hidden">
          <ChipSelect
            name="list_page_size"
            label="Por página"
            options={SIZES}
            value={String(pageSize)}
            onChange={(value) => {
              storePageSize(value);
              change({ page: 1, pageSize: Number(value) });
            }}
          />
        </span>
      )}
      <Button
        variant="low"
        small
        className="ml-auto in-data-empty:hidden max-md:hidden print:hidden"
        onClick={onHelp}
      >
        Teclas <kbd aria-hidden="true">?</kbd>
      </Button>
    </div>
  );
}

function describeCount(count: number, page: number, pageSize: number): string {
  if (count === 0) return 'No se encontraron resultados';
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, count);
  return count === 1
    ? personCount(1)
    : `${formatInteger(first)} a ${formatInteger(last)} de ${personCount(count)}`;
}

interface PagesProps extends List {
  /** Number of clients on all pages. */
  count: number;
  /** Called when another page replaces this one. */
  onTurn: () => void;
}

/** Links to the previous and the next page. */
function Pages({ count, filters: { page, pageSize }, placeOf, onTurn }: PagesProps) {
  const last = pageCountOf(count, pageSize);
  if (last === 1) return null;
  const step = (to: number, label: string, icon: ReactNode, isNext = false) => {
    const { to: address, state } = placeOf({ page: to });
    const press = (event: MouseEvent): void => {
      // The browser opens the page in another tab if a modifier key is pressed.
      if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) onTurn();
    };
    if (to < 1 || to > last)
      return (
        <span className="grid size-9 place-items-center text-ink-2 opacity-60" aria-hidden="true">
          {icon}
        </span>
      );
    return (
      <Link
        className="grid size-9 place-items-center"
        to={address}
        state={state}
        aria-label={label}
        data-next-page={isNext || undefined}
        onClick={press}
      >
        {icon}
      </Link>
    );
  };
  return (
    <nav className="flex print:hidden" aria-label="Páginas">
      {step(page - 1, 'Página anterior', <Icon name="chevron" className="rotate-90" />)}
      {step(page + 1, 'Página siguiente', <Icon name="chevron" className="-rotate-90" />, true)}
    </nav>
  );
}

/** Suggestions for other filters. */
function Nothing({ filters, change }: Pick<List, 'filters' | 'change'>) {
  const { window, state, resolution, executive, view, search } = filters;
  const isAllDays = window.kind === 'period' && window.days === ALL_DAYS;
  const isFiltered = [state, resolution, executive, view].some((each) => each !== null);
  return (
    <>
      <p className="mb-2 text-ink-2">
        {`Nadie coincide con lo que busca${isFiltered ? ' con los filtros elegidos' : isAllDays ? '' : ' en las fechas elegidas'}.`}
      </p>
      {isFiltered && (
        <Button small onClick={() => change({ ...NO_FILTERS, window, pageSize: filters.pageSize, search })}>
          Quitar los filtros
        </Button>
      )}
      {!isAllDays && (
        <Button small onClick={() => change({ window: { kind: 'period', days: ALL_DAYS } })}>
          Buscar en todas las fechas
        </Button>
      )}
      {search !== '' && (
        <Button small onClick={() => change({ search: '' })}>
          Quitar la búsqueda
        </Button>
      )}
    </>
  );
}
