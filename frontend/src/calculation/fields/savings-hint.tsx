import { formatMoney } from '@simulador/contracts/platform/format';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { creditFields, enteredAmount } from '../answers/credit-facts.ts';
import { leastSavings } from '../answers/limits-in-amounts.ts';
import { useAnswers, useBank } from '../state/simulator-context.tsx';
import styles from './savings-hint.module.css';

/** Minimum savings, in the field's currency; with a subsidy, what remains to be saved. See docs/rules.md R50. */
export function SavingsHint() {
  const { uf } = useBank();
  const answers = useAnswers((all) => all);
  const { flavour, credit, project } = answers;
  const { savingsMinPct } = LIMITS[flavour];
  const value = enteredAmount(credit.propertyValue, uf.valueClp);
  if (value === null || value.uf <= 0) return <span>{`Al menos el ${savingsMinPct} % del valor.`}</span>;
  const { hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const isReduced = hasSubsidy && credit.subsidyAmount.amount !== null;
  const least = leastSavings(answers, uf.valueClp);
  if (least === null)
    return <span>{`El subsidio ya cubre el ${savingsMinPct} % del valor: basta un ahorro mayor a 0.`}</span>;
  const shown = formatMoney(least);
  return isReduced ? (
    <>
      <span>{`Al menos el ${savingsMinPct} % del valor, menos el subsidio:`}</span>{' '}
      <b className={styles['badge']}>{shown}</b>
    </>
  ) : (
    <>
      <span>{`Al menos el ${savingsMinPct} % del valor:`}</span>{' '}
      <b className={styles['amount']}>{`${shown}.`}</b>
    </>
  );
}
