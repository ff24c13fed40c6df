import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDate, formatUfValue } from '@simulador/contracts/domain/format';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import { inicioQuery } from '../api/get-inicio.ts';
import type { Inicio } from '../api/wire.ts';
import { lacksLists, listsOf } from '../calculation/inicio-view.ts';
import type { Modules } from '../state/modules.ts';
import { useBank, useSteps } from '../state/simulator-context.tsx';
import styles from './notices.module.css';

/** Notice about missing UF, catalogues or insurances: the consequence, and a button to retry. See docs/rules.md R220. */
export function InicioNotice() {
  const { inicio, uf, isInicioPending } = useBank();
  const { modules } = useSteps();
  const isIncomplete = lacksLists(inicio);
  const isMissing = uf.freshness !== 'today' || isIncomplete;
  if (isInicioPending || !isMissing || isSaidByModule(modules, inicio)) return null;
  const value = formatUfValue(ufValueFromNumber(uf.valueClp));
  return (
    <Note tone="warn" className={styles['notice']}>
      {uf.freshness === 'stale' && uf.date !== null && (
        <p>
          <b>No pudimos consultar la UF de hoy.</b> Usamos la del {formatDate(uf.date)}:{' '}
          <span className="num nw">{value}</span>. Los montos en pesos son referenciales.
        </p>
      )}
      {uf.freshness === 'referential' && inicio !== undefined && (
        <p>
          <b>No pudimos consultar el valor de la UF.</b> Convertimos los montos con una UF referencial de{' '}
          <span className="num nw">{value}</span>, pero con ella no podemos calcular el dividendo.
        </p>
      )}
      {isIncomplete && (
        <p>
          <b>No pudimos cargar toda la información del simulador.</b> Los datos se pueden completar; para
          calcular la necesitamos.
        </p>
      )}
      <RetryInicio />
    </Note>
  );
}

/** Returns true if the open module already reports the missing data itself. */
const isSaidByModule = (modules: Modules, inicio: Inicio | undefined): boolean =>
  modules.m3.active ? listsOf(inicio) === null : modules.m2.active && !inicio?.catalogos;

export function RetryInicio() {
  const { retryInicio } = useBank();
  const isFetching = useIsFetching({ queryKey: inicioQuery.queryKey }) > 0;
  return (
    <Button
      small
      working={isFetching}
      workingLabel="Consultando…"
      onClick={retryInicio}
      className={styles['retry']}
    >
      <Icon name="retry" /> Reintentar
    </Button>
  );
}

/** See docs/rules.md R94. */
const TOAST_MS = 8000;

/** Announces once per answer what is unavailable, and once that there is no answer, however often it is requested again. */
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
