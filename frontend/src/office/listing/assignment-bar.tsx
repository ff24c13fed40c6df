import { useEffect } from 'react';
import { ASSIGNED_MAX } from '@simulador/contracts/office/messages/assignment';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { clientCountOf, personCount, type Selection } from './use-selection.ts';
import { formatInteger } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filterParameters } from '../lists/filter-parameters.ts';
import type { ListFilters } from '../lists/list-address.ts';
import { client } from '#shared/session/client.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';

export interface AssignmentBarProps extends PickAllProps {
  isAssigning: boolean;
  setAssigning: (isAssigning: boolean) => void;
}

/** Number of the selected clients, and their assignment. Shown while a client is selected. See docs/rules.md R294. */
export function AssignmentBar(props: AssignmentBarProps) {
  const { selection, filters, count, isAssigning, setAssigning } = props;
  const picked = [...selection.picked.values()];
  const isTooMany = picked.length > ASSIGNED_MAX;
  const isRefused = isAssigning && (picked.length === 0 || isTooMany);
  // The key A asks for the dialog before what it picks is known.
  useEffect(() => {
    if (isRefused) setAssigning(false);
  }, [isRefused, setAssigning]);
  if (picked.length === 0) return null;
  const many = clientCountOf(picked);
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-primary-tint px-4 py-1 max-md:sticky max-md:bottom-0 max-md:z-2 print:hidden low:static"
      aria-label="Asignar simulaciones"
    >
      <p role="status" className="num">
        <b>{`${personCount(many)} ${many === 1 ? 'seleccionada' : 'seleccionadas'}`}</b>
        {isTooMany && (
          <small className="block text-14 text-bad">{`Puede asignar hasta ${ASSIGNED_MAX} simulaciones a la vez.`}</small>
        )}
      </p>
      <PickAll selection={selection} filters={filters} count={count} />
      <div className="ml-auto flex items-center gap-2">
        <Button variant="go" small disabled={isTooMany} onClick={() => setAssigning(true)}>
          Asignar…
        </Button>
        <IconButton icon="close" label="Quitar selección" onClick={selection.clear} />
      </div>
      {isAssigning && !isTooMany && (
        <AssignDialog picked={picked} drop={selection.drop} onClose={() => setAssigning(false)} />
      )}
    </section>
  );
}

export interface PickAllProps {
  selection: Selection;
  filters: ListFilters;
  /** Number of clients on all pages; null if unknown. */
  count: number | null;
}

/** Selects the simulations of all pages that can be assigned. See docs/rules.md R885. */
function PickAll({ selection, filters, count }: PickAllProps) {
  const today = useSantiagoDay();
  const { run, isWorking } = useAction({
    run: () => {
      const name = filters.search === '' ? {} : { name: filters.search };
      const query = { ...filterParameters(filters, today), ...name };
      return answerOf(client.GET('/api/simulador/asignables', { params: { query } }));
    },
    onDone: selection.pick,
    failed: 'No pudimos seleccionarlas. Inténtelo de nuevo.',
  });
  return (
    <Button variant="low" small working={isWorking} workingLabel="Seleccionando…" onClick={() => run()}>
      {`Todos los que coinciden${count === null ? '' : ` (${formatInteger(count)})`}`}
    </Button>
  );
}
