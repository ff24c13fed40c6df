import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { CostChart } from './cost-chart.tsx';
import { DividendChart } from './dividend-chart.tsx';
import { calculatedTerms } from './terms.ts';
import type { Choice } from './use-term.tsx';
import styles from './comparison.module.css';

export interface ComparisonViewProps {
  terms: readonly ComparisonTerm[];
  years: number;
  creditUf: number;
  ufDate: ComparisonProps['ufDate'];
  choice: Choice;
}

/** Charts of the terms, and a table of the same numbers. */
export function ComparisonView({ terms, years, creditUf, ufDate, choice }: ComparisonViewProps) {
  return (
    <>
      {calculatedTerms(terms).length > 0 && (
        <div className={styles['plots']}>
          <DividendChart terms={terms} ownYears={years} choice={choice} />
          <CostChart terms={terms} ownYears={years} creditUf={creditUf} choice={choice} />
        </div>
      )}
      <ComparisonTable terms={terms} ownYears={years} ufDate={ufDate} choice={choice} />
    </>
  );
}
