import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ToastProvider } from '../feedback/toast.tsx';
import { useDialog } from './use-dialog.ts';
import { useEscape } from './use-escape.ts';
import styles from './modal.module.css';

export interface ModalProps {
  onClose: () => void;
  /** Called on Escape, if other than `onClose`. */
  onEscape?: () => void;
  title: string;
  /** Content at the other end of the title's row. */
  aside?: ReactNode;
  children: ReactNode;
  /** Buttons; without any, there is no footer. */
  footer: ReactNode;
  widthPx?: number;
  /** True if what is below must not be seen. */
  hidesPage?: boolean;
}

/**
 * Native modal dialog. Its title takes the focus, and a press outside does not close it. It has its own toasts, because content
 * below a modal dialog is neither visible nor announced.
 */
export function Modal(props: ModalProps) {
  const { onClose, onEscape = onClose, title, aside, children, footer, widthPx = 480, hidesPage } = props;
  const dialog = useDialog(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  useEscape(dialog, onEscape);
  return (
    <dialog
      ref={dialog}
      className={classNames(styles['modal'], hidesPage && 'backdrop:bg-ground')}
      style={{ maxWidth: `${widthPx}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
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
        {footer !== null && <footer>{footer}</footer>}
      </ToastProvider>
    </dialog>
  );
}
