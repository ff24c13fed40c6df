import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import { WINDOW_LIMITS } from '@simulador/contracts/platform/day-window';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import {
  disabledExecutivesQuery,
  disabledName,
  executivesQuery,
  NOBODY,
  resolutionsQuery,
  statesQuery,
} from '#shared/office/queries.ts';
import { WindowFilter } from '#shared/office/window-filter.tsx';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { SelectField, type SelectOption } from '#shared/ui/fields/select-field.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import { SearchBox } from './search-box.tsx';
import { SendsFilter } from './sends-filter.tsx';
import type { List } from './use-list.ts';
import styles from './filters.module.css';

const NOT_OFFERED = 'No pudimos cargar todos los filtros.';

interface Named {
  readonly id: number;
  readonly description: string;
}

/** Returns the options, with the chosen value even if they are not loaded yet or it was retired. */
function optionsOf(list: readonly Named[] | undefined, chosen: number | null): readonly SelectOption[] {
  const options = (list ?? []).map(({ id, description }) => ({ value: String(id), label: description }));
  if (chosen === null || list?.some(({ id }) => id === chosen)) return options;
  return [{ value: String(chosen), label: list === undefined ? 'Cargando…' : `N.º ${chosen}` }, ...options];
}

const textOf = (id: number | null): string => (id === null ? '' : String(id));
const idOf = (text: string): number | null => (text === '' ? null : Number(text));

const countOf = ({ window, state, resolution, executive, sends }: ListFilters): number =>
  [state, resolution, executive, sends].filter((id) => id !== null).length +
  Number(window.kind === 'range' || window.days !== WINDOW_LIMITS.daysDefault);

/** Search, days, state, resolution and, for the administrator, executive. On a narrow screen all but the search are folded. */
export function FilterBar({ filters, change }: Pick<List, 'filters' | 'change'>) {
  const [isOpen, setOpen] = useState(false);
  const foldedId = useId();
  const isAdmin = useIsAdmin();
  const { lists, failure } = useLists();
  const count = countOf(filters);
  return (
    <div className={styles['bar']}>
      <div className={styles['filters']}>
        <SearchBox search={filters.search} onSearch={(search) => change({ search })} />
        <button
          type="button"
          className={styles['fold']}
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setOpen(!isOpen)}
        >
          <span>
            <span>Filtros</span> {count > 0 && <span className={`${styles['count']} num`}>{count}</span>}
          </span>
          <Icon name="chevron" />
        </button>
        <div
          id={foldedId}
          className={classNames(styles['folded'], isOpen && styles['open'], !isAdmin && styles['pair'])}
        >
          <ChosenFilters filters={filters} change={change} lists={lists} />
        </div>
        {failure !== null && (
          <div className={styles['failed']}>
            <FailedPart {...failure} message={NOT_OFFERED} />
          </div>
        )}
      </div>
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
          ...executives.data.map(({ id, full_name: name }) => ({ id, description: name })),
          ...disabled.data.map(({ id, full_name: name }) => ({ id, description: disabledName(name) })),
        ],
    },
    failure: failureOf([states, resolutions, executives, disabled], NOT_OFFERED),
  };
}

interface ChosenFiltersProps extends Pick<List, 'filters' | 'change'> {
  lists: ReturnType<typeof useLists>['lists'];
}

function ChosenFilters({ filters, change, lists }: ChosenFiltersProps) {
  const today = useSantiagoDay();
  const isAdmin = useIsAdmin();
  const { states, resolutions, executives } = lists;
  const { window, state, resolution, executive, sends } = filters;
  const resolutionSelect = useRef<HTMLSelectElement>(null);
  const handOnFocus = useFocusHandedOn(resolutionSelect);
  const ofState = resolutions?.filter((each) => state === null || each.simulation_state === state);
  const changeState = (next: number | null): void => {
    const stays =
      next === null ||
      resolutions?.some(({ id, simulation_state }) => id === resolution && simulation_state === next);
    change({ state: next, resolution: stays === true ? resolution : null });
  };
  return (
    <>
      <div className={styles['window']}>
        <WindowFilter window={window} today={today} onChange={(chosen) => change({ window: chosen })} />
      </div>
      <SelectField
        name="list_state"
        label="Estado"
        placeholder="Todos"
        options={optionsOf(states, state)}
        value={textOf(state)}
        onChange={(value) => changeState(idOf(value))}
      />
      <SelectField
        ref={resolutionSelect}
        name="list_resolution"
        label="Resolución"
        placeholder="Todas"
        options={optionsOf(ofState, resolution)}
        value={textOf(resolution)}
        onChange={(value) => change({ resolution: idOf(value) })}
      />
      {isAdmin && (
        <SelectField
          name="list_executive"
          label="Ejecutivo"
          placeholder="Todos"
          options={optionsOf(
            executives && [{ id: UNASSIGNED, description: NOBODY }, ...executives],
            executive,
          )}
          value={textOf(executive)}
          onChange={(value) => change({ executive: idOf(value) })}
        />
      )}
      {/* Chosen in the menu of views, or by a link: one row has no room for it. */}
      {sends !== null && <SendsFilter name="list_sends" {...{ filters, change }} ref={handOnFocus} />}
    </>
  );
}
