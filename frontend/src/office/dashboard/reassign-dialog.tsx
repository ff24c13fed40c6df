import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useValues } from '#shared/ui/fields/use-values.ts';
import {
  type DisabledExecutive,
  executivesQuery,
  refreshSimulationLists,
  SIMULATION_LISTS,
} from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { SelectField } from '#shared/ui/fields/select-field.tsx';

const WIDTH_PX = 520;
/** Value of the choice that gives the simulations to all executives in turn. */
const BY_TURNS = 'turns';
const NOT_OFFERED = 'No pudimos cargar los ejecutivos.';
const NOT_COUNTED = 'No pudimos contar las demás simulaciones de las mismas personas.';
const NOT_REASSIGNED = 'No pudimos reasignar las simulaciones. Inténtelo de nuevo.';

/** Asks which executive gets all simulations of a disabled one. Stays open until the answer arrives. */
export function ReassignDialog({ former, onClose }: { former: DisabledExecutive; onClose: () => void }) {
  useReturnedFocus();
  const answer = useQuery(executivesQuery(true));
  const failure = failureOf([answer], NOT_OFFERED);
  const { values: executive, setValues: setExecutive, isChanged } = useValues('');
  const { isPending, error, mutate } = useReassignment(former, onClose);
  const leave = useUnsavedForm(isChanged, onClose, isPending);
  const present = answer.data ?? [];
  const chosen =
    executive === BY_TURNS
      ? { uuid: undefined, full_name: null }
      : present.find(({ uuid }) => uuid === executive);
  const { data: previewed, isError: isUncounted } = useQuery({
    queryKey: [SIMULATION_LISTS, 'reassignment', former.uuid, executive],
    queryFn: ({ signal }) =>
      answerOf(
        client.POST('/api/simulador/ejecutivos/deshabilitados/{uuid}/previa', {
          params: { path: { uuid: former.uuid } },
          body: receiverOf(chosen?.uuid),
          signal,
        }),
      ),
    enabled: chosen !== undefined,
    staleTime: 0,
  });
  return (
    <Modal
      title={`¿Reasignar todas las simulaciones de ${former.full_name}?`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button aria-disabled={isPending} onClick={leave}>
            Cancelar
          </Button>
          <Button
            variant="go"
            disabled={!chosen}
            working={isPending}
            workingLabel="Reasignando…"
            onClick={() => chosen && mutate(chosen)}
          >
            {`Reasignar ${simulationCount(former.reassignable)}`}
          </Button>
        </>
      }
    >
      <div className={modal['padded']}>
        <p>
          Son simulaciones de cualquier fecha. Las que ya se enviaron a Workflow, o se están enviando, quedan
          como están.
        </p>
        {failure !== null ? (
          <FailedPart {...failure} />
        ) : (
          <SelectField
            name="reassignee"
            label="Nuevo ejecutivo"
            placeholder="Elija un ejecutivo"
            options={[
              ...(present.length === 0
                ? []
                : [{ value: BY_TURNS, label: `Todos, por turnos (${present.length})` }]),
              ...present.map(({ uuid, full_name: name }) => ({ value: uuid, label: name })),
            ]}
            value={chosen === undefined ? '' : executive}
            disabled={isPending}
            onChange={setExecutive}
          />
        )}
        {previewed !== undefined && previewed.others > 0 && (
          <p role="status">{describeOthers(previewed.others, 'de las mismas personas').trim()}</p>
        )}
        {isUncounted && <p role="status">{NOT_COUNTED}</p>}
        <ActionFailure text={error && !isPending ? failureText(error, NOT_REASSIGNED) : null} />
      </div>
    </Modal>
  );
}

/** Returns the request for a chosen executive; without one, for all of them by turns. */
const receiverOf = (executive: string | undefined) => (executive === undefined ? {} : { executive });

function useReassignment({ uuid }: DisabledExecutive, onDone: () => void) {
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (executive: { uuid: string | undefined; full_name: string | null }) =>
      answerOf(
        client.PUT('/api/simulador/ejecutivos/deshabilitados/{uuid}/reasignacion', {
          params: { path: { uuid } },
          body: receiverOf(executive.uuid),
        }),
      ),
    onSuccess: ({ updated, others }, { full_name: name }) => {
      const done = updated === 1 ? 'reasignada' : 'reasignadas';
      const receiver = name === null ? 'por turnos' : `a ${name}`;
      const also = describeOthers(others, 'de las mismas personas');
      toast.show(`${simulationCount(updated)} ${done} ${receiver}.${also}`, { tone: 'good' });
      onDone();
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: executivesQuery(true).queryKey });
      return refreshSimulationLists(queries);
    },
  });
}
