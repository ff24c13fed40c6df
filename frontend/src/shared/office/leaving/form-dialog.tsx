import { useId, type ComponentProps, type ReactNode } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Modal } from '../../ui/dialog/modal.tsx';
import { ActionFailure } from '../../ui/forms/form.tsx';
import { ErrorSummary } from '../../ui/fields/error-summary.tsx';
import type { FormState } from '../../ui/forms/use-form.ts';
import { useUnsavedForm } from './unsaved.ts';

export interface FormDialogProps {
  title: string;
  widthPx?: number;
  /** State of the form, as `useForm` returns it. */
  form: Pick<FormState<object>, 'isChanged' | 'isWorking' | 'failure' | 'submit'> &
    Partial<Pick<FormState<object>, 'summary' | 'attempt'>>;
  /** The one filled button: its label, and what differs from a button that sends the form. */
  act: Omit<ComponentProps<typeof Button>, 'type' | 'form'>;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Dialog with a form: its violations above the fields, its failure below them, `Cancelar` and one filled button. Every way out asks before changed
 * values are lost, and does nothing while the form is sent.
 */
export function FormDialog({ title, widthPx, form, act, onClose, children }: FormDialogProps) {
  const { isChanged, isWorking, failure, submit, summary = [], attempt = 0 } = form;
  const id = useId();
  const leave = useUnsavedForm(isChanged, onClose, isWorking);
  return (
    <Modal
      title={title}
      {...(widthPx !== undefined && { widthPx })}
      onClose={onClose}
      onEscape={leave}
      aside={<IconButton icon="close" label="Cerrar" onClick={leave} />}
      footer={
        <div className="flex flex-1 flex-wrap justify-end gap-3">
          <Button aria-disabled={isWorking} onClick={leave}>
            Cancelar
          </Button>
          <Button variant="go" type="submit" form={id} working={isWorking} {...act} />
        </div>
      }
    >
      <form id={id} className="grid gap-4 p-4 md:px-6" noValidate onSubmit={submit}>
        <ErrorSummary errors={summary} attempt={attempt} />
        {children}
        <ActionFailure text={isWorking ? null : failure} />
      </form>
    </Modal>
  );
}
