import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import styles from './clamped-text.module.css';

export interface ClampedTextProps {
  text: string;
  /** Source of the text, for screen readers: `del comentario de Ana`. */
  of: string;
}

/** Three lines, and the rest on demand. See docs/rules.md R314. */
export function ClampedText({ text, of }: ClampedTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(paragraph, isOpen);
  return (
    <>
      <p id={id} ref={paragraph} className={classNames(styles['text'], !isOpen && styles['clamped'])}>
        {text}
      </p>
      {overflows && (
        <Button
          variant="low"
          small
          className={styles['more']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver más'}
          <span className="vh"> {of}</span>
        </Button>
      )}
    </>
  );
}

/** Fonts and the dialog's width have settled by then. */
const CHECKED_AFTER_MS = 300;

/** Whether the folded text is higher than its box, measured once the box has settled. */
function useOverflow(folded: RefObject<HTMLElement | null>, isOpen: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = folded.current;
    if (element === null || isOpen) return undefined;
    let timer = 0;
    const check = (): void => {
      window.clearTimeout(timer);
      timer = window.setTimeout(
        () => setOverflows(element.scrollHeight > element.clientHeight),
        CHECKED_AFTER_MS,
      );
    };
    check();
    window.addEventListener('resize', check);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('resize', check);
    };
  }, [folded, isOpen]);
  return overflows;
}
