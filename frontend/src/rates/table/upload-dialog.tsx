import { useState } from 'react';
import { formatInteger } from '@simulador/contracts/platform/format';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { FileField } from '#shared/office/spreadsheet/file-field.tsx';
import { Refusal } from '#shared/office/spreadsheet/refusal.tsx';
import { FileRefusal } from '#shared/office/spreadsheet/send-file.ts';
import { useAction } from '#shared/ui/forms/use-action.ts';
import { planOf } from '../grid/plan.ts';
import { readRates } from '../tarifas/rate-data.ts';
import type { Desk } from './use-desk.ts';

const FAILED = 'No pudimos leer la planilla. Inténtelo de nuevo en unos minutos.';
const HINT =
  'Se lee la columna Tasa de cada fila, por su ID; una fila sin ID crea su tarifa. Hasta 5\u00a0MB, .xlsx o .xls.';

export interface UploadDialogProps {
  desk: Desk;
  /** Called with what was read, in words. */
  onRead: (text: string) => void;
  onClose: () => void;
}

/** Reads a spreadsheet of rates into pending cells, all of its rows or none. See docs/rules.md R362. */
export function UploadDialog({ desk, onRead, onClose }: UploadDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const { run, isWorking, error, reset } = useAction({
    run: (chosen: File) => readRates(chosen),
    failed: FAILED,
    hasPlace: true,
    onDone: ({ changes }, { name }) => {
      const changed = changes.filter(({ from, value }) => from !== value).length;
      desk.set([...planOf(changes).values()]);
      onRead(
        changed === 0
          ? `${name} no cambia ninguna tasa.`
          : `${name}: ${formatInteger(changes.length)} filas leídas, ${changed === 1 ? '1 cambia y está abajo como cambio' : `${formatInteger(changed)} cambian y están abajo como cambios`}.`,
      );
      onClose();
    },
  });
  const isRefused = error instanceof FileRefusal;
  return (
    <FormDialog
      title="Subir Excel"
      widthPx={720}
      form={{
        isChanged: false,
        isWorking,
        failure: null,
        submit: (event) => {
          event.preventDefault();
          if (file !== null && !isRefused) run(file);
        },
      }}
      act={{
        children: 'Leer planilla',
        disabled: file === null,
        'aria-disabled': isRefused,
        workingLabel: 'Leyendo…',
      }}
      onClose={onClose}
    >
      <FileField
        autoFocus={false}
        label="Archivo descargado, con sus cambios"
        hint={HINT}
        file={file}
        disabled={isWorking}
        onChange={(chosen) => {
          setFile(chosen);
          reset();
        }}
      />
      {error !== null && <Refusal error={error} />}
    </FormDialog>
  );
}
