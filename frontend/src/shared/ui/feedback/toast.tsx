import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { keepAbove } from '#shared/browser/keep-above.ts';
import { useDocumentEvent } from '#shared/browser/listen.ts';
import { IconButton } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

export interface ToastOptions {
  tone: 'good' | 'warn' | 'bad';
  durationMs?: number;
  /** Button of the toast; pressing it closes the toast. */
  action?: { readonly label: string; readonly run: () => void } | undefined;
}

interface Toast extends Required<ToastOptions> {
  /** A message is shown once at a time. */
  readonly message: string;
  /** Increased when the same message is shown again. */
  readonly shownCount: number;
}

interface ToastQueue {
  show: (message: string, options: ToastOptions) => void;
}

const DEFAULT_MS = 3500;
/** Time in which a keyboard reaches a toast's button. */
const ACTION_MS = 20_000;

const ToastContext = createContext<ToastQueue | null>(null);

/** Returns `show(message, {tone, durationMs})`. Showing the same message twice restarts its time. */
export function useToast(): ToastQueue {
  const queue = use(ToastContext);
  if (queue === null) throw new Error('Outside of a ToastProvider');
  return queue;
}

const keepAboveToasts = keepAbove('--toasts-height');

/** Returns true if a region lies over an element outside of it. */
function covers(region: Element | null, element: EventTarget | null): boolean {
  if (!(element instanceof Element) || region === null || region.contains(element)) return false;
  const [own, other] = [region.getBoundingClientRect(), element.getBoundingClientRect()];
  const isBeside = own.left >= other.right || own.right <= other.left;
  return !isBeside && own.top < other.bottom && own.bottom > other.top;
}

/**
 * Returns whether a toast belongs to the top: the slim bar is at the bottom of a narrow window, or what is used reaches into its lower
 * half. That is what was pressed, unless the focus has moved on: Safari does not focus a pressed button.
 */
function belongsToTop(pressed: Element | null): boolean {
  if (window.innerWidth < 1024 && document.querySelector('[data-slim-bar]') !== null) return true;
  const focused = document.querySelector('main :focus');
  const used = focused === null || focused.contains(pressed) ? pressed : focused;
  return used !== null && used.getBoundingClientRect().bottom > window.innerHeight / 2;
}

interface ToastProviderProps {
  /** Shows the toasts instead, e.g. the page's, so that they outlive what is closed. */
  via?: ToastQueue | null;
  children: ReactNode;
}

export function ToastProvider({ via = null, children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isAtTop, setAtTop] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  const pressed = useRef<Element>(null);
  // A button's icon may be another one by then.
  const press = ({ target }: Event) => (pressed.current = (target as Element).closest('a, button, label'));
  useDocumentEvent('pointerdown', press, true);
  // The page scrolls the focus out from under its toasts.
  useEffect(() => {
    const own = region.current;
    return own === null || own.closest('dialog') ? undefined : keepAboveToasts(own);
  }, []);
  // They make way for what can't be scrolled.
  useDocumentEvent('focusin', ({ target }) => {
    if (toasts.length > 0 && covers(region.current, target)) setAtTop(!isAtTop);
  });
  const [queue] = useState<ToastQueue>(() => ({
    show: (message, { tone, action, durationMs = action ? ACTION_MS : DEFAULT_MS }) => {
      setAtTop(belongsToTop(pressed.current));
      setToasts((shown) => {
        const before = shown.find((each) => each.message === message);
        const toast = { message, tone, durationMs, action, shownCount: (before?.shownCount ?? 0) + 1 };
        return before ? shown.map((each) => (each === before ? toast : each)) : [...shown, toast];
      });
    },
  }));
  const cardsOf = (isLoud: boolean) =>
    toasts
      .filter(({ tone }) => (tone === 'bad') === isLoud)
      .map((toast) => (
        <ToastCard
          key={toast.message}
          toast={toast}
          onEnd={() => setToasts((shown) => shown.filter(({ message }) => message !== toast.message))}
        />
      ));
  return (
    <ToastContext value={via ?? queue}>
      {children}
      {/* Over the page at the window's edge, in a dialog over the end of its content unless that scrolls away on a low screen, so that nothing moves. */}
      <div
        ref={region}
        className="on-dark pointer-events-none fixed right-0 bottom-0 z-40 max-w-full has-[p]:p-4 data-top:top-0 data-top:bottom-auto print:hidden not-low:[dialog>&]:sticky not-low:[dialog>&]:top-auto! not-low:[dialog>&]:bottom-2! not-low:[dialog>&]:order-1 not-low:[dialog>&]:flex not-low:[dialog>&]:h-0 not-low:[dialog>&]:flex-none not-low:[dialog>&]:flex-col not-low:[dialog>&]:justify-end not-low:[dialog>&]:py-0!"
        data-toasts
        data-top={isAtTop || undefined}
      >
        <div role="status" className={TOASTS}>
          {cardsOf(false)}
        </div>
        <div role="alert" className={`${TOASTS} not-empty:[:not(:empty)+&]:mt-2`}>
          {cardsOf(true)}
        </div>
      </div>
    </ToastContext>
  );
}

const TOASTS = 'grid justify-items-end gap-2';
const ICON = { good: 'check', warn: 'warn', bad: 'error' } as const;

const MARK = { good: 'text-inverse-good', warn: 'text-inverse-warn', bad: 'text-inverse-bad' } as const;

function ToastCard({ toast, onEnd }: { toast: Toast; onEnd: () => void }) {
  const pauses = useCountdown(toast, onEnd);
  return (
    <div
      className="pointer-events-auto flex max-w-160 animate-appear items-start gap-3 rounded-md bg-inverse px-4 py-3 text-on-solid shadow-float"
      {...pauses}
    >
      <Icon name={ICON[toast.tone]} className={classNames('mt-0.5', MARK[toast.tone])} />
      <p className="min-w-0 flex-1 wrap-anywhere">{toast.message}</p>
      {toast.action && (
        <button
          type="button"
          className="-my-1.5 -mr-1.5 min-h-8 cursor-pointer border-0 bg-transparent px-2 font-bold underline"
          onClick={() => {
            toast.action?.run();
            onEnd();
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton className="-my-1.5 -mr-1.5" icon="close" label="Cerrar aviso" onClick={onEnd} />
    </div>
  );
}

/** Calls `onEnd` after the toast's time, which starts again when the toast is shown again and after each pause. Returns what pauses it. */
function useCountdown({ durationMs, shownCount }: Toast, onEnd: () => void) {
  const [isPaused, setPaused] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => end(), durationMs);
    return () => clearTimeout(timer);
  }, [durationMs, shownCount, isPaused]);
  const [pause, resume] = [() => setPaused(true), () => setPaused(false)];
  return { onPointerEnter: pause, onPointerLeave: resume, onFocus: pause, onBlur: resume };
}
