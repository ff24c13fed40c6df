import { useEffect } from 'react';
import { formatDate, formatUfValue } from '@simulador/contracts/domain/format';
import { ufValueFromNumber } from '@simulador/contracts/domain/money';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { useToast } from '#shared/ui/feedback/toast.tsx';
import type { UfOfDay } from '#shared/context/uf.tsx';
import type { useInicio } from '../api/get-inicio.ts';
import type { Inicio } from '../api/wire.ts';
import { lacksLists } from '../calculation/inicio-view.ts';
import styles from './notices.module.css';

export interface InicioNoticeProps {
  inicio: Pick<ReturnType<typeof useInicio>, 'data' | 'isFetching' | 'refetch'>;
  uf: UfOfDay;
}

/** What is missing of UF, catalogues and insurances, what that means, and the way to try again. */
export function InicioNotice({ inicio, uf }: InicioNoticeProps) {
  const isIncomplete = lacksLists(inicio.data);
  if (uf.freshness === 'today' && !isIncomplete) return null;
  const value = formatUfValue(ufValueFromNumber(uf.valueClp));
  return (
    <Note tone="warn" className={styles['notice']}>
      {uf.freshness === 'stale' && uf.date !== null && (
        <p>
          <b>No pudimos consultar la UF de hoy.</b> Usamos la del {formatDate(uf.date)}:{' '}
          <span className="num nw">{value}</span>. Los montos en pesos son referenciales.
        </p>
      )}
      {uf.freshness === 'referential' && (
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
      <Button
        small
        working={inicio.isFetching}
        workingLabel="Consultando…"
        onClick={() => void inicio.refetch()}
        className={styles['retry']}
      >
        <Icon name="retry" /> Reintentar
      </Button>
    </Note>
  );
}

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
