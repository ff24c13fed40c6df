import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type RefObject } from 'react';
import type { components } from '@simulador/contracts/generated/bff';
import { describeMoved, describeOthers } from '@simulador/contracts/office/messages/assignment';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { isGone } from '#shared/api/final-refusals.ts';
import { isConflict } from '#shared/api/refusals.ts';
import { readStoredText, writeStoredText } from '#shared/browser/stored-text.ts';
import { executivesQuery, SIMULATION_LISTS, type Executive } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import type { Picked, Selection } from './use-selection.ts';
import styles from './assignment-bar.module.css';

export const ASSIGNEE_FIELD = 'assignee';
/** Storage key of the chosen executive. */
const KEY = 'asignar a';
/** Maximum number of simulations per assignment, and per undo. See docs/rules.md R285. */
const AT_ONCE_MAX = 500;
const NOT_OFFERED = 'No pudimos cargar los ejecutivos.';
const NOT_ASSIGNED = 'No pudimos asignar las simulaciones. Inténtelo de nuevo.';
const NOT_UNDONE = 'No pudimos deshacer la asignación. Inténtelo de nuevo desde el listado.';
const NOT_COUNTED = 'No pudimos contar las demás simulaciones de las mismas personas.';
const REFUSED_DROPPED = 'Quedaron fuera de la selección.';
const UNDO_MS = 10_000;

const countText = (count: number, one: string, many: string): string =>
  `${simulationCount(count)} ${count === 1 ? one : many}`;

export interface AssignmentBarProps {
  selection: Selection;
  /** Gets the focus when the bar disappears. */
  focusAfter: RefObject<HTMLElement | null>;
}

/** Assigns the selected simulations to an executive, all or none. Shown while something is selected. */
export function AssignmentBar({ selection: { picked, drop, clear }, focusAfter }: AssignmentBarProps) {
  const [executive, setExecutive] = useState(() => (picked.size > 0 ? readStoredText(KEY) : ''));
  const stored = picked.size > 0 ? executive : '';
  useEffect(() => writeStoredText(KEY, stored), [stored]);
  const answer = useQuery(executivesQuery(true));
  const { data: executives = [] } = answer;
  const failure = failureOf([answer], NOT_OFFERED);
  const { run, isWorking } = useAssignment(drop);
  const handOnFocus = useFocusHandedOn(focusAfter);
  const isTooMany = picked.size > AT_ONCE_MAX;
  const chosen = executives.find(({ uuid }) => uuid === executive);
  const simulations = [...picked.keys()];
  const {
    data: previewed,
    error: notPreviewed,
    isFetching,
  } = useQuery({
    queryKey: [SIMULATION_LISTS, 'assignment', chosen?.uuid, simulations],
    queryFn: ({ signal }) =>
      answerOf(
        client.POST('/api/simulador/asignaciones/{uuid}/previa', {
          params: { path: { uuid: chosen?.uuid ?? '' } },
          body: { simulations },
          signal,
        }),
      ),
    enabled: chosen !== undefined && simulations.length > 0 && !isTooMany,
    staleTime: 0,
  });
  if (picked.size === 0) return null;
  const assign = (): void => {
    if (chosen) run({ executive: chosen, picked: [...picked.values()] });
  };
  return (
    <section className={styles['bar']} aria-label="Asignar simulaciones" ref={handOnFocus}>
      <p role="status" className="num">
        <b>{countText(picked.size, 'seleccionada', 'seleccionadas')}</b>
        {previewed && <span>{describeMoved(previewed)}</span>}
        {notPreviewed && <small>{NOT_COUNTED}</small>}
        {isTooMany && <small>{`Puede asignar hasta ${AT_ONCE_MAX} a la vez.`}</small>}
      </p>
      <Button variant="low" onClick={clear}>
        Quitar selección
      </Button>
      {failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <SelectField
          name={ASSIGNEE_FIELD}
          label={<span className="sr-only">Ejecutivo</span>}
          placeholder="Elija un ejecutivo"
          options={executives.map(({ uuid, full_name }) => ({ value: uuid, label: full_name }))}
          value={chosen?.uuid ?? ''}
          onChange={setExecutive}
        />
      )}
      <Button
        variant="go"
        working={isWorking}
        workingLabel="Asignando…"
        disabled={!chosen || isTooMany || isFetching}
        onClick={assign}
      >
        Asignar
      </Button>
    </section>
  );
}

interface Assignment {
  readonly executive: Executive;
  readonly picked: readonly Picked[];
}

/** Assigns simulations. `drop` removes simulations from the selection once they are assigned or can't be assigned any more. */
function useAssignment(drop: (simulations: readonly string[]) => void) {
  const { run: undo } = useUndo();
  return useAction({
    run: ({ executive, picked }: Assignment) =>
      answerOf(
        client.PUT('/simulations/api/assign_simulations_to_executive/{uuid}', {
          params: { path: { uuid: executive.uuid } },
          body: {
            simulations: picked.map(({ uuid }) => uuid),
            commercials: picked.map(({ commercial }) => commercial),
          },
        }),
      ),
    done: ({ others, former }, { executive, picked }) => {
      const assigned = countText(picked.length, 'asignada', 'asignadas');
      return {
        text: `${assigned} a ${executive.full_name}.${describeOthers(others, 'de las mismas personas')}`,
        ...(isUndoable(former) && {
          durationMs: UNDO_MS,
          action: { label: 'Deshacer', run: () => undo(former) },
        }),
      };
    },
    onDone: (_, { picked }) => drop(picked.map(({ uuid }) => uuid)),
    failed: (reason) => {
      const message = failureText(reason, NOT_ASSIGNED);
      return refusedIn(reason).length === 0 ? message : `${message} ${REFUSED_DROPPED}`;
    },
    // Drops the refused simulations, which may be on another page, so that the next attempt is not refused for them.
    onFailed: (reason) => drop(refusedIn(reason)),
    // The executive may have been disabled.
    refetch: [executivesQuery(true).queryKey, [SIMULATION_LISTS]],
  });
}

/** Returns the simulations that can't be assigned any more. */
const refusedIn = (reason: unknown): string[] =>
  isConflict(reason) || isGone(reason) ? reason.fields.map(({ name }) => name) : [];

/** Changed simulations, with the executives that they had before. */
type Former = components['schemas']['UndoableDto']['former'];

const isUndoable = ({ length }: Former): boolean => length > 0 && length <= AT_ONCE_MAX;

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
