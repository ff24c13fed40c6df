import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#shared/api/api-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { refreshRateTables } from './rate-data.ts';
import { DELETE_FAILED } from './texts.ts';
import styles from './delete-question.module.css';

export interface DeleteQuestionProps {
  question: string;
  /** Of what would be gone. */
  description: string;
  remove: () => Promise<unknown>;
  doneText: string;
  onClose: () => void;
}

/** Asks before something is deleted, and says why it could not be. */
export function DeleteQuestion({ question, description, remove, doneText, onClose }: DeleteQuestionProps) {
  const toast = useToast();
  useReturnedFocus();
  const queries = useQueryClient();
  const { isPending, error, mutate } = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      toast.show(doneText, { tone: 'good' });
      onClose();
      return refreshRateTables(queries);
    },
  });
  return (
    <Modal
      title={question}
      widthPx={480}
      onClose={onClose}
      onEscape={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button variant="go" working={isPending} workingLabel="Eliminando…" onClick={() => mutate()}>
            Eliminar
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
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
