import type { ComparisonProps, ComparisonTerm } from '#shared/simulation/result-slots.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { CostChart } from './cost-chart.tsx';
import { DividendChart } from './dividend-chart.tsx';
import { calculatedTerms } from './terms.ts';
import styles from './comparison.module.css';

export interface ComparisonViewProps {
  terms: readonly ComparisonTerm[];
  years: number;
  creditUf: number;
  ufDate: ComparisonProps['ufDate'];
}

/** The terms drawn, and below it the table of the same numbers. */
export function ComparisonView({ terms, years, creditUf, ufDate }: ComparisonViewProps) {
  return (
    <>
      {calculatedTerms(terms).length > 0 && (
        <div className={styles['plots']}>
          <DividendChart terms={terms} ownYears={years} />
          <CostChart terms={terms} ownYears={years} creditUf={creditUf} />
        </div>
      )}
      <ComparisonTable terms={terms} ownYears={years} ufDate={ufDate} />
    </>
  );
}
