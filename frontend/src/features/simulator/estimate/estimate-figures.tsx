import { formatPct } from '@simulador/contracts/domain/format';
import { pesos, uf } from '#shared/simulation/figure-texts.ts';
import type { ResultRow } from '#shared/simulation/result-slots.ts';
import { Button } from '#shared/ui/button.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { useSimulator } from '../state/use-simulator.ts';
import styles from './estimator.module.css';

/** What the three answers come to; as high without figures. The result beside the page, or the bar below it, announces them. */
export function EstimateFigures() {
  const { status, row, message, onRetry } = useSimulator().simulation.result;
  const isWaiting = status === 'loading' || status === 'updating';
  const shown = status === 'ready' || status === 'updating' ? row : null;
  return (
    <div className={styles['figures']} aria-busy={isWaiting || undefined}>
      <dl className="num">
        <div className={styles['dividend']}>
          <dt>Dividendo mensual</dt>
          <dd>
            {shown === null ? <Skeleton widthEm={5} label="Sin calcular" /> : pesos(shown.DivTotalPe)}
            <small>{shown === null ? <Skeleton widthEm={5} /> : uf(shown.DivTotal)}</small>
          </dd>
        </div>
        <div>
          <dt>CAE</dt>
          <dd>{shown === null ? <Skeleton widthEm={3} label="Sin calcular" /> : formatPct(shown.TasaCae)}</dd>
        </div>
        <div>
          <dt>Renta mínima</dt>
          <dd>{shown === null ? <Skeleton widthEm={5} label="Sin calcular" /> : pesos(shown.RenMin)}</dd>
        </div>
      </dl>
      <div className={styles['note']}>
        {status === 'failed' ? (
          <Button small onClick={onRetry}>
            <Icon name="retry" /> Reintentar
          </Button>
        ) : null}
        <p role={status === 'failed' ? 'alert' : undefined}>{noteOf(status, shown, message)}</p>
      </div>
    </div>
  );
}

function noteOf(status: string, shown: ResultRow | null, message: string | null): string {
  if (shown !== null)
    return `Compra de un departamento usado, a la tasa sugerida de ${formatPct(shown.Tasa)} anual. Con seguros, sin gastos operacionales.`;
  if (message !== null) return message;
  return status === 'loading' ? 'Calculando…' : 'Supone la compra de un departamento usado.';
}
