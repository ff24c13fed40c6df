import type { MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../button.tsx';
import { useDialog } from './use-dialog.ts';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onClose: () => void;
  label: string;
  onDark?: boolean;
  children: ReactNode;
}

/** Dialog that slides up from the bottom edge, with a close button on top. `onDark`: its top is dark. */
export function Sheet({ open, onClose, label, onDark = false, children }: SheetProps) {
  const dialog = useDialog(open);
  const onPress = (event: MouseEvent): void => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-label={label}
      onClose={onClose}
      onMouseDown={onPress}
    >
      {open && (
        <>
          <div className={classNames(styles['close'], onDark && 'on-dark')}>
            <IconButton icon="close" label="Cerrar" onClick={onClose} />
          </div>
          {children}
        </>
      )}
    </dialog>
  );
}
