/** Differences between a saved simulation and the form that it is opened in. See docs/rules.md R460. */
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { CreditAnswers } from '../answers/answers.ts';

const OTHER_PURPOSE =
  'El cliente simuló un refinanciamiento: aquí es un Refinanciamiento Interno, con su propia tasa.';
const OTHER_DAY = 'Se ingresó en pesos con la UF de otro día: los montos están en UF, como se calcularon.';

/** Returns a sentence for each difference. `credit`: as opened in the form. */
export function departuresOf(read: SimulationRead, credit: CreditAnswers): readonly string[] {
  const isInternal = read.destino === CREDIT_PURPOSE.refinancing;
  const { propertyValue, savings, creditAmount } = credit;
  const inOtherDaysPesos =
    isNowUf(read.estate_worth_clp, propertyValue) ||
    isNowUf(read.current_savings_clp, savings) ||
    isNowUf(read.credit_amount_clp, creditAmount);
  return [...(isInternal ? [OTHER_PURPOSE] : []), ...(inOtherDaysPesos ? [OTHER_DAY] : [])];
}

const isNowUf = (typedClp: number | null, { currency }: MoneyValue): boolean =>
  typedClp !== null && currency === 'UF';
