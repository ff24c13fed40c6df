import { useMemo, useRef, useState } from 'react';

export interface ToastOptions {
  tone: 'good' | 'warn' | 'bad';
  durationMs?: number;
  /** Button of the toast; pressing it closes the toast. */
  action?: ToastAction | undefined;
}

export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast extends Required<ToastOptions> {
  readonly id: number;
  readonly message: string;
  /** Increased when the same message is shown again. */
  readonly shownCount: number;
}

export interface ToastQueue {
  show: (message: string, options: ToastOptions) => void;
  dismiss: (id: number) => void;
}

const DEFAULT_MS = 3500;

/** Toasts on screen, oldest first, and functions that add and remove them. */
export function useToastQueue(): { toasts: readonly Toast[]; api: ToastQueue } {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const idOf = useRef(new Map<string, number>());
  const api = useMemo<ToastQueue>(
    () => ({
      show: (message, { tone, durationMs = DEFAULT_MS, action }) => {
        const id = idOf.current.get(message) ?? idOf.current.size + 1;
        idOf.current.set(message, id);
        setToasts((shown) => withToast(shown, { id, message, tone, durationMs, action, shownCount: 1 }));
      },
      dismiss: (id) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    }),
    [],
  );
  return { toasts, api };
}

function withToast(shown: readonly Toast[], toast: Toast): readonly Toast[] {
  const before = shown.find(({ id }) => id === toast.id);
  if (before === undefined) return [...shown, toast];
  return shown.map((each) => (each === before ? { ...toast, shownCount: before.shownCount + 1 } : each));
}
