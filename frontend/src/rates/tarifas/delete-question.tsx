import { useRef, type RefObject } from 'react';
import { unlessGone } from '#shared/api/refusals.ts';
import { Button } from '#shared/ui/button.tsx';
import { Modal } from '#shared/ui/dialog/modal.tsx';
import { useReturnedFocus } from '#shared/ui/dialog/use-returned-focus.ts';
import { ActionFailure } from '#shared/ui/feedback/action-failure.tsx';
import { useReadRow } from './use-read-row.ts';
import { usePriceAction } from './use-price-action.ts';

const DELETE_FAILED = 'No pudimos eliminarlo. Inténtelo de nuevo en unos minutos.';

/** Rows that are deleted together with another row. */
export interface Dependents {
  readonly action: string;
  readonly names: readonly string[];
}

export interface DeleteQuestionProps {
  question: string;
  description: string;
  row: object;
  remove: (tag: string) => Promise<unknown>;
  doneText: string;
  action?: string;
  dependents?: Dependents | null;
  consequence?: string | null;
  /** Gets the focus once the button has disappeared with its row. */
  heading: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks before a row is deleted, and shows why deleting failed. Stays open until the answer arrives. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { question, description, row, remove, doneText, action, dependents, heading, onClose } = props;
  const { consequence = null } = props;
  const next = useRef<HTMLElement>(null);
  useReturnedFocus(next);
  const asRead = useReadRow(row);
  const { isWorking, failure, run } = usePriceAction({
    run: async () => {
      const answer = await asRead(remove).catch(unlessGone);
      next.current = heading.current;
      return answer;
    },
    done: () => doneText,
    failed: DELETE_FAILED,
    onDone: onClose,
  });
  const leave = (): void => {
    if (!isWorking) onClose();
  };
  return (
    <Modal
      title={question}
      onClose={onClose}
      onEscape={leave}
      footer={
        <>
          <Button aria-disabled={isWorking} onClick={leave}>
            Cancelar
          </Button>
          <Button variant="danger" working={isWorking} workingLabel="Eliminando…" onClick={() => run()}>
            {action ?? dependents?.action ?? 'Eliminar'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 px-6 py-4">
        <p>{description}</p>
        {consequence !== null && <p>{consequence}</p>}
        {dependents && (
          <ul
            className="mt-3 max-h-[min(280px,40vh)] overflow-auto rounded-md border border-line py-2 pr-3 pl-7 text-14"
            tabIndex={0}
            aria-label="También se eliminan"
          >
            {dependents.names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        <ActionFailure text={failure} />
      </div>
    </Modal>
  );
}
