import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import styles from './sheets.module.css';

const WIDTH_PX = 520;

export interface ReturnDialogProps {
  isWorking: boolean;
  failure: string | null;
  onReturn: (reason: string) => void;
  onClose: () => void;
}

/** Asks why the sheet is returned to its author. */
export function ReturnDialog({ isWorking, failure, onReturn, onClose }: ReturnDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  useReturnedFocus();
  const isEmpty = reason.trim() === '';
  return (
    <Modal
      title="Devolver la hoja"
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={() => isWorking || onClose()}
      footer={
        <>
          <Button aria-disabled={isWorking} onClick={() => isWorking || onClose()}>
            Cancelar
          </Button>
          <Button
            variant="go"
            working={isWorking}
            workingLabel="Devolviendo…"
            onClick={() => {
              setTried(true);
              if (!isEmpty) onReturn(reason);
            }}
          >
            Devolver
          </Button>
        </>
      }
    >
      <div className={modal['padded']}>
        <TextAreaField
          name="return_reason"
          label="Motivo"
          hint="Lo lee quien escribió la hoja."
          maxLength={500}
          rows={4}
          value={reason}
          error={isTried && isEmpty ? 'Este campo es obligatorio' : undefined}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {failure !== null && !isWorking && (
          <Note tone="bad" role="alert" className={styles['gap']}>
            <p>{failure}</p>
          </Note>
        )}
      </div>
    </Modal>
  );
}
