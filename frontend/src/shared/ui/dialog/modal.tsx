import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useDialog } from './use-dialog.ts';
import styles from './modal.module.css';

export interface ModalProps {
  onClose: () => void;
  title: string;
  /** Stands opposite the title. */
  aside?: ReactNode;
  children: ReactNode;
  footer: ReactNode;
  widthPx: number;
}

/** A native modal dialog; the focus goes to its title. Neither Escape nor a press outside closes it. */
export function Modal({ onClose, title, aside, children, footer, widthPx }: ModalProps) {
  const dialog = useDialog(true);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      style={{ maxWidth: `${widthPx}px` }}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <header>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {aside}
      </header>
      <div className={styles['body']}>{children}</div>
      <footer>{footer}</footer>
    </dialog>
  );
}
