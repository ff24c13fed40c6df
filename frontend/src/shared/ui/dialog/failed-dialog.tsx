import { Button } from '../button.tsx';
import { FailedPart, type FailedPartProps } from '../feedback/failed-part.tsx';
import { Modal } from './modal.tsx';
import { useReturnedFocus } from './use-returned-focus.ts';
import styles from './modal.module.css';

export interface FailedDialogProps extends FailedPartProps {
  /** Of the dialog that could not be opened. */
  title: string;
  onClose: () => void;
}

const WIDTH_PX = 480;

/** In the place of a dialog whose part of the client could not be had. See docs/rules.md R223. */
export function FailedDialog({ title, onClose, ...failure }: FailedDialogProps) {
  useReturnedFocus();
  return (
    <Modal
      title={title}
      widthPx={WIDTH_PX}
      onClose={onClose}
      onEscape={onClose}
      footer={<Button onClick={onClose}>Cerrar</Button>}
    >
      <div className={styles['padded']}>
        <FailedPart {...failure} />
      </div>
    </Modal>
  );
}
