import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { REFUSED_FILE } from '@simulador/contracts/messages/problems';
import { failureText } from '#shared/api/api-error.ts';
import { refreshSimulationLists } from '#shared/office/queries.ts';
import { useIsAdmin } from '#shared/session/use-session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { FileField } from './file-field.tsx';
import { Refusal } from './refusal.tsx';
import { sendFile, type RefusedFile } from './send-file.ts';
import { TOO_LARGE, UPLOAD } from './texts.ts';
import styles from './upload-dialog.module.css';

const WIDTH_PX = 650;
const MAX_BYTES = 5 * 1024 * 1024;
const TAKEN_OVER = 'Archivo cargado correctamente.';
const TAKEN_OVER_MS = 4000;

export interface UploadDialogProps {
  onClose: () => void;
}

/** Takes a downloaded file back that was changed, and says which cells can't be taken over. See docs/rules.md R332 to R334. */
export function UploadDialog({ onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { isPending, refused, send, reset } = useUpload({
    onDone: onClose,
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
      {...(isPending ? {} : { onEscape: onClose })}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancelar
          </Button>
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
        {refused && <Refusal refused={refused} />}
      </div>
    </Modal>
  );
}

interface UploadOutcomes {
  onDone: () => void;
  onRefused: () => void;
}

function useUpload({ onDone, onRefused }: UploadOutcomes) {
  const toast = useToast();
  const queries = useQueryClient();
  const { isPending, data, error, mutate, reset } = useMutation({
    mutationFn: (file: File): Promise<RefusedFile | null> =>
      file.size > MAX_BYTES
        ? Promise.resolve({ message: REFUSED_FILE, reasons: [TOO_LARGE], cells: [] })
        : sendFile(file),
    onSuccess: (refused) => {
      if (refused !== null) return undefined;
      toast.show(TAKEN_OVER, { tone: 'good', durationMs: TAKEN_OVER_MS });
      onDone();
      return refreshSimulationLists(queries);
    },
    networkMode: 'always',
  });
  const failed =
    error === null ? null : { message: failureText(error, REFUSED_FILE), reasons: [], cells: [] };
  const send = (file: File): void =>
    mutate(file, { onSuccess: (refused) => void (refused !== null && onRefused()) });
  return { isPending, refused: failed ?? data ?? null, send, reset };
}
