import { formatUfShort } from '@simulador/contracts/domain/format';
import { LIMITS } from '@simulador/contracts/domain/limits';
import { ufFromUnits, type Uf } from '@simulador/contracts/domain/money';
import { multiplyDivide } from '@simulador/contracts/domain/scaled';
import styles from './savings-hint.module.css';

export interface SavingsHintProps {
  value: Uf | null;
  /** Null without a subsidy. */
  subsidy: Uf | null;
}

const { savingsMinPct } = LIMITS.pro;

/** How much must be saved at least; with a subsidy, how much it leaves to be saved. See docs/rules.md R50. */
export function SavingsHint({ value, subsidy }: SavingsHintProps) {
  if (value === null || value <= 0) return <>Al menos el {savingsMinPct} % del valor.</>;
  const least = multiplyDivide(value, savingsMinPct, 100);
  const rest = ufFromUnits(Math.max(0, least - (subsidy ?? 0)));
  if (subsidy === null) {
    return (
      <>
        Al menos el {savingsMinPct} % del valor: <b className="nw">{formatUfShort(rest)}</b>.
      </>
    );
  }
  return (
    <>
      Al menos el {savingsMinPct} % del valor, menos el subsidio:{' '}
      <b className={styles['badge']}>{formatUfShort(rest)}</b>
    </>
  );
}
