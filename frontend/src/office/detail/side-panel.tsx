import { useEffect, useId, useRef } from 'react';
import type { ModalProps } from '#shared/ui/dialog/modal.tsx';
import { useEscape } from '#shared/ui/dialog/use-escape.ts';
import styles from './side-panel.module.css';

export interface SidePanelProps extends Omit<ModalProps, 'onClose' | 'widthPx'> {
  /** The title gets the focus when this changes; null leaves the focus where it is. */
  focusKey: string | null;
}

/** A region next to the list, with a modal's header and footer. It takes no focus by itself. */
export function SidePanel({ onEscape, title, aside, children, footer, focusKey }: SidePanelProps) {
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (focusKey !== null) heading.current?.focus({ preventScroll: true });
  }, [focusKey]);
  useEscape(panel, onEscape);
  return (
    <section ref={panel} className={styles['panel']} aria-labelledby={titleId}>
      <header>
        <h2 id={titleId} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {aside}
      </header>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className={styles['body']} tabIndex={0} role="group" aria-label="Datos de la simulación">
        {children}
      </div>
      {footer !== null && <footer>{footer}</footer>}
    </section>
  );
}
