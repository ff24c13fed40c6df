import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { UNASSIGNED } from '@simulador/contracts/bank/codes';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatInteger } from '@simulador/contracts/platform/format';
import { useSantiagoDay } from '#shared/context/use-santiago-day.ts';
import type { ChosenWindow } from '#shared/office/chosen-window.ts';
import { daysAgo, type ExecutiveCount, perExecutiveQuery } from './counts.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { disabledExecutivesQuery, disabledName, NOBODY } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { ufShort } from '#shared/simulation/figure-texts.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';

const NOT_COUNTED = 'No pudimos contar las simulaciones por ejecutivo.';
/** Table of unassigned simulations and of each executive; each row links to the list. See docs/rules.md R514. */
export function Executives({ window, total }: { window: ChosenWindow; total: number }) {
  const isAdmin = useIsAdmin();
  const today = useSantiagoDay();
  const answer = useQuery(perExecutiveQuery(window, today));
  return (
    <QueryPart query={answer} failed={NOT_COUNTED}>
      {(counts) =>
        counts.length > 0 && (
          <section className="mt-8">
            <h2 className="mb-3 text-20">Simulaciones por ejecutivo</h2>
            <DataTable
              label="Simulaciones por ejecutivo"
              rows={counts}
              keyOf={({ commercial }) => String(commercial)}
              columns={[
                { label: 'Ejecutivo', isName: true, of: (count) => <Name count={count} window={window} /> },
                { label: 'Asignadas', isNumber: true, of: ({ assigned }) => formatInteger(assigned) },
                { label: 'Enviadas', isNumber: true, of: ({ sent }) => formatInteger(sent) },
                { label: 'Rechazadas', isNumber: true, of: ({ rejected }) => formatInteger(rejected) },
                { label: 'Monto', isNumber: true, of: ({ amount_uf: amountUf }) => ufShort(amountUf) },
                {
                  label: 'Más antigua sin respuesta',
                  isNumber: true,
                  of: ({ oldest_unanswered: oldest }) =>
                    oldest === null ? '–' : daysAgo(oldest as IsoDate, today),
                },
              ]}
            />
            {!isAdmin && (
              <p className="mt-3 text-14 text-ink-2">
                {`De otros ejecutivos: ${formatInteger(counts.reduce((rest, { assigned }) => rest - assigned, total))}.`}
              </p>
            )}
          </section>
        )
      }
    </QueryPart>
  );
}

/** Name of an executive as a link to their simulations. Only the administrator has links to others' simulations. */
function Name({ count, window }: { count: ExecutiveCount; window: ChosenWindow }) {
  const { commercial, full_name: name } = count;
  const isAdmin = useIsAdmin();
  const { data: disabled = [] } = useQuery(disabledExecutivesQuery(isAdmin));
  const isDisabled = disabled.some(({ id }) => id === commercial);
  const own = { view: commercial === null ? ('unassigned' as const) : ('mine' as const) };
  const filters = { window, ...(isAdmin ? { executive: commercial ?? UNASSIGNED } : own) };
  return (
    <Link className="inline-block min-h-6" {...listLocation(filters)}>
      {isDisabled && name !== null ? disabledName(name) : (name ?? NOBODY)}
    </Link>
  );
}
