import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
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

const WIDTH_PX = 650;
const TAKEN_OVER = 'Archivo cargado correctamente.';
const NOTHING_NEW = 'No tenía cambios.';
const describeUpdated = (count: number): string =>
  count === 1 ? 'Se actualizó 1 simulación.' : `Se actualizaron ${simulationCount(count)}.`;
const CANCELLED = 'Carga cancelada. Revise el listado: pudo alcanzar a aplicarse.';
const TOAST_MS = 4000;

export interface UploadDialogProps {
  onClose: () => void;
}

/** Uploads an edited download, and lists the cells that can't be applied. See docs/rules.md R332 to R334. */
export function UploadDialog({ onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { isPending, error, send, cancel, reset } = useUpload({
    onEnd: onClose,
    onRefused: () => {
      setFile(null);
      setRefusals(refusals + 1);
    },
  });
  const isAdmin = useIsAdmin();
  const choose = (chosen: File | null): void => {
    if (chosen !== null) reset();
    setFile(chosen);
  };
  return (
    <Modal
      title={UPLOAD}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={isPending ? cancel : onClose}
      footer={
        <>
          <Button onClick={isPending ? cancel : onClose}>Cancelar</Button>
          <Button
            variant="go"
            disabled={file === null}
            working={isPending}
            workingLabel="Revisando el archivo…"
            onClick={() => file !== null && send(file)}
          >
            Subir archivo
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        <FileField
          // What was refused is corrected first, and then it is another file.
          key={refusals}
          autoFocus={refusals > 0}
          label="Archivo descargado, con sus cambios"
          hint={`Se leen Estado${isAdmin ? ', Resolución y Ejecutivo' : ' y Resolución'} de cada fila, por su ID. Se aplican todas o ninguna. Hasta 5\u00a0MB, .xlsx o .xls.`}
          file={file}
          disabled={isPending}
          onChange={choose}
        />
        {error && <Refusal error={error} />}
      </div>
    </Modal>
  );
}

interface UploadOutcomes {
  onEnd: () => void;
  onRefused: () => void;
}

function useUpload({ onEnd, onRefused }: UploadOutcomes) {
  const toast = useToast();
  const queries = useQueryClient();
  const abort = useRef<AbortController>(null);
  const { isPending, error, mutate, reset } = useMutation({
    mutationFn: async (file: File) => {
      const { signal } = (abort.current = new AbortController());
      return sendFile(
        file,
        (sent) => client.POST('/simulations/api/simulations/excel', { ...sent, signal }),
        TOO_LARGE,
      );
    },
    onSuccess: ({ updated }) => {
      const text = `${TAKEN_OVER} ${updated > 0 ? describeUpdated(updated) : NOTHING_NEW}`;
      toast.show(text, { tone: 'good', durationMs: TOAST_MS });
      onEnd();
      return refreshSimulationLists(queries);
    },
    networkMode: 'always',
  });
  const onError = (reason: Error): void => {
    if (reason instanceof FileRefusal) onRefused();
  };
  return {
    isPending,
    error,
    send: (file: File): void => mutate(file, { onError }),
    cancel: (): void => {
      abort.current?.abort();
      toast.show(CANCELLED, { tone: 'warn', durationMs: TOAST_MS });
      onEnd();
      void refreshSimulationLists(queries);
    },
    reset,
  };
}
