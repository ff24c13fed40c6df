import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ListLocation, ListFilters } from '../lists/list-address.ts';
import { filtersOfView, offeredViews, type View } from '../lists/list-views.ts';
import { pendingQuery } from '../lists/queries.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { useSavedViews, addressOf, saveView, SAVED, useViewRemoval, type ShownView } from './saved-views.ts';
import type { List } from './use-list.ts';
import { SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';

interface Tab {
  /** Number of a saved view; name of another. */
  readonly id: number | View | null;
  readonly label: string;
  readonly location: ListLocation;
  readonly isCurrent: boolean;
  readonly count?: number | undefined;
}

/** Tabs of the list's views, each with its number of simulations, and of the user's saved ones. See docs/rules.md R510, R960. */
export function Views({ filters, placeOf }: List) {
  const { data } = useQuery(pendingQuery(filters.window, useSantiagoDay()));
  const isAdmin = useIsAdmin();
  const saved = useSavedViews(filters);
  const [hasDialog, setDialog] = useState(false);
  const isSaved = saved.some(({ isCurrent }) => isCurrent);
  const tabOf = (view: View | null, label: string): Tab => ({
    id: view,
    label,
    location: placeOf({ ...filtersOfView(view, filters), executive: null }),
    isCurrent: !isSaved && filters.view === view,
    count: view === null ? undefined : data?.[view],
  });
  const tabs: readonly Tab[] = [
    tabOf(null, 'Todas'),
    ...offeredViews(isAdmin, data, filters.view).map(({ view, label }) => tabOf(view, label)),
    ...saved.map(({ name, ...view }) => ({ ...view, label: name })),
  ];
  return (
    <nav
      // Positioned, so that a text for screen readers scrolls with the row and does not widen the page.
      className="relative flex min-h-9 items-center border-b border-line print:hidden"
      aria-label="Vistas"
    >
      <ul className="flex min-w-0 gap-4 self-stretch overflow-x-auto px-4">
        {tabs.map(({ id, label, location: { to, state }, isCurrent, count }) => (
          <li key={id} className="flex">
            <Link
              className="inline-flex items-center gap-1.5 border-y-2 border-transparent text-14 font-semibold whitespace-nowrap text-ink-2 no-underline -outline-offset-3 hover:text-ink aria-[current]:border-b-primary aria-[current]:text-primary"
              to={to}
              state={state}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {label}
              {count !== undefined && <span className="num font-normal">{formatInteger(count)}</span>}
            </Link>
          </li>
        ))}
        <li className="flex items-center">
          <Button variant="low" small className="min-h-8! whitespace-nowrap!" onClick={() => setDialog(true)}>
            Guardar vista
          </Button>
        </li>
      </ul>
      {hasDialog && <ViewsDialog filters={filters} views={saved} onClose={() => setDialog(false)} />}
    </nav>
  );
}

const REPLACES = 'Reemplaza la vista que tiene ese nombre.';

export interface ViewsDialogProps {
  filters: ListFilters;
  views: readonly ShownView[];
  onClose: () => void;
}

/** Saves the list's filters and order under a name, and deletes saved views. See docs/rules.md R960. */
function ViewsDialog({ filters, views, onClose }: ViewsDialogProps) {
  const form = useForm({
    ...SAVED,
    start: { view_name: '' },
    violations: () => [],
    run: ({ view_name: name }) => saveView({ name: name.trim(), address: addressOf(filters) }),
    onDone: onClose,
  });
  const name = form.values.view_name.trim();
  // The pressed button goes away, and the toast that gives the view back lies below a dialog.
  const { run: remove } = useViewRemoval(() => (form.isChanged ? focusField('view_name') : onClose()));
  const replaces = views.some((view) => view.name === name);
  const isFull = !replaces && views.length >= SAVED_VIEW.perUserMax;
  return (
    <FormDialog
      title="Guardar vista"
      form={form}
      act={{ children: 'Guardar', workingLabel: 'Guardando…', disabled: name === '' || isFull }}
      onClose={onClose}
    >
      <TextField
        {...form.field('view_name')}
        label="Nombre de estos filtros y su orden"
        maxLength={SAVED_VIEW.nameMax}
        autoComplete="off"
        readOnly={form.isWorking}
        hint={isFull ? TOO_MANY_VIEWS : replaces ? REPLACES : undefined}
      />
      {views.length > 0 && (
        <section>
          <h3>Vistas guardadas</h3>
          <ul>
            {views.map((view) => (
              <li key={view.id} className="flex items-center justify-between gap-2 wrap-anywhere">
                {view.name}
                <IconButton
                  icon="trash"
                  label={`Eliminar la vista ${view.name}`}
                  onClick={() => remove(view)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}
