import { hasUnemployment } from '@simulador/contracts/simulations/figures';
import { formatDate } from '@simulador/contracts/platform/format';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { FiguresProps } from '../figures/shown.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { Explained } from '#shared/ui/explained.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useUf } from '#shared/context/uf.tsx';
import { shownRow } from '../figures/shown.ts';
import { Unanswered } from './old-mark.tsx';
import styles from './result-figure.module.css';

/** Text below the dividend: what it includes, or why there is none yet. */
export function ResultFoot(props: FiguresProps) {
  const pageUf = useUf();
  const textFor = useAudienceText();
  const { status, message, onRetry, missing = [], ufDate = pageUf?.date ?? null } = props;
  const shown = shownRow(props);
  if (shown !== null) {
    return (
      <>
        {status === 'outdated' ? (
          <p role="alert">
            <Unanswered message={message} onRetry={onRetry} />
          </p>
        ) : (
          <p>{insuranceFootnote(hasUnemployment(shown))}</p>
        )}
        {ufDate !== null && (
          <p className={classNames(styles['uf'], 'num')}>
            <span>{`Pesos con la UF del ${formatDate(ufDate)}.`}</span>
            <Explained name="la UF">{UF}</Explained>
          </p>
        )}
      </>
    );
  }
  if (status === 'failed') {
    return (
      <p className={styles['failure']} role="alert">
        <Icon name="error" />
        <span>{message ?? textFor(FAILED, FAILED_FOR_STAFF)}</span>
      </p>
    );
  }
  if (status === 'unavailable') {
    return (
      <p>
        {textFor(
          'Por ahora no podemos calcular tu dividendo.',
          'Por ahora no podemos calcular el dividendo.',
        )}
      </p>
    );
  }
  if (status === 'empty') {
    const answers = list.format(missing.length > 0 ? missing : ['los datos del crédito']);
    return <p>{message ?? `Aparecerá aquí apenas ${textFor('indiques', 'indique')} ${answers}.`}</p>;
  }
  return <p>{textFor('Calculando tu dividendo…', 'Calculando el dividendo…')}</p>;
}

const UF =
  'La Unidad de Fomento sube con la inflación. Una cuota fija en UF cambia por eso en pesos de un mes a otro.';
const FAILED = 'No pudimos calcular tu dividendo. Inténtalo de nuevo en un momento.';
const FAILED_FOR_STAFF = 'No pudimos calcular el dividendo. Inténtelo de nuevo en un momento.';
const list = new Intl.ListFormat('es-CL', { type: 'conjunction' });
