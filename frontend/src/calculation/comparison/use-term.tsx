import type { ReactNode } from 'react';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import type { ComparisonProps, ComparisonTerm } from '../figures/shown.ts';
import { useAudienceText } from '#shared/context/audience.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { pesos, years } from '#shared/simulation/figure-texts.ts';
import { CHART } from './chart-parts.tsx';
import styles from './use-term.module.css';

export type Choice = Pick<ComparisonProps, 'incomeClp' | 'onUse'>;

/** Returns the pesos a month that the income lacks for a term, 0 if it is sufficient; null if no income was stated. */
export const missingFor = ({ row }: ComparisonTerm, incomeClp: Choice['incomeClp']): number | null =>
  row === null || incomeClp === undefined || incomeClp === null ? null : missingIncome(incomeClp, row.RenMin);

export interface TermVerdictProps {
  missingClp: number;
  className?: string | undefined;
}

/** Whether the stated income is sufficient for a term's dividend. See docs/rules.md R15. */
export function TermVerdict({ missingClp, className }: TermVerdictProps) {
  const isEnough = missingClp === 0;
  return (
    <small className={classNames(isEnough ? styles['enough'] : styles['missing'], className)}>
      {isEnough ? 'Renta alcanza' : `Faltan ${pesos(missingClp)}`}
    </small>
  );
}

export interface UseTermButtonProps {
  term: ComparisonTerm;
  isOwn: boolean;
}

/**
 * Button that chooses its row's term. The row handles the press. The button of the chosen term stays, so that it keeps the focus.
 */
export function UseTermButton({ term, isOwn }: UseTermButtonProps) {
  const textFor = useAudienceText();
  return (
    <button type="button" className={styles['use']} aria-disabled={isOwn || undefined}>
      {isOwn ? (
        textFor('Tu plazo', 'Plazo elegido')
      ) : (
        <>
          <span>Usar</span>
          <span className="vh">{` ${years(term.plazo)}`}</span>
        </>
      )}
    </button>
  );
}

export interface UsableBarsProps extends Choice {
  terms: readonly ComparisonTerm[];
  ownYears: number;
  /** Width of the bars' area, in the chart's units. */
  width: number;
  children: ReactNode;
}

/** Chart whose bars can be pressed to choose their term. Keyboard users have the table's buttons. */
export function UsableBars({ terms, ownYears, width, incomeClp, onUse, children }: UsableBarsProps) {
  const slot = (100 * width) / CHART.width / terms.length;
  return (
    <div className={styles['bars']}>
      {children}
      {onUse !== undefined &&
        terms.map((term, index) =>
          term.row === null || term.plazo === ownYears ? null : (
            <button
              key={term.plazo}
              type="button"
              tabIndex={-1}
              aria-label={`Usar ${years(term.plazo)}`}
              title={titleOf(term, incomeClp)}
              style={{ left: `${slot * index}%`, width: `${slot}%` }}
              onClick={() => onUse(term.plazo)}
            />
          ),
        )}
    </div>
  );
}

function titleOf(term: ComparisonTerm, incomeClp: Choice['incomeClp']): string {
  const missing = missingFor(term, incomeClp);
  const use = `Usar ${years(term.plazo)}`;
  if (missing === null) return use;
  return missing === 0 ? `${use}: la renta alcanza` : `${use}: faltan ${pesos(missing)} de renta`;
}
