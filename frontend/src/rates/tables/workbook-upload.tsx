import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Refusal } from '#shared/office/spreadsheet/refusal.tsx';
import { FileRefusal } from '#shared/office/spreadsheet/send-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { DataTable } from '#shared/ui/table/data-table.tsx';
import { describeRate, describeRow, nameOf } from '../tarifas/describe.ts';
import {
  postRates,
  readRates,
  refreshRateTables,
  type NewRateOfRow,
  type Product,
  type RateOfRow,
} from '../tarifas/rate-data.ts';
import { DRAFT_WRITTEN, sheetAddress } from '../tarifas/use-new-draft.ts';
import type { RateTables } from '../tarifas/use-rate-tables.ts';
import { SAVE_FAILED, useTableChange } from '../tarifas/use-table-change.ts';

const WIDTH_PX = 650;
const CANCELLED = 'Carga cancelada. Revise las hojas: pudo alcanzar a crearse un borrador.';

export interface WorkbookUploadProps {
  /** Null for all products. */
  product: Product | null;
  tables: RateTables;
  onClose: () => void;
  /** Receives the read changes instead of saving them. */
  onTake?: (read: ReadWorkbook) => void;
}

export interface ReadWorkbook {
  readonly changed: readonly RateOfRow[];
  readonly added: readonly NewRateOfRow[];
}

const appliedText = (changed: number): string =>
  changed === 1 ? 'Se guardó 1 tasa.' : `Se guardaron ${changed} tasas.`;

/** Uploads edited rates: previewed rate by rate, and saved together. Can be cancelled at any time. */
export function WorkbookUpload({ product, tables, onClose, onTake }: WorkbookUploadProps) {
  const toast = useToast();
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const newSignal = (): AbortSignal => (abort.current = new AbortController()).signal;
  const [file, setFile] = useState<File | null>(null);
  const reading = useMutation({
    mutationFn: (chosen: File) => readRates(product?.id ?? null, chosen, newSignal()),
  });
  const navigate = useNavigate();
  const changed = reading.data?.rates.filter(({ from, to }) => from !== to) ?? [];
  const added = reading.data?.added ?? [];
  const saving = useTableChange({
    change: (chosen: File) => postRates(product?.id ?? null, chosen, newSignal()),
    doneText: ({ changed: count, sheet }) => (sheet === null ? appliedText(count) : DRAFT_WRITTEN),
    failedText: SAVE_FAILED,
    onDone: (answer) => {
      onClose();
      if (typeof answer?.sheet === 'number') void navigate(sheetAddress(answer.sheet));
    },
  });
  useReturnedFocus();
  const error = saving.error ?? reading.error;
  const isRefused = error instanceof FileRefusal;
  const isPending = reading.isPending || saving.isPending;
  const hasChanges = changed.length + added.length > 0;
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    // The preview belongs to the previous file.
    reading.reset();
    saving.reset();
  };
  const cancel = (): void => {
    abort.current?.abort();
    if (saving.isPending) {
      toast.show(CANCELLED, { tone: 'warn' });
      void refreshRateTables(queries);
    }
    onClose();
  };
  const leave = useUnsavedForm(!saving.isPending && hasChanges, cancel);
  return (
    <Modal
      title={`Subir tarifas de ${product?.name ?? 'todos los productos'}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button
            variant="go"
            disabled={file === null}
            // Not `disabled`, so that the button keeps the focus. A refused file has to be corrected and chosen again.
            aria-disabled={isRefused}
            working={isPending}
            workingLabel={saving.isPending ? 'Guardando…' : 'Revisando el archivo…'}
            onClick={() => {
              if (file === null || isRefused) return;
              if (!hasChanges) reading.mutate(file);
              else if (onTake) onTake({ changed, added });
              else saving.mutate(file);
            }}
          >
            {!hasChanges ? 'Revisar' : onTake ? 'Llevar a la hoja' : 'Llevar a una hoja'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 p-4 md:px-6">
        <FileField
          autoFocus={false}
          label="Archivo descargado, con sus cambios"
          hint={`Se lee la columna Tasa de cada fila, por su ID; una fila sin ID crea su tarifa. Se aplican todas o ninguna. Hasta 5\u00a0MB, .xlsx o .xls.`}
          file={file}
          disabled={isPending}
          onChange={choose}
        />
        {error !== null ? (
          <Refusal error={error} />
        ) : (
          reading.data && (
            <Preview changed={changed} added={added} tables={tables} count={reading.data.rates.length} />
          )
        )}
      </div>
    </Modal>
  );
}

interface PreviewProps {
  changed: readonly RateOfRow[];
  added: readonly NewRateOfRow[];
  /** Number of rows with an ID. */
  count: number;
  tables: RateTables;
}

interface PreviewRow {
  readonly row: number;
  readonly name: string;
  /** Previous percentage; null for a new rate. */
  readonly from: number | null;
  readonly to: number;
}

/** Changes that saving would make, rate by rate. */
function Preview({ changed, added, count, tables }: PreviewProps) {
  const productOf = (id: number): string => nameOf(tables.products, id);
  const describe = (id: number): string => {
    const rate = tables.rates.find((each) => each.id === id);
    return rate ? [productOf(rate.product), ...describeRow(rate, tables)].join(', ') : `N.º ${id}`;
  };
  const same = count - changed.length;
  const rows: readonly PreviewRow[] = [
    ...changed.map(({ row, id, from, to }) => ({ row, name: describe(id), from, to })),
    ...added.map(({ row, name, rate }) => ({
      row,
      name: `${productOf(rate.product)}, ${name}`,
      from: null,
      to: rate.rate,
    })),
  ];
  const what = [
    ...(changed.length > 0
      ? [changed.length === 1 ? '1 tasa cambia' : `${changed.length} tasas cambian`]
      : []),
    ...(added.length > 0 ? [added.length === 1 ? '1 es nueva' : `${added.length} son nuevas`] : []),
    ...(same > 0 ? [same === 1 ? '1 queda igual' : `${same} quedan igual`] : []),
  ];
  return (
    <div className="grid gap-4">
      <p role="status" className="num">
        {rows.length === 0 ? (
          'El archivo no cambia ninguna tasa.'
        ) : (
          <>
            <b>{`${what.join(', ')}.`}</b> <span>Todavía no se ha guardado nada.</span>
          </>
        )}
      </p>
      {rows.length > 0 && (
        <DataTable
          label="Tasas que cambian"
          rows={rows}
          keyOf={({ row }) => row}
          columns={[
            { label: 'Fila', of: ({ row }) => row },
            { label: 'Tarifa', of: ({ name }) => name },
            {
              label: 'Antes',
              isNumber: true,
              of: ({ from }) => (from === null ? 'Nueva' : describeRate(from)),
            },
            { label: 'Ahora', isNumber: true, of: ({ to }) => <b>{describeRate(to)}</b> },
          ]}
        />
      )}
    </div>
  );
}
