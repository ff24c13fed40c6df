import { useEffect, useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useDialog } from './use-dialog.ts';
import styles from './modal.module.css';

export interface ModalProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** Stands opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  widthPx?: number;
  staticBackdrop?: boolean;
}

/** A native modal dialog; the focus goes to its title. With `staticBackdrop` neither Escape nor a press outside closes it. */
export function Modal(props: ModalProps) {
  const { open, onClose, title, aside, children, footer, widthPx = 960, staticBackdrop = false } = props;
  const dialog = useDialog(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open) heading.current?.focus({ preventScroll: true });
  }, [open]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (staticBackdrop && event.key === 'Escape') event.preventDefault();
  };
  const onPress = (event: MouseEvent): void => {
    if (!staticBackdrop && event.target === dialog.current) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      style={{ maxWidth: `${widthPx}px` }}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => staticBackdrop && event.preventDefault()}
      onClose={onClose}
      onMouseDown={onPress}
    >
      {open && (
        <>
          <header>
            <h2 id={titleId} tabIndex={-1} ref={heading}>
              {title}
            </h2>
            {aside}
            {!staticBackdrop && <IconButton icon="close" label="Cerrar" onClick={onClose} />}
          </header>
          <div className={styles['body']}>{children}</div>
          {footer !== undefined && <footer>{footer}</footer>}
        </>
      )}
    </dialog>
  );
}
