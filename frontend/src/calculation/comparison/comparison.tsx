import { COMPARISON_YEARS } from '@simulador/contracts/calculation/limits';
import { isOld, type ComparisonProps } from '../figures/shown.ts';
import type { ComparedTerm } from '../api/wire.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { RetryButton } from '#shared/ui/retry-button.tsx';
import { Note } from '#shared/ui/feedback/note.tsx';
import { Skeleton } from '#shared/ui/loading.tsx';
import { useWrittenCredit } from '../result/use-amount-view.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { calculatedTerms, comparisonBasis } from './terms.ts';

/** The same credit at other terms, two of them side by side. */
export function Comparison(props: ComparisonProps) {
  const { status } = props;
  const terms = props.terms ?? [];
  const textFor = useAudienceText();
  const credit = useWrittenCredit(props);
  return (
    <section aria-labelledby="comparison-title">
      <header>
        <h2 id="comparison-title" className="text-20">
          {textFor('Tu dividendo en otros plazos', 'El dividendo en otros plazos')}
        </h2>
        {status !== 'failed' && terms.length > 0 && (
          <p className="num mt-1 text-ink-2">
            {status === 'ready'
              ? comparisonBasis(calculatedTerms(terms), credit)
              : status === 'outdated'
                ? 'De los datos anteriores'
                : 'Actualizando…'}
          </p>
        )}
      </header>
      <Content {...props} terms={terms} />
    </section>
  );
}

interface ContentProps extends ComparisonProps {
  terms: readonly ComparedTerm[];
}

function Content({ status, terms, message, onRetry, ...shown }: ContentProps) {
  const textFor = useAudienceText();
  if (status === 'failed') {
    return (
      <Note tone="bad" role="alert" className="mt-4">
        <p>
          {message ??
            `No pudimos comparar los plazos. ${textFor('Inténtalo', 'Inténtelo')} de nuevo en un momento.`}
        </p>
        <RetryButton small onRetry={onRetry} />
      </Note>
    );
  }
  if (terms.length === 0 && status !== 'loading') return null;
  if (terms.length === 0) return <ComparisonSkeleton />;
  const areOld = isOld(status);
  return (
    <div
      className={classNames('@container', areOld && 'opacity-60')}
      aria-busy={status === 'updating' || undefined}
    >
      <ComparisonView {...shown} terms={terms} />
    </div>
  );
}

/** Placeholder with the size of the terms. */
function ComparisonSkeleton() {
  return (
    <div className="@container" role="status">
      <span className="sr-only">Comparando plazos…</span>
      {/* A placeholder would leave a page empty. */}
      <p className="hidden print:block" aria-hidden="true">
        La comparación de plazos no se había cargado al imprimir.
      </p>
      <div className="print:hidden" aria-hidden="true">
        {COMPARISON_YEARS.map((years) => (
          <p key={years} className="flex h-13.25 items-center justify-between border-b border-line">
            <Skeleton widthEm={4} />
            <Skeleton widthEm={6} />
            <Skeleton widthEm={6} />
          </p>
        ))}
      </div>
    </div>
  );
}
