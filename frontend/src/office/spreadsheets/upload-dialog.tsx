import { useRef, useState, type SyntheticEvent } from 'react';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { SIMULATION_LISTS } from '../lists/queries.ts';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Refusal } from '#shared/office/spreadsheet/refusal.tsx';
import { FileRefusal, sendFile } from '#shared/office/spreadsheet/send-file.ts';
import { client } from '#shared/session/client.ts';
import { simulationCount } from '#shared/simulation/sentence-texts.ts';
import { useIsAdmin } from '#shared/session/session-state.ts';
import { Button } from '#shared/ui/button.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { UploadPreview } from './upload-preview.tsx';

const UPLOAD = 'Subir Excel';
const TOO_LARGE = 'El archivo supera los 5 MB. Descargue menos días o un solo estado.';
const TAKEN_OVER = 'Archivo cargado correctamente.';
const CANCELLED = 'Carga cancelada. Revise el listado: pudo alcanzar a aplicarse.';
const TOAST_MS = 4000;

const describeUpdated = (count: number): string =>
  count === 1 ? 'Se actualizó 1 simulación.' : `Se actualizaron ${simulationCount(count)}.`;
const applyLabel = (count: number): string => (count === 1 ? 'Aplicar 1 cambio' : `Aplicar ${count} cambios`);

/** Button that opens the dialog for uploading an edited file. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{UPLOAD}</Button>
      {isOpen && <UploadDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/**
 * Uploads an edited download. Its changes are previewed and applied together, or the invalid cells are listed. See docs/rules.md
 * R332 to R335.
 */
export function UploadDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [refusals, setRefusals] = useState(0);
  const { reading, applying, cancel } = useUpload({
    onEnd: onClose,
    onFailed: (reason) => {
      if (!(reason instanceof FileRefusal)) return;
      setFile(null);
      setRefusals(refusals + 1);
    },
  });
  const isAdmin = useIsAdmin();
  const isWorking = reading.isWorking || applying.isWorking;
  // After applying failed, the file is read again, because the changes may differ now.
  const read = applying.error === null ? reading.answer : undefined;
  const count = read?.changes.length ?? 0;
  const error = applying.error ?? reading.error;
  const choose = (chosen: File | null): void => {
    if (chosen !== null || !(error instanceof FileRefusal)) {
      reading.reset();
      applying.reset();
    }
    setFile(chosen);
  };
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (file === null || isWorking) return;
    if (read && count > 0) applying.run({ file, tag: read.tag });
    else {
      applying.reset();
      reading.run(file);
    }
  };
  return (
    <FormDialog
      title={UPLOAD}
      widthPx={720}
      // Closing the dialog stops the reading of a file. Changes that are being applied can't be lost, so nothing is asked.
      form={{ isChanged: !applying.isWorking && count > 0, isWorking: false, failure: null, submit }}
      act={{
        children: count > 0 ? applyLabel(count) : 'Revisar',
        working: isWorking,
        workingLabel: applying.isWorking ? 'Aplicando los cambios…' : 'Revisando el archivo…',
        disabled: file === null,
      }}
      onClose={cancel}
    >
      <FileField
        // Empties the field after a refusal, so that the corrected file is chosen again.
        key={refusals}
        autoFocus={refusals > 0}
        label="Archivo descargado, con sus cambios"
        hint={`Se leen Estado${isAdmin ? ', Resolución y Ejecutivo' : ' y Resolución'} de cada fila, por su ID. Se aplican todas o ninguna. Hasta 5\u00a0MB, .xlsx o .xls.`}
        file={file}
        disabled={isWorking}
        onChange={choose}
      />
      {error !== null ? <Refusal error={error} /> : read && <UploadPreview {...read} />}
    </FormDialog>
  );
}

interface UploadOptions {
  readonly onEnd: () => void;
  readonly onFailed: (reason: Error) => void;
}

function useUpload({ onEnd, onFailed }: UploadOptions) {
  const toast = useToast();
  const abort = useRef<AbortController>(null);
  const newSignal = (): AbortSignal => (abort.current = new AbortController()).signal;
  // The dialog lists the refusals.
  const refusable = { failed: () => null, onFailed };
  const reading = useAction({
    ...refusable,
    run: async (file: File) => {
      const signal = newSignal();
      const { body, headers } = await sendFile(
        file,
        (sent) => client.POST('/api/simulador/planilla/lectura', { ...sent, signal }),
        TOO_LARGE,
      );
      return { ...body, tag: headers.get('ETag') ?? '' };
    },
  });
  const applying = useAction({
    ...refusable,
    run: async ({ file, tag }: { file: File; tag: string }) => {
      const signal = newSignal();
      const params = { header: { 'If-Match': tag } };
      const { body } = await sendFile(file, (sent) =>
        client.POST('/simulations/api/simulations/excel', { params, ...sent, signal }),
      );
      return body;
    },
    done: ({ updated }) => ({ text: `${TAKEN_OVER} ${describeUpdated(updated)}`, durationMs: TOAST_MS }),
    onDone: onEnd,
    refetch: [[SIMULATION_LISTS]],
  });
  return {
    reading,
    applying,
    /** Cancels and closes. Only an application in progress may have changed something. */
    cancel: (): void => {
      abort.current?.abort();
      if (applying.isWorking) toast.show(CANCELLED, { tone: 'warn', durationMs: TOAST_MS });
      onEnd();
    },
  };
}
