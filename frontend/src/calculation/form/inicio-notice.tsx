import { useEffect, useRef } from 'react';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import type { Inicio } from '../api/wire.ts';
import { lacksLists, listsOf } from '../api/get-inicio.ts';
import type { Modules } from '../state/modules.ts';
import { useBank, useSteps } from '../state/simulator-context.tsx';

const MissingFacts = deferred(
  () => import('./notices.tsx'),
  'MissingFacts',
  'No pudimos cargar toda la información del simulador.',
);

/** Note that UF, catalogues or insurances are missing, with the consequence and a button to retry. See docs/rules.md R220. */
export function InicioNotice() {
  const { inicio, uf, isInicioPending } = useBank();
  const { modules } = useSteps();
  const isMissing = uf.freshness !== 'today' || lacksLists(inicio);
  if (isInicioPending || !isMissing || isSaidByModule(modules, inicio)) return null;
  return <MissingFacts />;
}

/** Returns true if the open module reports the missing data itself. */
const isSaidByModule = (modules: Modules, inicio: Inicio | undefined): boolean =>
  modules.m3.active ? listsOf(inicio) === null : modules.m2.active && !inicio?.catalogos;

/** Duration of a toast. See docs/rules.md R94. */
const TOAST_MS = 8000;

/** Shows a toast once per answer for what is unavailable, and once if there is no answer, however often it is requested again. */
export function useInicioToasts(inicio: Inicio | undefined, failure: Error | null): void {
  const { show } = useToast();
  const saidFailure = useRef<string>(null);
  useEffect(() => {
    saidFailure.current = null;
    for (const { message } of inicio?.errors ?? []) show(message, { tone: 'warn', durationMs: TOAST_MS });
  }, [inicio, show]);
  useEffect(() => {
    if (failure === null || failure.message === saidFailure.current) return;
    saidFailure.current = failure.message;
    show(failure.message, { tone: 'warn', durationMs: TOAST_MS });
  }, [failure, show]);
}
