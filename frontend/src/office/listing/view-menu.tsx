import { useState } from 'react';
import { HIDEABLE_COLUMNS, SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useReported } from '#shared/office/leaving/use-reported.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { COLUMN_NAMES } from './columns.ts';
import { SendsFilter } from './sends-filter.tsx';
import { addressOf, saveView, type ShownView, useViewRemoval, VIEW_SAVE } from './saved-views.ts';
import type { List } from './use-list.ts';
import styles from './view-menu.module.css';

const WIDTH_PX = 480;
const REPLACES = 'Reemplaza la vista que tiene ese nombre.';

export interface ViewMenuProps extends Pick<List, 'filters' | 'change'> {
  views: readonly ShownView[];
  onClose: () => void;
}

/** Columns of the list, and the views saved of it. See docs/rules.md R960. */
export function ViewMenu({ filters, change, views, onClose }: ViewMenuProps) {
  const [isUnsaved, setUnsaved] = useState(false);
  const leave = useUnsavedForm(isUnsaved, onClose);
  return (
    <Modal
      title="Vistas y columnas"
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      aside={<IconButton icon="close" label="Cerrar" onClick={leave} />}
      footer={null}
    >
      <div className={styles['parts']}>
        <SendsFilter name="view_sends" {...{ filters, change }} />
        <SaveForm filters={filters} views={views} onUnsaved={setUnsaved} />
        <fieldset className={styles['columns']}>
          <legend>Columnas</legend>
          {HIDEABLE_COLUMNS.map((column) => (
            <CheckboxField
              key={column}
              name={`column_${column}`}
              label={COLUMN_NAMES[column]}
              value={!filters.hidden.includes(column)}
              onChange={(checked) =>
                change({
                  page: filters.page,
                  hidden: HIDEABLE_COLUMNS.filter((each) =>
                    each === column ? !checked : filters.hidden.includes(each),
                  ),
                })
              }
            />
          ))}
        </fieldset>
        <Deletable views={views.filter(({ can_delete: canDelete }) => canDelete)} />
      </div>
    </Modal>
  );
}

interface SaveFormProps extends Pick<ViewMenuProps, 'filters' | 'views'> {
  onUnsaved: (isUnsaved: boolean) => void;
}

function SaveForm({ filters, views, onUnsaved }: SaveFormProps) {
  const isAdmin = useIsAdmin();
  const form = useForm({
    ...VIEW_SAVE,
    start: { view_name: '', view_shared: false },
    violations: () => [],
    run: ({ view_name: name, view_shared: isShared }) =>
      saveView({ name: name.trim(), address: addressOf(filters), is_shared: isShared }),
    onDone: (): void => form.reset(),
  });
  const { field, isWorking } = form;
  const name = form.values.view_name.trim();
  useReported(!isWorking && form.isChanged, onUnsaved);
  const own = views.filter((view) => view.is_own);
  const replaces = own.some((view) => view.name === name);
  const isFull = !replaces && own.length >= SAVED_VIEW.perUserMax;
  return (
    <form
      className={styles['save']}
      onSubmit={(event) => {
        if (name === '' || isFull) event.preventDefault();
        else form.submit(event);
      }}
    >
      <ActionFailure text={form.failure} />
      <TextField
        {...field('view_name')}
        label="Guardar estos filtros, orden y columnas como"
        maxLength={SAVED_VIEW.nameMax}
        autoComplete="off"
        readOnly={isWorking}
        hint={isFull ? TOO_MANY_VIEWS : replaces ? REPLACES : undefined}
      />
      {isAdmin && <CheckboxField {...field('view_shared')} label="Compartir con todo el equipo" />}
      <Button
        type="submit"
        variant="go"
        disabled={!isFull && name === ''}
        aria-disabled={isFull}
        aria-describedby={isFull ? 'view_name-h' : undefined}
        working={isWorking}
        workingLabel="Guardando…"
      >
        Guardar vista
      </Button>
    </form>
  );
}

function Deletable({ views }: Pick<ViewMenuProps, 'views'>) {
  // The pressed button goes away.
  const { run, isWorking } = useViewRemoval(() => focusField('view_name'));
  const [asked, ask] = useState<number | null>(null);
  const [kept, keep] = useState<number | null>(null);
  if (views.length === 0) return null;
  return (
    <section>
      <h3>Vistas guardadas</h3>
      <ul className={styles['views']}>
        {views.map((view) =>
          view.id === asked ? (
            <li key={`question ${view.id}`} className={styles['question']}>
              <p>
                {view.is_shared
                  ? `¿Eliminar «${view.name}» para todo el equipo?`
                  : `¿Eliminar «${view.name}»?`}
              </p>
              <Button
                variant="danger"
                small
                working={isWorking}
                workingLabel="Eliminando…"
                onClick={() => run(view)}
              >
                Eliminar
              </Button>
              <Button
                small
                autoFocus
                disabled={isWorking}
                onClick={() => {
                  keep(asked);
                  ask(null);
                }}
              >
                Conservar
              </Button>
            </li>
          ) : (
            <li key={view.id}>
              <span>
                {view.name}
                {view.is_shared && <small className="muted">Compartida</small>}
              </span>
              <IconButton
                icon="trash"
                label={`Eliminar la vista ${view.name}`}
                autoFocus={view.id === kept}
                onClick={() => ask(view.id)}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
