import { formatMoney } from '@simulador/contracts/domain/format';
import { LIMITS } from '@simulador/contracts/domain/limits';
import {
  clpFromNumber,
  convertMoney,
  ufFromUnits,
  ufValueFromNumber,
  type Currency,
  type Money,
} from '@simulador/contracts/domain/money';
import type { EnteredAmount } from '@simulador/contracts/domain/rules/amount';
import { creditFields, enteredAmount } from '../answers/credit-facts.ts';
import { useSimulator } from '../state/use-simulator.ts';
import styles from './savings-hint.module.css';

const inCurrencyOf = (amount: EnteredAmount, currency: Currency): number =>
  amount.currency === 'CLP' && currency === 'CLP' ? amount.clp : amount.uf;

/**
 * Returns the least savings in the currency that they are typed in, rounded up so that the amount is enough. Amounts in pesos are
 * calculated in pesos. Null if the subsidy is enough.
 */
function leastSavings(
  value: EnteredAmount,
  subsidy: EnteredAmount | null,
  savingsMinPct: number,
  currency: Currency,
): Money | null {
  const isInPesos = [value, ...(subsidy ? [subsidy] : [])].every((amount) => amount.currency === 'CLP');
  const unit = isInPesos && currency === 'CLP' ? 'CLP' : 'UF';
  const share = Math.ceil((inCurrencyOf(value, unit) * savingsMinPct) / 100);
  const rest = share - (subsidy ? inCurrencyOf(subsidy, unit) : 0);
  if (rest <= 0) return null;
  return unit === 'CLP'
    ? { currency: 'CLP', amount: clpFromNumber(rest) }
    : { currency: 'UF', amount: ufFromUnits(rest) };
}

/** How much must be saved at least, as it is typed there; with a subsidy, how much that leaves to be saved. See docs/rules.md R50. */
export function SavingsHint() {
  const { answers, uf } = useSimulator();
  const { flavour, credit, project } = answers;
  const { savingsMinPct } = LIMITS[flavour];
  const value = enteredAmount(credit.propertyValue, uf.valueClp);
  if (value === null || value.uf <= 0) return `Al menos el ${savingsMinPct} % del valor.`;
  const { hasSubsidy } = creditFields(credit, project, uf.valueClp);
  const subsidy = hasSubsidy ? enteredAmount(credit.subsidyAmount, uf.valueClp) : null;
  const { currency } = credit.savings;
  const least = leastSavings(value, subsidy, savingsMinPct, currency);
  if (least === null)
    return `El subsidio ya cubre el ${savingsMinPct} % del valor: basta un ahorro mayor a 0.`;
  const shown = formatMoney(convertMoney(least, currency, ufValueFromNumber(uf.valueClp)));
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
