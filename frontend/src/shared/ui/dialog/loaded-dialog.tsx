import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { deferred } from '../feedback/deferred.tsx';
import { FailedPart } from '../feedback/failed-part.tsx';
import { failureOf } from '../feedback/failure-of.ts';
import { Modal } from './modal.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';

export interface LoadedDialogProps<Props extends object> {
  of: ReturnType<typeof deferred<unknown, Props>>;
  /** Title of the dialog if loading failed. */
  title: string;
  failedText: string;
  onClose: () => void;
  loading?: ReactNode;
  children: (Component: ComponentType<Props>) => ReactNode;
}

/**
 * Dialog whose code is loaded when it is opened. On closing, the element that opened it gets the focus, also after a retried
 * load. See docs/rules.md R223.
 */
export function LoadedDialog<Props extends object>(props: LoadedDialogProps<Props>) {
  const { of, title, failedText, onClose, loading = null, children } = props;
  const part = useQuery(of.part);
  const failure = failureOf([part], failedText);
  useReturnedFocus();
  if (part.data !== undefined) return children(part.data.Component);
  if (failure === null) return loading;
  return (
    <Modal title={title} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <div className="px-6 py-4">
        <FailedPart {...failure} />
      </div>
    </Modal>
  );
}
