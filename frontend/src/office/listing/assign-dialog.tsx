import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { ASSIGNED_MAX, describeMoved, describeOthers } from '@simulador/contracts/office/messages/assignment';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { disabledExecutivesQuery, executivesQuery, NOBODY, SIMULATION_LISTS } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/sentence-texts.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { CheckboxField } from '#shared/ui/fields/checkbox-field.tsx';
import { focusField } from '#shared/ui/fields/focus-field.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { useForm } from '#shared/ui/forms/use-form.ts';
import { clientCountOf, personCount, type Picked } from './use-selection.ts';

const NOT_OFFERED = 'No pudimos cargar los ejecutivos.';
const NOT_ASSIGNED = 'No pudimos asignar las simulaciones. Inténtelo de nuevo.';
const NOT_UNDONE = 'No pudimos deshacer la asignación. Inténtelo de nuevo desde el listado.';
const NOT_COUNTED = 'No pudimos contar las demás simulaciones de las mismas personas.';
const REFUSED_DROPPED = 'Quedaron fuera de la selección.';

export interface AssignDialogProps {
  picked: readonly Picked[];
  /** Removes simulations from the selection once they are assigned or can't be assigned any more. */
  drop: (simulations: readonly string[]) => void;
  onClose: () => void;
}

interface Values {
  readonly assignee: string;
  /** Ids of the executives whose clients stay with them. */
  readonly left: readonly number[];
}

/** Assigns the selected clients to an executive, all or none, but those that are left with whom they have. See docs/rules.md R285. */
export function AssignDialog({ picked, drop, onClose }: AssignDialogProps) {
  const executives = useQuery(executivesQuery(true));
  const disabled = useQuery(disabledExecutivesQuery(true));
  const failure = failureOf([executives], NOT_OFFERED);
  const offered = executives.data ?? [];
  const nameOf = (id: number): string =>
    [...offered, ...(disabled.data ?? [])].find((each) => each.id === id)?.full_name ?? `N.º ${id}`;
  const { run: undo } = useUndo();
  const toast = useToast();
  const movedBy = ({ left }: Values): readonly Picked[] =>
    picked.filter(({ commercial }) => commercial === null || !left.includes(commercial));
  const assigneeIn = ({ assignee }: Values) => offered.find(({ uuid }) => uuid === assignee);
  const form = useForm({
    start: { assignee: '', left: [] } as Values,
    // The button is disabled until an executive is chosen.
    violations: () => [],
    run: (values: Values) =>
      answerOf(
        client.PUT('/simulations/api/assign_simulations_to_executive/{uuid}', {
          params: { path: { uuid: values.assignee } },
          body: {
            simulations: movedBy(values).map(({ uuid }) => uuid),
            commercials: movedBy(values).map(({ commercial }) => commercial),
          },
        }),
      ),
    done: ({ others, former }, values) => {
      const moved = movedBy(values).length;
      const assigned = `${simulationCount(moved)} ${moved === 1 ? 'asignada' : 'asignadas'}`;
      return {
        text: `${assigned} a ${assigneeIn(values)?.full_name}.${describeOthers(others, 'de las mismas personas')}`,
        ...(former.length > 0 &&
          former.length <= ASSIGNED_MAX && {
            action: { label: 'Deshacer', run: () => undo(former) },
          }),
      };
    },
    onDone: () => {
      drop(picked.map(({ uuid }) => uuid));
      onClose();
    },
    failed: sentenceOf,
    // The refused simulations may be on another page; the next attempt is not refused for them.
    onFailed: (reason) => {
      const refused = refusedIn(reason);
      drop(refused);
      // The dialog closes where nothing is left to assign.
      if (picked.every(({ uuid }) => refused.includes(uuid))) toast.show(sentenceOf(reason), { tone: 'bad' });
    },
    // The executive may have been disabled.
    refetch: [executivesQuery(true).queryKey, [SIMULATION_LISTS]],
  });
  const { values, isWorking } = form;
  const moved = movedBy(values);
  const chosen = assigneeIn(values);
  const simulations = moved.map(({ uuid }) => uuid);
  const preview = useQuery({
    queryKey: [SIMULATION_LISTS, 'assignment', chosen?.uuid, simulations],
    queryFn: ({ signal }) =>
      answerOf(
        client.POST('/api/simulador/asignaciones/{uuid}/previa', {
          params: { path: { uuid: chosen?.uuid ?? '' } },
          body: { simulations },
          signal,
        }),
      ),
    enabled: chosen !== undefined && simulations.length > 0,
    staleTime: 0,
  });
  const isLoaded = executives.data !== undefined;
  // The field takes the focus after the dialog's title, which the dialog's own effect focuses.
  useEffect(() => focusField('assignee'), [isLoaded]);
  return (
    <FormDialog
      title={`Asignar ${personCount(clientCountOf(picked))}`}
      form={form}
      act={{
        children: chosen ? `Asignar ${clientCountOf(moved)} a ${chosen.full_name}` : 'Asignar',
        workingLabel: 'Asignando…',
        disabled: !chosen || moved.length === 0 || preview.isFetching,
      }}
      onClose={onClose}
    >
      {failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <SelectField
          {...form.field('assignee')}
          label="Ejecutivo"
          placeholder="Elija un ejecutivo"
          options={offered.map(({ uuid, full_name }) => ({ value: uuid, label: full_name }))}
          value={chosen?.uuid ?? ''}
          disabled={isWorking}
        />
      )}
      <Holders picked={picked} nameOf={nameOf} {...form.field('left')} />
      <p role="status">
        {preview.data && describeMoved(preview.data).trim()}
        {preview.isError && NOT_COUNTED}
      </p>
    </FormDialog>
  );
}

interface HoldersProps {
  picked: readonly Picked[];
  nameOf: (executive: number) => string;
  /** Executives whose clients stay with them. */
  value: readonly number[];
  onChange: (left: readonly number[]) => void;
}

/** Executives of the selected clients, each with a box to leave them. */
function Holders({ picked, nameOf, value, onChange }: HoldersProps) {
  // Executives as the dialog opened: refused simulations leave the selection, which would move the boxes.
  const [holders] = useState(() =>
    [...new Set(picked.map(({ commercial }) => commercial))].map(
      (id) => [id, picked.filter(({ commercial }) => commercial === id)] as const,
    ),
  );
  return (
    <fieldset>
      <legend className="text-14 font-semibold">De quién son ahora</legend>
      <ul className="num">
        {holders.map(([id, held]) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-1.5 first:border-t-0"
          >
            <span>
              {id === null ? NOBODY : nameOf(id)} <b>{clientCountOf(held)}</b>
            </span>
            {id !== null && (
              <CheckboxField
                name={`left_${id}`}
                label={`Dejar con ${nameOf(id)}`}
                value={value.includes(id)}
                onChange={(isLeft) => onChange(isLeft ? [...value, id] : value.filter((each) => each !== id))}
              />
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** Returns the simulations that can't be assigned any more. */
const refusedIn = (reason: unknown): string[] =>
  isConflict(reason) || isGone(reason) ? reason.fields.map(({ name }) => name) : [];

const sentenceOf = (reason: Error): string =>
  `${failureText(reason, NOT_ASSIGNED)}${refusedIn(reason).length === 0 ? '' : ` ${REFUSED_DROPPED}`}`;

/** Changed simulations, with the executives that they had before. */
type Former = components['schemas']['UndoableDto']['former'];

/** Restores each simulation's previous executive. A message says which stay, because a colleague changed them or their client's meanwhile. */
function useUndo() {
  const toast = useToast();
  return useAction({
    run: (former: Former) =>
      answerOf(client.POST('/api/simulador/asignaciones/deshacer', { body: { simulations: former } })),
    done: ({ updated }) => (updated > 0 ? `Asignación deshecha de ${simulationCount(updated)}.` : null),
    onDone: ({ refused }) => {
      const [refusal] = refused;
      if (refusal !== undefined)
        toast.show(`No se deshizo la asignación de ${simulationCount(refused.length)}. ${refusal.message}`, {
          tone: 'bad',
        });
    },
    failed: NOT_UNDONE,
    refetch: [[SIMULATION_LISTS]],
  });
}
