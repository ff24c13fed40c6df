import { useRef, type RefObject } from 'react';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import modal from '#shared/ui/dialog/modal.module.css';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useTableChange } from './use-table-change.ts';

const DELETE_FAILED = 'No pudimos eliminarlo. Inténtelo de nuevo en unos minutos.';

export interface DeleteQuestionProps {
  question: string;
  /** Of what would be gone. */
  description: string;
  remove: () => Promise<unknown>;
  doneText: string;
  /** Gets the focus once the button disappeared with its row. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before something is deleted, and shows why it failed. It stays until the answer arrives. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { question, description, remove, doneText, heading, onClose } = props;
  const next = useRef<HTMLElement>(null);
  useReturnedFocus(next);
  const { isPending, error, mutate } = useTableChange({
    change: async () => {
      await remove();
      next.current = heading.current;
    },
    doneText: () => doneText,
    failedText: DELETE_FAILED,
    onDone: onClose,
  });
  const leave = (): void => {
    if (!isPending) onClose();
  };
  return (
    <Modal
      title={question}
      widthPx={480}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button aria-disabled={isPending} onClick={leave}>
            Cancelar
          </Button>
          <Button
            variant="go"
            working={isPending}
            workingLabel="Eliminando…"
            onClick={() => mutate(undefined)}
          >
            Eliminar
          </Button>
        </>
      }
    >
      <div className={modal['padded']}>
        <p>{description}</p>
        {error !== null && (
          <Note tone="bad" role="alert">
            <p>{failureText(error, DELETE_FAILED)}</p>
          </Note>
        )}
      </div>
    </Modal>
  );
}
