import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsaved } from '#shared/office/leaving/unsaved.ts';
import { ScrolledTable } from '#shared/office/scrolled-table.tsx';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Refusal } from '#shared/office/spreadsheet/refusal.tsx';
import { FileRefusal } from '#shared/office/spreadsheet/send-file.ts';
import styles from '#shared/office/spreadsheet/spreadsheet.module.css';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { describeRate, describeRow } from '../describe.ts';
import { postRates, readRates, refreshRateTables, type Product, type RateOfRow } from '../rate-data.ts';
import type { RateTables } from '../use-rate-tables.ts';
import { SAVE_FAILED, useTableChange } from '../use-table-change.ts';

const WIDTH_PX = 650;
const CANCELLED = 'Carga cancelada. Revise las tarifas: pudo alcanzar a aplicarse.';

export interface SheetUploadProps {
  product: Product;
  tables: RateTables;
  onClose: () => void;
}

const takenText = (changed: number): string =>
  changed === 1 ? 'Se guardó 1 tasa.' : `Se guardaron ${changed} tasas.`;

/** Uploads a product's edited rates: previewed rate by rate, and saved together. It can be cancelled at any time. */
export function SheetUpload({ product, tables, onClose }: SheetUploadProps) {
  const toast = useToast();
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const newSignal = (): AbortSignal => (abort.current = new AbortController()).signal;
  const [file, setFile] = useState<File | null>(null);
  const reading = useMutation({
    mutationFn: (chosen: File) => readRates(product.id, chosen, newSignal()),
    networkMode: 'always',
  });
  const saving = useTableChange({
    change: (chosen: File) => postRates(product.id, chosen, newSignal()),
    doneText: ({ changed }) => takenText(changed),
    failedText: SAVE_FAILED,
    onDone: onClose,
  });
  useReturnedFocus();
  const error = saving.error ?? reading.error;
  const isRefused = error instanceof FileRefusal;
  const isPending = reading.isPending || saving.isPending;
  const changed = reading.data?.rates.filter(({ from, to }) => from !== to) ?? [];
  useUnsaved(!saving.isPending && changed.length > 0);
  const choose = (chosen: File | null): void => {
    setFile(chosen);
    // What was read is of another file.
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
  return (
    <Modal
      title={`Subir tarifas de ${product.name}`}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={cancel}
      footer={
        <>
          <Button onClick={cancel}>Cancelar</Button>
          <Button
            variant="go"
            disabled={file === null}
            // It keeps the focus; a refused file has to be corrected first, and is then another file.
            aria-disabled={isRefused}
            working={isPending}
            workingLabel={saving.isPending ? 'Guardando…' : 'Revisando el archivo…'}
            onClick={() => {
              if (file !== null && !isRefused) (changed.length > 0 ? saving : reading).mutate(file);
            }}
          >
            {changed.length > 0 ? 'Guardar' : 'Revisar'}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <FileField
          autoFocus={false}
          label="Archivo descargado, con sus cambios"
          hint={`Se lee la columna Tasa de cada fila, por su ID. Se aplican todas o ninguna. Hasta 5\u00a0MB, .xlsx o .xls.`}
          file={file}
          disabled={isPending}
          onChange={choose}
        />
        {error !== null ? (
          <Refusal error={error} />
        ) : (
          reading.data && <Preview {...{ changed, tables }} count={reading.data.rates.length} />
        )}
      </div>
    </Modal>
  );
}

interface PreviewProps {
  changed: readonly RateOfRow[];
  /** Of all rows. */
  count: number;
  tables: RateTables;
}

/** What saving would do, rate by rate. */
function Preview({ changed, count, tables }: PreviewProps) {
  const describe = (id: number): string => {
    const rate = tables.rates.find((each) => each.id === id);
    return rate ? describeRow(rate, tables).join(', ') : `N.º ${id}`;
  };
  const same = count - changed.length;
  return (
    <div className={styles['outcome']}>
      <p role="status" className="num">
        {changed.length === 0 ? (
          'El archivo no cambia ninguna tasa.'
        ) : (
          <>
            <b>
              {changed.length === 1 ? '1 tasa cambia' : `${changed.length} tasas cambian`}
              {same > 0 && (same === 1 ? ', 1 queda igual' : `, ${same} quedan igual`)}.
            </b>{' '}
            Todavía no se ha guardado nada.
          </>
        )}
      </p>
      {changed.length > 0 && (
        <ScrolledTable
          label="Tasas que cambian"
          rows={changed}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Fila', of: ({ row }) => row },
            { label: 'Tarifa', of: ({ id }) => describe(id) },
            { label: 'Antes', isNumber: true, of: ({ from }) => describeRate(from) },
            { label: 'Ahora', isNumber: true, of: ({ to }) => <b>{describeRate(to)}</b> },
          ]}
        />
      )}
    </div>
  );
}
