import { useEffect, useId, useRef, type ReactNode, useEffectEvent, type RefObject, useState } from 'react';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import { classNames } from '../class-names.ts';
import { ToastProvider } from '../feedback/toast.tsx';
import { useDialog } from './sheet.tsx';

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

/** Covers a phone. On a low screen (400 % zoom) title and buttons scroll with the content. */
const MODAL =
  'm-0 h-dvh max-h-none w-full flex-col overflow-clip border-0 bg-surface p-0 shadow-float open:flex max-md:max-w-none! md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:w-[calc(100%-48px)] md:rounded-md print:open:hidden low:open:overflow-y-auto';
const ROW =
  'flex flex-none items-center justify-between gap-x-4 gap-y-3 border-line px-4 py-3 md:px-6 md:py-4';
/** A single button is where the last of several would be. Only the footer's own buttons share its width on a phone, not those of a dialog opened from there. */
const FOOTER =
  'order-2 flex-wrap border-t [&>button:only-child]:ml-auto max-md:[&>button]:flex-1 max-md:[&>button]:px-2 max-[340px]:[&>button]:px-0.5 max-md:[&>div>button]:flex-1 max-md:[&>div>button]:px-3';

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
  useReturnedFocus();
  return (
    <dialog
      ref={dialog}
      className={classNames(MODAL, hidesPage && 'backdrop:bg-ground')}
      style={{ maxWidth: `${widthPx}px` }}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      onClose={onClose}
    >
      <ToastProvider>
        <header className={`${ROW} border-b`}>
          <h2 className="text-20" id={titleId} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          {aside}
        </header>
        {/* Containing block of visually hidden content, which would otherwise lengthen the page. */}
        <div className="relative min-h-0 flex-auto overflow-y-auto low:flex-none low:overflow-visible">
          {children}
        </div>
        {footer !== null && <footer className={`${ROW} ${FOOTER}`}>{footer}</footer>}
      </ToastProvider>
    </dialog>
  );
}

/**
 * Handles Escape wherever the focus is, because a browser would force a dialog closed at the second Escape. A dialog handles it
 * while it is the topmost one; a dialog beside the page (`data-beside`), while no other is open and the user is not typing elsewhere. `onEscape`: called
 * instead of the browser's action.
 */
export function useEscape(frame: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useDocumentEvent('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    const topmost = [...document.querySelectorAll('dialog[open]:not([data-beside])')].at(-1);
    if (topmost === undefined ? isTypingOutside(frame.current, event.target) : topmost !== frame.current)
      return;
    event.preventDefault();
    onEscape();
  });
}

const isTypingOutside = (frame: HTMLElement | null, target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('input, select, textarea') && frame?.contains(target) !== true;

/**
 * Restores the focus from before a dialog when it closes. If that element is gone, or nothing
 * had the focus (an address that opens the dialog), the page's content gets it, unless a dialog below, closed together with this one,
 * has already handed it on.
 */
export function useReturnedFocus(): void {
  const [opener] = useState(() => document.activeElement);
  const giveBack = useEffectEvent(() => {
    if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body) opener.focus();
    else if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  });
  useEffect(() => () => giveBack(), []);
}
