import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { listen } from '#shared/browser/listen.ts';
import { Button } from '#shared/ui/button.tsx';
import { classNames } from '#shared/ui/class-names.ts';

export interface ClampedTextProps {
  text: string;
  /** Completes the button's name for screen readers, e.g. `del comentario de Ana`. */
  of: string;
}

/** Text cut to three lines, with a button for the rest. See docs/rules.md R314. */
export function ClampedText({ text, of }: ClampedTextProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const paragraph = useRef<HTMLParagraphElement>(null);
  const overflows = useOverflow(paragraph, isOpen);
  return (
    <>
      <p
        id={id}
        ref={paragraph}
        className={classNames(
          'leading-[1.5] wrap-anywhere whitespace-pre-wrap',
          !isOpen && 'line-clamp-3 max-h-[4.5em]',
        )}
      >
        {text}
      </p>
      {overflows && (
        <Button
          variant="low"
          small
          className="-ml-2"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? 'Ver menos' : 'Ver más'}</span>
          <span className="sr-only">{` ${of}`}</span>
        </Button>
      )}
    </>
  );
}

/** Delay after which fonts and the dialog's width are final. */
const CHECKED_AFTER_MS = 300;

/** Returns whether the folded text is higher than its box. */
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
    const end = listen(window, ['resize'], check);
    return () => {
      window.clearTimeout(timer);
      end();
    };
  }, [folded, isOpen]);
  return overflows;
}
