import { useState } from 'react';
import { useAudienceText } from '#shared/context/audience.tsx';
import { useUf } from '#shared/context/uf.tsx';
import { roundedPesos, uf } from '#shared/simulation/figure-texts.ts';
import { clpOf } from '#shared/ui/amounts/money-value.ts';
import type { ComparisonProps } from '../figures/shown.ts';
import type { ComparedTerm } from '../api/wire.ts';
import { usePesosView, type PesosView } from '../result/use-amount-view.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { pairSentence, tickedAfter, tickedNow, type Ticks, type TotalView } from './pair.ts';
import { calculatedTerms } from './terms.ts';
import styles from './comparison.module.css';

export interface ComparisonViewProps extends Omit<
  ComparisonProps,
  'status' | 'terms' | 'message' | 'onRetry'
> {
  terms: readonly ComparedTerm[];
}

/** Terms as rows or cards, two of them side by side with a sentence. See docs/rules.md R802. */
export function ComparisonView({ terms, ...props }: ComparisonViewProps) {
  const { years, ufDate } = props;
  const textFor = useAudienceText();
  const pesosOf = usePesosView(ufDate);
  const total = useTotalView(pesosOf);
  const [ticks, setTicks] = useState<Ticks | null>(null);
  const calculated = calculatedTerms(terms);
  const calculatedYears = calculated.map(({ plazo }) => plazo);
  const ticked = tickedNow(ticks, years, calculatedYears).filter((each) => calculatedYears.includes(each));
  const [shorter, longer] = calculated.filter(({ plazo }) => ticked.includes(plazo));
  const isPair = shorter !== undefined && longer !== undefined;
  const sentence = isPair
    ? pairSentence(shorter, longer, total)
    : `${textFor('Elige', 'Elija')} dos plazos para compararlos.`;
  return (
    <div className={styles['view']}>
      <div className={styles['says']} role="status">
        {isPair ? <h3>{sentence}</h3> : <p>{sentence}</p>}
      </div>
      <ComparisonTable
        {...props}
        terms={terms}
        ticked={ticked}
        onTick={(pressed) => setTicks(tickedAfter(ticked, years, pressed))}
        sentence={sentence}
        pesosOf={pesosOf}
      />
    </div>
  );
}

/** Returns totals in pesos where the view has pesos, so that a difference is that of the shown figures; else in UF. */
function useTotalView(pesosOf: PesosView): TotalView {
  const pageUf = useUf();
  if (pageUf === null || pesosOf(0) === null) return { of: ({ row }) => row.CostoTotalUF, write: uf };
  return { of: ({ row }) => clpOf(row.CostoTotalUF, pageUf.valueClp), write: roundedPesos };
}
