import { formatDate, formatUfValue } from '@simulador/contracts/platform/format';
import { ufValueFromNumber } from '@simulador/contracts/platform/money';
import { Note } from '#shared/ui/feedback/note.tsx';
import { lacksLists } from '../figures/inicio-view.ts';
import { useBank } from '../state/simulator-context.tsx';
import { RetryInicio } from './retry-inicio.tsx';
import styles from './notices.module.css';

/** Note on missing bank data, with the consequence and a retry. See docs/rules.md R220. */
export function MissingFacts() {
  const { inicio, uf } = useBank();
  const value = formatUfValue(ufValueFromNumber(uf.valueClp));
  return (
    <Note tone="warn" className={styles['notice']}>
      {uf.freshness === 'stale' && uf.date !== null && (
        <p>
          <b>No pudimos consultar la UF de hoy.</b> <span>{`Usamos la del ${formatDate(uf.date)}:`}</span>{' '}
          <span className="num whitespace-nowrap">{value}</span>. Los montos en pesos son referenciales.
        </p>
      )}
      {uf.freshness === 'referential' && inicio !== undefined && (
        <p>
          <b>No pudimos consultar el valor de la UF.</b> Convertimos los montos con una UF referencial de{' '}
          <span className="num whitespace-nowrap">{value}</span>, pero con ella no podemos calcular el
          dividendo.
        </p>
      )}
      {lacksLists(inicio) && (
        <p>
          <b>No pudimos cargar toda la información del simulador.</b> Los datos se pueden completar; para
          calcular la necesitamos.
        </p>
      )}
      <RetryInicio />
    </Note>
  );
}
