import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { AT_CORE } from '@simulador/contracts/rates/rate-sheet';
import { isGone } from '#shared/api/final-refusals.ts';
import { priceApprovalQuery } from '#shared/office/price-approval.ts';
import { Screen } from '#shared/office/screen.tsx';
import { useAddressId } from '#shared/office/use-shown-address.ts';
import { Button } from '#shared/ui/button.tsx';
import { FailedPart } from '#shared/ui/feedback/failed-part.tsx';
import { failureOf, outdatedOf } from '#shared/ui/feedback/failure-of.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { QueryPart, together } from '#shared/ui/feedback/query-part.tsx';
import { useFileDownload } from '#shared/ui/forms/use-file-download.ts';
import { Icon } from '#shared/ui/icon.tsx';
import {
  changeAddress,
  type RateSheet,
  type ScheduledSheet,
  scheduledQuery,
  sheetQuery,
} from '../tarifas/change-data.ts';
import { describeCount } from '../tarifas/describe.ts';
import { downloadRates } from '../tarifas/rate-data.ts';
import { NOT_LOADED, useRateTables, type RateTables } from '../tarifas/use-rate-tables.ts';
import { ReturnReason } from '../changes/change-history.tsx';
import { OtherValues } from './other-values.tsx';
import { PendingBar } from './pending-bar.tsx';
import { ProductCard } from './product-card.tsx';
import { UploadDialog } from './upload-dialog.tsx';
import { isAtCore } from '../tarifas/proposed-set.ts';
import { useCoreRates } from './use-core-rates.ts';
import { dayOf, useDesk } from './use-desk.ts';

const NOT_CURRENT = 'No pudimos leer las tarifas de nuevo: las que se muestran pueden no estar al día.';
const NOT_SCHEDULED = 'No pudimos leer los cambios aprobados que aún no rigen.';
const NONE: readonly ScheduledSheet[] = [];
const OF_CORE =
  'Las tarifas son del sistema central del banco: se cambian una a una y cada una rige allá al guardarla, sin fecha ni aprobación. Por eso aquí no hay cambios por enviar.';

/** All prices: each product's rates and the other values, edited in place. The address may name a set that is edited on. */
export function RatesScreen() {
  const tables = useRateTables();
  const id = useAddressId('cambio');
  const draft = useQuery({ ...sheetQuery(id ?? 0), enabled: id !== null });
  const rates = useQuery(priceApprovalQuery).data?.rates;
  const scheduled = useQuery({ ...scheduledQuery, enabled: rates !== undefined && rates !== 'core' });
  // A draft that is deleted, to which the way back leads still, leaves the table as it is.
  const isLost = isGone(draft.error);
  const needed = together([...tables.queries, ...(id === null || isLost ? [] : [draft])]);
  // Waited for also if it fails, so that nothing is moved later.
  const isRead = rates === 'core' || scheduled.data !== undefined || scheduled.isFetchedAfterMount;
  if (tables.data === undefined || needed.data === undefined || !isRead)
    return (
      <Screen isDense title="Tarifas">
        <QueryPart
          query={{ ...needed, data: undefined }}
          failed={NOT_LOADED}
          loading="Cargando las tarifas…"
        />
      </Screen>
    );
  const opened = id !== null && !isLost && draft.data?.actions.includes('change') ? draft.data : null;
  return (
    <RateDesk key={id} tables={tables.data} queries={needed.queries} draft={opened} scheduled={scheduled} />
  );
}

interface RateDeskProps {
  tables: RateTables;
  queries: readonly UseQueryResult[];
  draft: RateSheet | null;
  /** Approved changes to come, which are shown as far as they can be read; a core has none. */
  scheduled: UseQueryResult<readonly ScheduledSheet[]>;
}

function RateDesk({ tables, queries, draft, scheduled }: RateDeskProps) {
  const isCore = tables.changes.rates === 'core';
  const sheets = (!isCore && scheduled.data) || NONE;
  const isReadOnly = isAtCore(tables.changes);
  const desk = useCoreRates(useDesk(tables, draft, sheets), isCore);
  const [isUploading, setUploading] = useState(false);
  const [read, setRead] = useState<string | null>(null);
  const [adjusted, setAdjusted] = useState<number | null>(null);
  const download = useFileDownload(downloadRates, () => 'Tarifas.xlsx');
  const navigate = useNavigate();
  const failed = outdatedOf([...queries, scheduled], NOT_CURRENT) ?? failureOf([scheduled], NOT_SCHEDULED);
  return (
    <Screen
      isDense
      title="Tarifas"
      aside={
        <>
          <nav
            className="mr-auto flex flex-wrap gap-x-4 max-md:order-1 max-md:basis-full"
            aria-label="En esta página"
          >
            {tables.products.map(({ id, name }) => (
              <a
                key={id}
                className="font-semibold text-ink-2 no-underline hover:underline"
                href={`#producto-${id}`}
              >
                {name}
              </a>
            ))}
            {!isCore && (
              <a className="font-semibold text-ink-2 no-underline hover:underline" href="#otros-valores">
                Otros valores
              </a>
            )}
          </nav>
          {!isReadOnly && (
            <p className="ml-auto text-ink-2 max-lg:hidden">
              Un clic edita, <kbd>Enter</kbd> baja, <kbd>Ctrl V</kbd> pega desde Excel
            </p>
          )}
          <span className="ml-auto flex gap-2 lg:ml-0">
            <Button
              small
              working={download.isWorking}
              workingLabel="Descargando…"
              onClick={() => download.run()}
            >
              <Icon name="download" />
              <span className="max-md:sr-only">Descargar Excel</span>
            </Button>
            {!isCore && (
              <Button small onClick={() => setUploading(true)}>
                Subir Excel
              </Button>
            )}
          </span>
        </>
      }
      notice={failed !== null && <FailedPart {...failed} />}
    >
      <div className="mb-4 grid gap-3 [&_*]:scroll-mb-28">
        {isCore && <Note small>{isReadOnly ? AT_CORE : OF_CORE}</Note>}
        {draft && (
          <Note small>
            <p>
              Está editando <Link to={changeAddress(draft.id)}>{draft.name}</Link>.
            </p>
            {draft.reason !== null && <ReturnReason sheet={draft} />}
          </Note>
        )}
        {read !== null && (
          <Note small role="status">
            {read}
          </Note>
        )}
        {sheets.map((sheet) => (
          <Note key={sheet.id} small>
            <p className="num">
              {`Desde el ${dayOf(sheet)} rige `}
              <Link to={changeAddress(sheet.id)}>{sheet.name.replace(` desde el ${dayOf(sheet)}`, '')}</Link>
              {` (${describeCount(sheet.change_count)}).`}
            </p>
          </Note>
        ))}
        <div className="grid items-start gap-3 xl:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-3">
            {tables.products.map((product) => (
              <ProductCard
                key={product.id}
                {...{ product, desk }}
                isAdjusted={desk.adjusting !== null && adjusted === product.id}
                onAdjust={() => setAdjusted(product.id)}
              />
            ))}
          </div>
          {!isCore && <OtherValues desk={desk} />}
        </div>
      </div>
      {!isCore && (desk.count > 0 || desk.isDirty || draft !== null) && (
        <PendingBar
          {...{ desk, draft }}
          isSecond={tables.changes.approval === 'second'}
          onClose={() => {
            desk.clear();
            setRead(null);
            if (draft) void navigate('/tarifas', { replace: true });
          }}
        />
      )}
      {isUploading && <UploadDialog desk={desk} onRead={setRead} onClose={() => setUploading(false)} />}
    </Screen>
  );
}
