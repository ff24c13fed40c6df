import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useUnsavedForm } from '#shared/office/leaving/unsaved.ts';
import { useValues } from '#shared/ui/fields/use-values.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { TextAreaField } from '#shared/ui/fields/text-area-field.tsx';
import { useFocusHandedOn } from '#shared/ui/use-focus-handed-on.ts';
import styles from './reason-dialog.module.css';

const WIDTH_PX = 520;

export interface ReasonDialogProps {
  title: string;
  hint: string;
  /** Label of the button, e.g. `Devolver`. */
  action: string;
  isWorking: boolean;
  /** True if the decision has been made: the reason can only be copied, and without one the dialog closes. See docs/rules.md R946. */
  isLate: boolean;
  failure: string | null;
  onGiven: (reason: string) => void;
  onClose: () => void;
}

/** Asks for the reason of a refusal. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, action, isWorking, isLate, failure, onGiven, onClose } = props;
  const { values: reason, setValues: setReason, isChanged } = useValues('');
  const [isTried, setTried] = useState(false);
  const leave = useUnsavedForm(isChanged, onClose, isWorking);
  const isVain = isLate && !isChanged;
  const end = useEffectEvent(onClose);
  useLayoutEffect(() => {
    if (isVain) end();
  }, [isVain]);
  useReturnedFocus();
  const close = useRef<HTMLButtonElement>(null);
  const handOnFocus = useFocusHandedOn(close);
  const isEmpty = reason.trim() === '';
  return (
    <Modal
      title={title}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button ref={close} aria-disabled={isWorking} onClick={isLate ? onClose : leave}>
            {isLate ? 'Descartar' : 'Cancelar'}
          </Button>
          {!isLate && (
            <Button
              ref={handOnFocus}
              variant="go"
              working={isWorking}
              onClick={() => {
                setTried(true);
                if (!isEmpty) onGiven(reason);
              }}
            >
              {action}
            </Button>
          )}
        </>
      }
    >
      <div className={modal['padded']}>
        {isLate && (
          <Note tone="warn" role="alert">
            <p>Ya se decidió. Su motivo sigue aquí para que lo copie.</p>
          </Note>
        )}
        <TextAreaField
          name="reason"
          label="Motivo"
          hint={isLate ? undefined : hint}
          readOnly={isLate || isWorking}
          maxLength={500}
          rows={4}
          value={reason}
          error={isTried && isEmpty ? 'Este campo es obligatorio' : undefined}
          onChange={setReason}
        />
        <ActionFailure text={isWorking ? null : failure} className={styles['failure']} />
      </div>
    </Modal>
  );
}
