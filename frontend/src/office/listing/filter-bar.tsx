import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { NO_FILTERS, type ListFilters } from '../lists/list-address.ts';
import { SORTS } from '../lists/list-views.ts';
import {
  disabledExecutivesQuery,
  disabledName,
  executivesQuery,
  NOBODY,
  resolutionsQuery,
  statesQuery,
} from '../lists/queries.ts';
import { WindowFilter } from '../lists/window-filter.tsx';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { ChipSelect } from '#shared/ui/fields/chip-select.tsx';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { SearchBox } from './search-box.tsx';
import type { List } from './use-list.ts';

const NOT_OFFERED = 'No pudimos cargar todos los filtros.';

interface Named {
  readonly id: number;
  readonly description: string;
}

/** Returns the options, with the chosen value even if they are not loaded yet or it was retired. */
function optionsOf(any: string, list: readonly Named[] | undefined, chosen: number | null) {
  const isListed = chosen === null || list?.some(({ id }) => id === chosen) === true;
  const label = list === undefined ? 'Cargando…' : `N.º ${chosen}`;
  return [
    { value: '', label: any },
    ...(isListed ? [] : [{ value: String(chosen), label }]),
    ...(list ?? []).map(({ id, description }) => ({ value: String(id), label: description })),
  ] satisfies readonly SelectOption[];
}

const textOf = (id: number | null): string => (id === null ? '' : String(id));
const idOf = (text: string): number | null => (text === '' ? null : Number(text));

/** Looks of what is shown from a width of the bar on, which large text and a sheet beside it narrow. */
const MIDDLE = 'hidden @min-[43rem]/filters:flex';
const WIDE = 'hidden @min-[62rem]/filters:flex';
/** The two days of a range need the room of the order, and of the period's label. */
const NO_RANGE = '@max-[62rem]/filters:group-has-[[type=date]]/bar:hidden';
const RANGE_ALONE = '@max-[62rem]/filters:[&:has([type=date])_[for=period]>span]:sr-only';

/** Returns how many filters are folded in a narrow bar, and in one of middle width, which shows the period. */
function foldedCounts({ window, state, resolution, executive }: ListFilters) {
  const middle = [state, resolution, executive].filter((id) => id !== null).length;
  const isPeriod = window.kind === 'range' || window.days !== WINDOW_LIMITS.daysDefault;
  return { narrow: middle + Number(isPeriod), middle };
}

/** Search, filters and order in one line. A client's sheet beside the list or a narrow window folds filters, then all but the search. */
export function FilterBar({ filters, change }: Pick<List, 'filters' | 'change'>) {
  const today = useSantiagoDay();
  const isAdmin = useIsAdmin();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { lists, failure } = useLists();
  const { states, resolutions, executives } = lists;
  const { window, state, resolution, executive, sort } = filters;
  const ofState = resolutions?.filter((each) => state === null || each.simulation_state === state);
  const changeState = (next: number | null): void => {
    const stays =
      next === null ||
      resolutions?.some(({ id, simulation_state }) => id === resolution && simulation_state === next);
    change({ state: next, resolution: stays === true ? resolution : null });
  };
  const { narrow, middle } = foldedCounts(filters);
  const shownFrom = (width: string): string => classNames('flex-wrap gap-2', isOpen ? 'flex' : width);
  return (
    <div className="@container/filters px-4 py-1.5 print:hidden">
      <div className="group/bar flex flex-wrap items-start gap-2">
        <SearchBox search={filters.search} onSearch={(search) => change({ search })} />
        <div id={`${id}days`} className={classNames(shownFrom(MIDDLE), RANGE_ALONE)}>
          <WindowFilter isChip window={window} today={today} onChange={(days) => change({ window: days })} />
        </div>
        <Button
          small
          className="min-h-9 @min-[62rem]/filters:hidden"
          aria-expanded={isOpen}
          aria-controls={`${id}days ${id}more ${id}order`}
          onClick={() => setOpen(!isOpen)}
        >
          <span>Filtros</span>{' '}
          {narrow > 0 && <span className="num @min-[43rem]/filters:hidden">{narrow}</span>}
          {middle > 0 && <span className="num hidden @min-[43rem]/filters:inline">{middle}</span>}
          <Icon name="chevron" className={isOpen ? 'rotate-180' : undefined} />
        </Button>
        <div id={`${id}more`} className={shownFrom(WIDE)}>
          <ChipSelect
            name="list_state"
            label="Estado"
            options={optionsOf('Todos', states, state)}
            value={textOf(state)}
            onChange={(value) => changeState(idOf(value))}
            isOn={state !== null}
          />
          <ChipSelect
            name="list_resolution"
            label="Resolución"
            options={optionsOf('Todas', ofState, resolution)}
            value={textOf(resolution)}
            onChange={(value) => change({ resolution: idOf(value) })}
            isOn={resolution !== null}
          />
          {isAdmin && (
            <ChipSelect
              name="list_executive"
              label="Ejecutivo"
              options={optionsOf('Todos', executives, executive)}
              value={textOf(executive)}
              onChange={(value) => change({ executive: idOf(value) })}
              isOn={executive !== null}
            />
          )}
        </div>
        <div id={`${id}order`} className={classNames('ml-auto', shownFrom(MIDDLE), !isOpen && NO_RANGE)}>
          <ChipSelect
            name="list_sort"
            label="Orden"
            options={SORTS.map(({ sort: value, label }) => ({ value, label }))}
            value={sort}
            onChange={(value) =>
              change({ sort: SORTS.find((each) => each.sort === value)?.sort ?? NO_FILTERS.sort })
            }
          />
        </div>
      </div>
      {failure !== null && <FailedPart {...failure} message={NOT_OFFERED} />}
    </div>
  );
}

/** Returns the options of the filters; only the administrator has executives. */
function useLists() {
  const states = useQuery(statesQuery);
  const resolutions = useQuery(resolutionsQuery);
  const isAdmin = useIsAdmin();
  const executives = useQuery(executivesQuery(isAdmin));
  const disabled = useQuery(disabledExecutivesQuery(isAdmin));
  return {
    lists: {
      states: states.data,
      resolutions: resolutions.data,
      executives: executives.data &&
        disabled.data && [
          { id: UNASSIGNED, description: NOBODY },
          ...executives.data.map(({ id, full_name: name }) => ({ id, description: name })),
          ...disabled.data.map(({ id, full_name: name }) => ({ id, description: disabledName(name) })),
        ],
    },
    failure: failureOf([states, resolutions, executives, disabled], NOT_OFFERED),
  };
}
