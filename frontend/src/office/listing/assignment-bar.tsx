import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { ApiError, answerOf, failureText } from '#shared/api/api-error.ts';
import { executivesQuery, refreshSimulationLists, type Executive } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import type { Picked, Selection } from './use-selection.ts';
import styles from './assignment-bar.module.css';

export const ASSIGNEE_FIELD = 'assignee';
/** Maximum number of simulations per assignment. See docs/rules.md R285. */
const AT_ONCE_MAX = 500;
const NOT_OFFERED = 'No pudimos cargar los ejecutivos.';
const NOT_ASSIGNED = 'No pudimos asignar las simulaciones. Inténtelo de nuevo.';
const TRY_AGAIN = 'Inténtelo de nuevo desde el listado.';
const REFUSED_DROPPED = 'Quedaron fuera de la selección.';
const CONFLICT = 409;
/** Maximum number of simulations that an undo restores, because each takes a request. */
const UNDO_MAX = 50;
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
  const [executive, setExecutive] = useState('');
  const answer = useQuery(executivesQuery(true));
  const { data: executives = [] } = answer;
  const failure = failureOf([answer], NOT_OFFERED);
  const { isPending, mutate } = useAssignment(drop);
  const handOnFocus = useFocusHandedOn(focusAfter);
  if (picked.size === 0) return null;
  const isTooMany = picked.size > AT_ONCE_MAX;
  const chosen = executives.find(({ uuid }) => uuid === executive);
  const assign = (): void => {
    if (chosen) mutate({ executive: chosen, picked: [...picked.values()] });
  };
  return (
    <section className={styles['bar']} aria-label="Asignar simulaciones" ref={handOnFocus}>
      <p role="status" className="num">
        <b>{countText(picked.size, 'seleccionada', 'seleccionadas')}</b>
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
          label={<span className="vh">Ejecutivo</span>}
          placeholder="Elija un ejecutivo"
          options={executives.map(({ uuid, full_name }) => ({ value: uuid, label: full_name }))}
          value={chosen?.uuid ?? ''}
          onChange={({ currentTarget }) => setExecutive(currentTarget.value)}
        />
      )}
      <Button
        variant="go"
        working={isPending}
        workingLabel="Asignando…"
        disabled={!chosen || isTooMany}
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
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate: undo } = useUndo();
  return useMutation({
    mutationFn: ({ executive, picked }: Assignment) =>
      answerOf(
        client.PUT('/simulations/api/assign_simulations_to_executive/{uuid}', {
          params: { path: { uuid: executive.uuid } },
          body: {
            simulations: picked.map(({ uuid }) => uuid),
            commercials: picked.map(({ commercial }) => commercial),
          },
        }),
      ),
    onSuccess: async ({ others }, { executive, picked }) => {
      const assigned = countText(picked.length, 'asignada', 'asignadas');
      const changed = picked.filter(({ commercial }) => commercial !== executive.id);
      const isCheap = changed.length > 0 && changed.length <= UNDO_MAX;
      toast.show(`${assigned} a ${executive.full_name}.${describeOthers(others, 'de las mismas personas')}`, {
        tone: 'good',
        ...(isCheap && { durationMs: UNDO_MS, action: { label: 'Deshacer', run: () => undo(changed) } }),
      });
      drop(picked.map(({ uuid }) => uuid));
      await refreshSimulationLists(queries);
    },
    onError: (reason) => {
      // Drops the refused simulations, which may be on another page, so that the next attempt is not refused for them.
      const refused = reason instanceof ApiError && reason.status === CONFLICT ? reason.fields : [];
      const message = failureText(reason, NOT_ASSIGNED);
      toast.show(refused.length === 0 ? message : `${message} ${REFUSED_DROPPED}`, { tone: 'bad' });
      drop(refused.map(({ name }) => name));
      // The executive may have been disabled.
      void queries.invalidateQueries({ queryKey: executivesQuery(true).queryKey });
      return refreshSimulationLists(queries);
    },
  });
}

/**
 * Restores each simulation's previous executive. Simulations that a colleague changed meanwhile stay as they are, which a message
 * says.
 */
function useUndo() {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (changed: readonly Picked[]) => {
      // A client's other simulations follow the first one.
      const firsts = new Map(changed.toReversed().map((each) => [each.client, each]));
      const outcomes = await Promise.allSettled(
        [...firsts.values()].map(async ({ uuid, client: ofClient, version, commercial }) => {
          const params = { path: { uuid }, header: { 'If-Match': `"${version + 1}"` } };
          const body = { commercial };
          await answerOf(client.PATCH('/simulations/api/simulations/{uuid}/update_info', { params, body }));
          return changed.filter((each) => each.client === ofClient).length;
        }),
      );
      const undone = outcomes.reduce((sum, each) => sum + (each.status === 'fulfilled' ? each.value : 0), 0);
      const refusals = outcomes
        .filter((outcome) => outcome.status === 'rejected')
        .map(({ reason }) => failureText(reason, TRY_AGAIN));
      return { undone, kept: changed.length - undone, refusals };
    },
    onSuccess: ({ undone, kept, refusals }) => {
      const [refusal] = refusals;
      if (undone > 0) toast.show(`Asignación deshecha de ${simulationCount(undone)}.`, { tone: 'good' });
      if (refusal !== undefined)
        toast.show(`No se deshizo la asignación de ${simulationCount(kept)}. ${refusal}`, {
          tone: 'bad',
        });
    },
    onSettled: () => refreshSimulationLists(queries),
  });
}
