import { formatInteger } from '@simulador/contracts/platform/format';
import { answerOf } from '#shared/api/api-error.ts';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import { filterParameters } from '#shared/office/filter-parameters.ts';
import type { ListFilters } from '#shared/office/list-address.ts';
import { client } from '#shared/session/client.ts';
import { Button } from '#shared/ui/button.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import type { Selection } from './use-selection.ts';

export interface PickAllProps {
  selection: Selection;
  filters: ListFilters;
  /** Number of clients on all pages; null if unknown. */
  count: number | null;
}

/** Selects the simulations of all pages that can be assigned. See docs/rules.md R885. */
export function PickAll({ selection, filters, count }: PickAllProps) {
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
