import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate, formatInteger } from '@simulador/contracts/platform/format';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { ALL_WINDOW } from '#shared/office/chosen-window.ts';
import { listLocation } from '#shared/office/list-address.ts';
import { NOBODY } from '#shared/office/queries.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { quotedQuery } from './sheet-data.ts';
import { OF_SAVED } from './sheet-texts.ts';
import styles from './sheets.module.css';

const NOT_LOADED = 'No pudimos buscar las cotizaciones.';

/** Simulations whose rate changes while it is quoted. See docs/rules.md R904. */
export function Quoted({ sheet, isSaved }: { sheet: RateSheet; isSaved: boolean }) {
  const query = useQuery(quotedQuery(sheet));
  return (
    <section className={styles['card']} aria-label="Cotizaciones vigentes">
      <h2>Cotizaciones vigentes</h2>
      {!isSaved && <p className="muted">{OF_SAVED}</p>}
      <QueryPart query={query} failed={NOT_LOADED} loading="Buscando las cotizaciones…">
        {({ count, results }) => (
          <DataTable
            label="Cotizaciones vigentes cuya tasa cambia"
            rows={results}
            keyOf={({ id }) => id}
            empty={
              <p className="muted">Ninguna simulación abierta cambia de tasa mientras su cotización vale.</p>
            }
            columns={[
              {
                label:
                  count > results.length
                    ? `Las ${results.length} más nuevas de ${formatInteger(count)}`
                    : 'Simulación',
                of: ({ uuid, id }) => (
                  <Link {...listLocation({ window: ALL_WINDOW }, uuid)}>{`N.º ${id}`}</Link>
                ),
              },
              { label: 'Fecha', of: ({ day }) => formatDate(day as IsoDate) },
              { label: 'Ejecutivo', of: ({ executive }) => executive ?? NOBODY },
              { label: 'Antes', isNumber: true, of: ({ rate_before: rate }) => describeRate(rate) },
              {
                label: 'Después',
                isNumber: true,
                of: ({ rate_after: rate }) => <b>{rate === null ? 'Sin tasa' : describeRate(rate)}</b>,
              },
            ]}
          />
        )}
      </QueryPart>
    </section>
  );
}
