import type { ReactNode } from 'react';
import { unlessGone } from '#shared/api/refusals.ts';
import { FormDialog } from '#shared/office/leaving/form-dialog.tsx';
import { usePriceForm, useReadRow } from './use-price-action.ts';

const DELETE_FAILED = 'No pudimos eliminarlo. Inténtelo de nuevo en unos minutos.';

export interface DeleteQuestionProps {
  question: string;
  row: object;
  remove: (tag: string) => Promise<unknown>;
  doneText: string;
  action?: string | undefined;
  onClose: () => void;
  /** Name of the row, and what its deletion does. */
  children: ReactNode;
}

/** Asks before a row is deleted, and shows why deleting failed. Stays open until the answer arrives. */
export function DeleteQuestion(props: DeleteQuestionProps) {
  const { question, row, remove, doneText, action = 'Eliminar', onClose, children } = props;
  const asRead = useReadRow(row);
  const form = usePriceForm({
    start: {},
    violations: () => [],
    run: () => asRead(remove).catch(unlessGone),
    done: () => doneText,
    failed: DELETE_FAILED,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={question}
      form={form}
      act={{ variant: 'danger', children: action, workingLabel: 'Eliminando…' }}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}
