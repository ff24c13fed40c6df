import { useId, useState, type FocusEvent, type PointerEvent } from 'react';
import styles from './explained.module.css';

export interface ExplainedProps {
  /** Term that the tooltip explains, e.g. `Qué es el CAE`. */
  name: string;
  children: string;
}

/** Mark next to a term, which explains it on press, hover or keyboard focus. See docs/rules.md R242. */
export function Explained({ name, children }: ExplainedProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  const hover =
    (open: boolean) =>
    ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setIsOpen(open);
    };
  const openForKeyboard = ({ currentTarget }: FocusEvent<HTMLButtonElement>): void => {
    if (currentTarget.matches(':focus-visible')) setIsOpen(true);
  };
  return (
    <span className={styles['explained']} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <button
        type="button"
        aria-label={`Qué es ${name}`}
        aria-describedby={id}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
        onFocus={openForKeyboard}
        onBlur={close}
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        ?
      </button>
      <span role="tooltip" id={id} hidden={!isOpen}>
        {children}
      </span>
    </span>
  );
}
