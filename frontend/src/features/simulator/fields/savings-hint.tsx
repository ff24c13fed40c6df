import { formatMoney } from '@simulador/contracts/domain/format';
import { LIMITS } from '@simulador/contracts/domain/limits';
import { convertMoney, ufFromUnits, ufValueFromNumber, type Uf } from '@simulador/contracts/domain/money';
import { amountUf, creditFields } from '../answers/credit-facts.ts';
import { useSimulator } from '../state/use-simulator.ts';
import styles from './savings-hint.module.css';

/** Rounded up, so that the stated amount is enough. */
const leastSavings = (value: Uf, savingsMinPct: number): Uf =>
  ufFromUnits(Math.ceil((value * savingsMinPct) / 100));

/** How much must be saved at least, as it is typed there; with a subsidy, how much that leaves to be saved. See docs/rules.md R50. */
export function SavingsHint() {
  const { answers, uf } = useSimulator();
  const { flavour, credit, project } = answers;
  const { savingsMinPct } = LIMITS[flavour];
  const value = amountUf(credit.propertyValue, uf.valueClp);
  if (value === null || value <= 0) return `Al menos el ${savingsMinPct} % del valor.`;
  const { hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const subsidy = hasSubsidy ? amountUf(credit.subsidyAmount, uf.valueClp) : null;
  const rest = ufFromUnits(Math.max(0, leastSavings(value, savingsMinPct) - (subsidy ?? 0)));
  const shown = formatMoney(
    convertMoney({ currency: 'UF', amount: rest }, credit.savings.currency, ufValueFromNumber(uf.valueClp)),
  );
  return subsidy === null ? (
    <>
      Al menos el {savingsMinPct} % del valor: <b className={styles['amount']}>{shown}</b>.
    </>
  ) : (
    <>
      Al menos el {savingsMinPct} % del valor, menos el subsidio: <b className={styles['badge']}>{shown}</b>
    </>
  );
}
