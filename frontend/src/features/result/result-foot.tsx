import { formatDate } from '@simulador/contracts/domain/format';
import type { ResultProps } from '../../shared/simulation/result-slots.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUf } from '../../shared/uf/uf-context.tsx';
import { hasUnemployment, insuranceFootnote } from './figures.ts';
import { shownRow } from './shown-result.ts';
import styles from './result-figure.module.css';

/** Below the dividend: what it includes, or why there is none yet. */
export function ResultFoot(props: ResultProps) {
  const pageUf = useUf();
  const { status, message, ufDate = pageUf?.date ?? null } = props;
  const shown = shownRow(props);
  if (shown !== null) {
    return (
      <>
        <p>{insuranceFootnote(props.hasSubsidy ?? hasUnemployment(shown))}</p>
        {ufDate !== null && <p className="num">Pesos con la UF del {formatDate(ufDate)}.</p>}
      </>
    );
  }
  if (status === 'failed') {
    return (
      <p className={styles['failure']} role="alert">
        <Icon name="error" />
        <span>{message ?? 'No pudimos calcular tu dividendo. Inténtalo de nuevo en un momento.'}</span>
      </p>
    );
  }
  if (status === 'unavailable') {
    return (
      <p>
        {message ??
          'Por ahora no podemos calcular tu dividendo: nos falta información del banco. Usa «Reintentar», al comienzo de la página.'}
      </p>
    );
  }
  if (status === 'empty') {
    return (
      <p>
        {message ??
          'Aparecerá aquí apenas indiques el valor de la propiedad, el monto del crédito y los años de pago.'}
      </p>
    );
  }
  return <p>Calculando tu dividendo…</p>;
}
