import { useQuery } from '@tanstack/react-query';
import { describeOthers } from '@simulador/contracts/office/messages/assignment';
import { answerOf } from '#shared/api/api-error.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { type DisabledExecutive, executivesQuery, SIMULATION_LISTS } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf } from '#shared/ui/feedback/failure-of.ts';
import { SelectField } from '#shared/ui/fields/select-field.tsx';
import { useForm } from '#shared/ui/forms/use-form.ts';

const WIDTH_PX = 520;
/** Value of the choice that gives the simulations to all executives in turn. */
const BY_TURNS = 'turns';
const NOT_OFFERED = 'No pudimos cargar los ejecutivos.';
const NOT_COUNTED = 'No pudimos contar las demás simulaciones de las mismas personas.';
const NOT_REASSIGNED = 'No pudimos reasignar las simulaciones. Inténtelo de nuevo.';

interface Values {
  readonly executive: string;
}

/** Asks which executive gets all simulations of a disabled one. Stays open until the answer arrives. */
export function ReassignDialog({ former, onClose }: { former: DisabledExecutive; onClose: () => void }) {
  const answer = useQuery(executivesQuery(true));
  const failure = failureOf([answer], NOT_OFFERED);
  const present = answer.data ?? [];
  const chosenIn = ({ executive }: Values) =>
    executive === BY_TURNS
      ? { uuid: undefined, full_name: null }
      : present.find(({ uuid }) => uuid === executive);
  const form = useForm({
    start: { executive: '' },
    // The button is disabled until one is chosen.
    violations: () => [],
    run: (values: Values) =>
      answerOf(
        client.PUT('/api/simulador/ejecutivos/deshabilitados/{uuid}/reasignacion', {
          params: { path: { uuid: former.uuid } },
          body: receiverOf(chosenIn(values)?.uuid),
        }),
      ),
    done: ({ updated, others }, values) => {
      const name = chosenIn(values)?.full_name ?? null;
      const done = updated === 1 ? 'reasignada' : 'reasignadas';
      const also = describeOthers(others, 'de las mismas personas');
      return `${simulationCount(updated)} ${done} ${name === null ? 'por turnos' : `a ${name}`}.${also}`;
    },
    failed: NOT_REASSIGNED,
    onDone: onClose,
    refetch: [executivesQuery(true).queryKey, [SIMULATION_LISTS]],
  });
  const chosen = chosenIn(form.values);
  const { data: previewed, isError: isUncounted } = useQuery({
    queryKey: [SIMULATION_LISTS, 'reassignment', former.uuid, form.values.executive],
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
    <FormDialog
      title={`¿Reasignar todas las simulaciones de ${former.full_name}?`}
      widthPx={WIDTH_PX}
      form={form}
      act={{
        children: `Reasignar ${simulationCount(former.reassignable)}`,
        workingLabel: 'Reasignando…',
        disabled: !chosen,
      }}
      onClose={onClose}
    >
      <p>
        Son simulaciones de cualquier fecha. Las que ya se enviaron a Workflow, o se están enviando, quedan
        como están.
      </p>
      {failure !== null ? (
        <FailedPart {...failure} />
      ) : (
        <SelectField
          {...form.field('executive')}
          label="Nuevo ejecutivo"
          placeholder="Elija un ejecutivo"
          options={[
            ...(present.length === 0
              ? []
              : [{ value: BY_TURNS, label: `Todos, por turnos (${present.length})` }]),
            ...present.map(({ uuid, full_name: name }) => ({ value: uuid, label: name })),
          ]}
          value={chosen === undefined ? '' : form.values.executive}
          disabled={form.isWorking}
        />
      )}
      {previewed !== undefined && previewed.others > 0 && (
        <p role="status">{describeOthers(previewed.others, 'de las mismas personas').trim()}</p>
      )}
      {isUncounted && <p role="status">{NOT_COUNTED}</p>}
    </FormDialog>
  );
}

/** Returns the request for a chosen executive; without one, for all of them by turns. */
const receiverOf = (executive: string | undefined) => (executive === undefined ? {} : { executive });
