import { useEffect } from 'react';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import type { Inicio } from '../api/wire.ts';

/** See docs/rules.md R94. */
const TOAST_MS = 8000;

/** Says once per answer what could not be had. */
export function useInicioToasts(inicio: Inicio | undefined, failure: Error | null): void {
  const { show } = useToast();
  useEffect(() => {
    for (const { message } of inicio?.errors ?? []) show(message, { tone: 'warn', durationMs: TOAST_MS });
  }, [inicio, show]);
  useEffect(() => {
    if (failure !== null) show(failure.message, { tone: 'warn', durationMs: TOAST_MS });
  }, [failure, show]);
}
