import { SAVED_VIEW, TOO_MANY_VIEWS } from '@simulador/contracts/office/saved-view';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import type { ListFilters } from '#shared/office/list-address.ts';
import { IconButton } from '#shared/ui/button.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { TextField } from '#shared/ui/fields/text-field.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { addressOf, saveView, SAVED, useViewRemoval, type ShownView } from './saved-views.ts';

const WIDTH_PX = 440;
const REPLACES = 'Reemplaza la vista que tiene ese nombre.';

export interface ViewsDialogProps {
  filters: ListFilters;
  views: readonly ShownView[];
  onClose: () => void;
}

/** Saves the list's filters and order under a name, and deletes saved views. See docs/rules.md R960. */
export function ViewsDialog({ filters, views, onClose }: ViewsDialogProps) {
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
      widthPx={WIDTH_PX}
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
