import { useRef } from 'react';
import type { FiguresProps, ResultProps } from '../figures/shown.ts';
import { classNames } from '#shared/ui/class-names.ts';
import { Disclosure, showOpened } from '#shared/ui/layout/disclosure.tsx';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { Facts } from '#shared/ui/layout/facts.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { deferred } from '#shared/ui/feedback/deferred.tsx';
import { costPairs, informationPairs, mainPairs } from './figures.ts';
import { shownRow } from '../figures/shown.ts';
import { useShownUf } from './use-amount-view.tsx';
import { ResultFigure } from './result-figure.tsx';
import styles from './result-card.module.css';

/** Loaded on demand, because both are shown only below a dividend. */
const IncomeVerdict = deferred(
  () => import('./income-verdict.tsx'),
  ({ IncomeVerdict }) => IncomeVerdict,
  'No pudimos cargar la comparación con la renta.',
);
const ShareLink = deferred(
  () => import('./share-link.tsx'),
  ({ ShareLink }) => ShareLink,
  'No pudimos cargar el enlace a este resultado.',
);

interface Folded extends ResultProps {
  unfolded?: false;
  /** True inside a sheet, which already has a background and rounded corners. */
  flat?: boolean;
}

/** Props to show all figures unfolded, without the costs, which are shown elsewhere. */
interface Unfolded extends FiguresProps {
  unfolded: true;
  flat?: false;
}

export type ResultCardProps = Folded | Unfolded;

/** The full result: dividend, minimum income, first payment and its date, instalments, and two lists to unfold. */
export function ResultCard(props: ResultCardProps) {
  const { status, shareUrl = null, verdict = null, flat = false, unfolded = false } = props;
  const shown = shownRow(props);
  const card = useRef<HTMLElement>(null);
  const { onRetry } = props;
  const retry = (): void => {
    card.current?.focus({ preventScroll: true }); // The button goes away.
    onRetry?.();
  };
  const ufValueClp = useShownUf(props.ufDate);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={classNames(styles['card'], flat && styles['flat'])}
      aria-label="Resultado"
    >
      <ResultFigure {...props} onRetry={onRetry && retry} />
      {status === 'failed' ? (
        <div className={styles['retry']}>
          <RetryButton onRetry={onRetry && retry} />
        </div>
      ) : (
        <Facts
          look="rows"
          className={styles['main']}
          facts={shown === null ? BONES : mainPairs(({ textOf }) => textOf(shown))}
        />
      )}
      {shown !== null && (
        <>
          {verdict !== null && <IncomeVerdict {...verdict} status={status} />}
          <Disclosure
            title="Información"
            startsOpen={unfolded}
            className={styles['more']}
            onToggle={showOpened}
          >
            <Facts look="tight" facts={informationPairs(shown, ufValueClp, props.caeWithCosts)} />
          </Disclosure>
          {!props.unfolded && props.row !== null && (
            <Disclosure
              title="Gastos Operacionales"
              className={classNames(styles['more'], styles['costs'])}
              onToggle={showOpened}
            >
              <Facts look="tight" facts={costPairs(props.row, props.costs, ufValueClp)} />
            </Disclosure>
          )}
          {shareUrl !== null && <ShareLink url={shareUrl} />}
        </>
      )}
    </section>
  );
}

/** Approximate widths of the figures that the placeholders replace. */
const WIDTHS_EM = { RenMin: 6, DivTotalPe: 5, FecVencimiento: 5, Cuotas: 2.5 } as const;
const BONES = mainPairs(({ name }) => <Skeleton widthEm={WIDTHS_EM[name]} label="Sin calcular" />);
