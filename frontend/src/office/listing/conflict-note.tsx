import { Button } from '#shared/ui/button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import type { ListedSimulation } from './client-groups.ts';
import type { RowDialogs } from './use-row-dialogs.tsx';

type Updates = RowDialogs['updates'];

export interface ConflictNoteProps extends Pick<Updates, 'forget'> {
  conflict: NonNullable<Updates['conflict']>;
  simulations: readonly ListedSimulation[];
}

/** Returns the conflict of one of the simulations; null for none. */
export const conflictIn = (
  simulations: readonly ListedSimulation[],
  { conflict }: Pick<Updates, 'conflict'>,
): Updates['conflict'] => (simulations.some(({ uuid }) => uuid === conflict?.change.uuid) ? conflict : null);

/** Names the colleague whose change was saved first, and the state that is saved since. See docs/rules.md R705. */
export function ConflictNote({ conflict, simulations, forget }: ConflictNoteProps) {
  const { message, change } = conflict;
  const saved = simulations.find(({ uuid }) => uuid === change.uuid);
  return (
    <Note tone="warn" role="alert" small>
      <p>{`Su cambio no se guardó. ${message}`}</p>
      <p>
        {saved === undefined && <span>La simulación ya no está en esta página del listado.</span>}
        {saved && saved.version !== change.version && (
          <span>{`La N.º ${saved.id} está ahora en ${saved.estado_description}: ${saved.resolucion_description}.`}</span>
        )}{' '}
        <Button variant="low" small onClick={forget}>
          Entendido
        </Button>
      </p>
    </Note>
  );
}
