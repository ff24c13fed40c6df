import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { ToastProvider } from '../feedback/toast.tsx';
import { useDialog } from './use-dialog.ts';
import styles from './modal.module.css';

export interface ModalProps {
  onClose: () => void;
  /** What Escape does; nothing where it could lose something. */
  onEscape?: () => void;
  title: string;
  /** Stands opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
  footer: ReactNode;
  widthPx: number;
}

/**
 * A native modal dialog; the focus goes to its title. A press outside does not close it. Its toasts are its own: what lies below a
 * modal dialog is neither seen nor announced.
 */
export function Modal({ onClose, onEscape, title, aside, children, footer, widthPx }: ModalProps) {
  const dialog = useDialog(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // A dialog above this one has taken it.
    if (!event.defaultPrevented) onEscape?.();
    event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      style={{ maxWidth: `${widthPx}px` }}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        // Escape where nothing of the dialog has the focus.
        event.preventDefault();
        onEscape?.();
      }}
      onClose={onClose}
    >
      <ToastProvider>
        <header>
          <h2 id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {aside}
        </header>
        <div className={styles['body']}>{children}</div>
        <footer>{footer}</footer>
      </ToastProvider>
    </dialog>
  );
}
