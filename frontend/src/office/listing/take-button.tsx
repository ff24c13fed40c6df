import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, failureText } from '#shared/api/api-error.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { client } from '#shared/session/client.ts';
import { roleOf, useSession } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import type { ListedSimulation } from './client-groups.ts';

const NOT_TAKEN = 'No pudimos asignarle la simulación. Inténtelo de nuevo.';

/** Button with which executives and commercials take an unassigned simulation. See docs/rules.md R513. */
export function TakeButton({
  simulation: { id, uuid, commercial, enviado_a_finnflow },
}: {
  simulation: ListedSimulation;
}) {
  const role = roleOf(useSession());
  const toast = useToast();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      answerOf(client.POST('/api/simulador/tomar/{simulation}', { params: { path: { simulation: uuid } } })),
    onSuccess: ({ message }) => toast.show(message, { tone: 'good' }),
    onError: (reason) => toast.show(failureText(reason, NOT_TAKEN), { tone: 'bad' }),
    onSettled: () => refreshSimulationLists(queries),
  });
  if (commercial !== null || enviado_a_finnflow || role === 'adminrole') return null;
  return (
    <Button small working={isPending} workingLabel="Tomando…" onClick={() => mutate()}>
      Tomar<span className="vh">{` la simulación ${id}`}</span>
    </Button>
  );
}
