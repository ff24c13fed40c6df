import { ALL_DAYS } from '#shared/office/chosen-window.ts';
import { NO_FILTERS } from '#shared/office/list-address.ts';
import { Button } from '#shared/ui/button.tsx';
import type { List } from './use-list.ts';
import styles from './listing.module.css';

/** Message that nothing was found, with suggestions for other filters. */
export function Nothing({ filters, change }: Pick<List, 'filters' | 'change'>) {
  const { window, state, resolution, executive, view, search } = filters;
  const isAllDays = window.kind === 'period' && window.days === ALL_DAYS;
  const isFiltered = [state, resolution, executive, view].some((each) => each !== null);
  return (
    <div className={styles['ways']}>
      {!isAllDays && (
        <Button small onClick={() => change({ window: { kind: 'period', days: ALL_DAYS } })}>
          Buscar en todas las fechas
        </Button>
      )}
      {(isFiltered || search !== '') && (
        <Button small onClick={() => change({ ...NO_FILTERS, window, pageSize: filters.pageSize })}>
          Quitar los filtros
        </Button>
      )}
    </div>
  );
}
