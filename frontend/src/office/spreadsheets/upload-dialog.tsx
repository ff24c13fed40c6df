import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Refusal } from '#shared/office/spreadsheet/refusal.tsx';
import { FileRefusal, sendFile } from '#shared/office/spreadsheet/send-file.ts';
import styles from '#shared/office/spreadsheet/spreadsheet.module.css';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/figure-texts.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { TOO_LARGE, UPLOAD } from './texts.ts';
import { UploadPreview } from './upload-preview.tsx';

const WIDTH_PX = 760;
const TAKEN_OVER = 'Archivo cargado correctamente.';
const CANCELLED = 'Carga cancelada. Revise el listado: pudo alcanzar a aplicarse.';
const TOAST_MS = 4000;

const describeUpdated = (count: number): string =>
  count === 1 ? 'Se actualizó 1 simulación.' : `Se actualizaron ${simulationCount(count)}.`;
const applyLabel = (count: number): string => (count === 1 ? 'Aplicar 1 cambio' : `Aplicar ${count} cambios`);

/**
 * Uploads an edited download. Its changes are previewed and applied together, or the invalid cells are listed. See docs/rules.md
 * R332 to R335.
 */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { reading, applying, cancel } = useUpload({
    onEnd: onClose,
    onRefused: () => {
      setFile(null);
      setRefusals(refusals + 1);
    },
  });
  const isAdmin = useIsAdmin();
  const isPending = reading.isPending || applying.isPending;
  // After applying failed, the file is read again, because the changes may differ now.
  const read = applying.error === null ? reading.data : undefined;
  const count = read?.changes.length ?? 0;
  const leave = useUnsavedForm(!applying.isPending && count > 0, cancel);
  const error = applying.error ?? reading.error;
  const choose = (chosen: File | null): void => {
    if (chosen !== null || !(error instanceof FileRefusal)) {
      reading.reset();
      applying.reset();
    }
    setFile(chosen);
  };
  return (
    <Modal
      title={UPLOAD}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button onClick={leave}>Cancelar</Button>
          <Button
            variant="go"
            disabled={file === null}
            working={isPending}
            workingLabel={applying.isPending ? 'Aplicando los cambios…' : 'Revisando el archivo…'}
            onClick={() => {
              if (file !== null && read && count > 0) applying.mutate({ file, tag: read.tag });
              else if (file !== null) {
                applying.reset();
                reading.mutate(file);
              }
            }}
          >
            {count > 0 ? applyLabel(count) : 'Revisar'}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <FileField
          // Empties the field after a refusal, so that the corrected file is chosen again.
          key={refusals}
          autoFocus={refusals > 0}
          label="Archivo descargado, con sus cambios"
          hint={`Se leen Estado${isAdmin ? ', Resolución y Ejecutivo' : ' y Resolución'} de cada fila, por su ID. Se aplican todas o ninguna. Hasta 5\u00a0MB, .xlsx o .xls.`}
          file={file}
          disabled={isPending}
          onChange={choose}
        />
        {error !== null ? <Refusal error={error} /> : read && <UploadPreview {...read} />}
      </div>
    </Modal>
  );
}

function useUpload({ onEnd, onRefused }: { onEnd: () => void; onRefused: () => void }) {
  const toast = useToast();
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const newSignal = (): AbortSignal => (abort.current = new AbortController()).signal;
  const onError = (reason: Error): void => {
    if (reason instanceof FileRefusal) onRefused();
  };
  const reading = useMutation({
    mutationFn: async (file: File) => {
      const signal = newSignal();
      const { body, headers } = await sendFile(
        file,
        (sent) => client.POST('/api/simulador/planilla/lectura', { ...sent, signal }),
        TOO_LARGE,
      );
      return { ...body, tag: headers.get('ETag') ?? '' };
    },
  });
  const applying = useMutation({
    mutationFn: async ({ file, tag }: { file: File; tag: string }) => {
      const signal = newSignal();
      const params = { header: { 'If-Match': tag } };
      const { body } = await sendFile(file, (sent) =>
        client.POST('/simulations/api/simulations/excel', { params, ...sent, signal }),
      );
      return body;
    },
    onSuccess: ({ updated }) => {
      toast.show(`${TAKEN_OVER} ${describeUpdated(updated)}`, { tone: 'good', durationMs: TOAST_MS });
      onEnd();
      return refreshSimulationLists(queries);
    },
  });
  return {
    reading: { ...reading, mutate: (file: File) => reading.mutate(file, { onError }) },
    applying: {
      ...applying,
      mutate: (given: { file: File; tag: string }) => applying.mutate(given, { onError }),
    },
    /** Cancels and closes. Only an application in progress may have changed something. */
    cancel: (): void => {
      abort.current?.abort();
      if (applying.isPending) {
        toast.show(CANCELLED, { tone: 'warn', durationMs: TOAST_MS });
        void refreshSimulationLists(queries);
      }
      onEnd();
    },
  };
}
