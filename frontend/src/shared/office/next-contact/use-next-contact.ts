import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { components } from '@simulador/contracts/generated/bff';
import { contactMoment } from '@simulador/contracts/office/messages/next-contact';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { client } from '#shared/session/client.ts';
import { simulationQuery } from '#shared/simulation/get-simulation.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { refreshSimulationLists } from '../queries.ts';

export type NextContact = components['schemas']['NextContactDto'];

export type Contacted = Pick<
  components['schemas']['SimulationDto'],
  | 'uuid'
  | 'id'
  | 'version'
  | 'client_name'
  | 'next_contact'
  | 'opposed_at'
  | 'wants_contact'
  | 'enviado_a_finnflow'
  | 'estado_description'
  | 'workflow'
>;

const NOT_PLANNED = 'No pudimos guardar el próximo contacto. Inténtelo de nuevo.';

const plan = async ({ uuid, version }: Contacted, contact: NextContact | null): Promise<void> => {
  const params = { path: { simulation: uuid }, header: { 'If-Match': `"${version}"` } };
  await (contact === null
    ? answerOf(client.DELETE('/api/simulador/seguimiento/{simulation}', { params }))
    : answerOf(client.PUT('/api/simulador/seguimiento/{simulation}', { params, body: contact })));
};

/** Plans the next contact; null removes it. See docs/rules.md R511. */
export function useNextContact(contacted: Contacted, onPlanned: () => void) {
  const toast = useToast();
  const queries = useQueryClient();
  const { uuid } = contacted;
  const mutation = useMutation({
    mutationFn: (contact: NextContact | null) => plan(contacted, contact),
    onSuccess: (_answer, contact) => {
      toast.show(
        contact === null
          ? 'Próximo contacto quitado.'
          : `Próximo contacto para el ${contactMoment({ ...contact, date: contact.date as IsoDate })}.`,
        { tone: 'good' },
      );
      onPlanned();
    },
    onSettled: async () => {
      await Promise.all([
        queries.invalidateQueries({ queryKey: simulationQuery(uuid).queryKey }),
        refreshSimulationLists(queries),
      ]);
    },
  });
  const { error } = mutation;
  return {
    plan: mutation.mutate,
    isPlanning: mutation.isPending,
    failure: error === null ? null : failureText(error, NOT_PLANNED),
  };
}
