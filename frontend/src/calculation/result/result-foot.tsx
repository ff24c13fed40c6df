import { hasUnemployment } from '@simulador/contracts/simulations/figures';
import { formatDate } from '@simulador/contracts/platform/format';
import { insuranceFootnote } from '@simulador/contracts/calculation/messages/result-notes';
import type { FiguresProps } from '../figures/shown.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Explained } from '#shared/ui/explained.tsx';
import { Icon } from '#shared/ui/icon.tsx';
import { useUf } from '#shared/context/uf.tsx';
import { shownRow } from '../figures/shown.ts';
import { Unanswered } from './old-mark.tsx';
import { useReason } from './use-reason.ts';
import styles from './result-figure.module.css';

/** Text below the dividend: what it includes, or why there is none yet. */
export function ResultFoot(props: FiguresProps) {
  const pageUf = useUf();
  const reason = useReason(props);
  const { status, message, onRetry, ufDate = pageUf?.date ?? null } = props;
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
        <span>{reason}</span>
      </p>
    );
  }
  return <p>{reason}</p>;
}

const UF =
  'La Unidad de Fomento sube con la inflación. Una cuota fija en UF cambia por eso en pesos de un mes a otro.';
