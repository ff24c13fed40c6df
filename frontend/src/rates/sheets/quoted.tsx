import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { formatDate } from '@simulador/contracts/platform/format';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { ALL_WINDOW } from '#shared/office/chosen-window.ts';
import { DataTable } from '#shared/office/data-table.tsx';
import { listLocation } from '#shared/office/list-address.ts';
import { NOBODY } from '#shared/office/queries.ts';
import { QueryPart } from '#shared/ui/feedback/query-part.tsx';
import { describeRate } from '../tarifas/describe.ts';
import type { RateSheet } from '../tarifas/use-new-draft.ts';
import { quotedQuery } from './sheet-data.ts';
import styles from './sheets.module.css';

const NOT_LOADED = 'No pudimos buscar las cotizaciones.';
const points = (value: number): string =>
  `${value < 0 ? '−' : '+'}${Math.abs(value).toLocaleString('es-CL', { minimumFractionDigits: 2 })}`;

/** Changes of a sheet as it was submitted, and the simulations whose rate changes while it is quoted. See docs/rules.md R902, R904. */
export function Quoted({ sheet }: { sheet: RateSheet }) {
  const { submitted_impact: impact } = sheet;
  const query = useQuery(quotedQuery(sheet));
  return (
    <section className={styles['card']} aria-label="Cotizaciones vigentes">
      <h2>Cotizaciones vigentes</h2>
      {impact !== null && (
        <p className="num">
          {[
            `Al enviarla cambiaba ${impact.rates === 1 ? '1 tarifa' : `${impact.rates} tarifas`}, `,
            impact.least !== null &&
              impact.most !== null &&
              (impact.least === impact.most
                ? `en ${points(impact.most)} puntos, `
                : `entre ${points(impact.least)} y ${points(impact.most)} puntos, `),
            `y ${impact.quoted === 1 ? '1 cotización vigente' : `${impact.quoted} cotizaciones vigentes`}.`,
          ]
            .filter(Boolean)
            .join('')}
        </p>
      )}
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
                label: count > results.length ? `Las ${results.length} más nuevas de ${count}` : 'Simulación',
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
