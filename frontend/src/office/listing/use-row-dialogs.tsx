import { useState, type ReactNode } from 'react';
import { isConflict } from '#shared/api/refusals.ts';
import { ContactDialog } from '#shared/office/next-contact/contact-dialog.tsx';
import type { Contacted } from '#shared/office/next-contact/use-next-contact.ts';
import { useUpdate } from '../detail/decision/use-update.ts';
import type { ListedSimulation } from './client-groups.ts';
import { StateDialog, type Stated } from './state-dialog.tsx';

/** Dialogs of the rows, and the changes of states, of which a conflict is shown below the row. */
export interface RowDialogs {
  readonly updates: ReturnType<typeof useUpdate>;
  readonly openState: (simulation: ListedSimulation) => void;
  readonly openContact: (contacted: Contacted) => void;
}

/** Returns the dialogs of the list's rows, which stay open when their row changes or leaves the list. See docs/rules.md R988. */
export function useRowDialogs(): RowDialogs & { readonly opened: ReactNode } {
  const [stated, setStated] = useState<Stated | null>(null);
  const updates = useUpdate({
    showsFailure: true,
    onUpdated: () => setStated(null),
    onFailed: (reason) => void (isConflict(reason) && setStated(null)),
  });
  const [contacted, setContacted] = useState<Contacted | null>(null);
  return {
    updates,
    openState: ({ uuid, id, version, client_name, ...saved }) => {
      const { estado, estado_description, resolucion, resolucion_description } = saved;
      updates.forget();
      setStated({
        ...{ uuid, id, version, client_name },
        ...{ estado, estado_description, resolucion, resolucion_description },
      });
    },
    openContact: setContacted,
    opened: (
      <>
        {stated !== null && (
          <StateDialog simulation={stated} updates={updates} onClose={() => setStated(null)} />
        )}
        {contacted !== null && <ContactDialog contacted={contacted} onClose={() => setContacted(null)} />}
      </>
    ),
  };
}
