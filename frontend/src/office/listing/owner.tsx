import { answerOf } from '#shared/api/api-error.ts';
import { NOBODY, SIMULATION_LISTS } from '../lists/queries.ts';
import { client } from '#shared/session/client.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { lockOf } from '../lists/contacts-of.ts';
import { Button } from '#shared/ui/button.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import type { ListedSimulation } from './client-groups.ts';

const NOT_TAKEN = 'No pudimos asignarle la simulación. Inténtelo de nuevo.';

export interface OwnerProps {
  simulation: ListedSimulation;
  /** Another executive who has an open simulation of the client; null for none. */
  attendedBy: string | null;
}

/**
 * Executive of a simulation. Executives and commercials take an unassigned one, unless somebody attends its client already. See
 * docs/rules.md R513.
 */
export function Owner({ simulation: { id, uuid, commercial_name: name, ...sent }, attendedBy }: OwnerProps) {
  const isAdmin = useIsAdmin();
  const { run, isWorking } = useAction({
    run: () =>
      answerOf(client.POST('/api/simulador/tomar/{simulation}', { params: { path: { simulation: uuid } } })),
    done: ({ message }) => message,
    failed: NOT_TAKEN,
    refetch: [[SIMULATION_LISTS]],
  });
  if (name !== null) return <span title={name}>{name}</span>;
  if (attendedBy !== null)
    return (
      <span className="text-ink-2" title={`${attendedBy} ya atiende a esta persona`}>
        <span>{`Con ${attendedBy}`}</span>
        <span className="sr-only">, que ya atiende a esta persona</span>
      </span>
    );
  if (isAdmin || lockOf(sent) !== null) return <span className="text-ink-2">{NOBODY}</span>;
  return (
    <Button
      variant="low"
      small
      className="-my-1 -ml-3 min-h-7!"
      working={isWorking}
      workingLabel="Tomando…"
      onClick={() => run()}
    >
      Tomar<span className="sr-only">{` la simulación ${id}`}</span>
    </Button>
  );
}
