import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { partQuery } from '../../browser/load-part.ts';
import { Button } from '../button.tsx';
import { FailedPart } from '../feedback/failed-part.tsx';
import { failureOf } from '../feedback/failure-of.ts';
import { Modal } from './modal.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';
import styles from './modal.module.css';

export interface LoadedDialogProps<Part> {
  query: ReturnType<typeof partQuery<Part>>;
  /** Title of the dialog if loading failed. */
  title: string;
  failedText: string;
  onClose: () => void;
  loading?: ReactNode;
  children: (part: Part) => ReactNode;
}

/**
 * Dialog whose code is loaded when it is opened. On closing, the element that opened it gets the focus, also after a retried
 * load. See docs/rules.md R223.
 */
export function LoadedDialog<Part>(props: LoadedDialogProps<Part>) {
  const { query, title, failedText, onClose, loading = null, children } = props;
  const part = useQuery(query);
  const failure = failureOf([part], failedText);
  useReturnedFocus();
  if (part.data !== undefined) return children(part.data);
  if (failure === null) return loading;
  return (
    <Modal title={title} onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
      <div className={styles['padded']}>
        <FailedPart {...failure} />
      </div>
    </Modal>
  );
}
