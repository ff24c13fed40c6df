import { DEMO_TMC } from '@simulador/contracts/rates/demo-rates';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { Exact, round4 } from './calculator/exact.ts';
import { CoreRefusal, type CoreContext } from './operation.ts';
import { checked } from './checked-body.ts';

/** Returns the annual percent for a loan in UF, or undefined if no segment has the period. */
export function maximumRatePctOf(amountUf: number, months: number): number | undefined {
  const amount = round4(new Exact(amountUf));
  return DEMO_TMC.find(
    ({ minMonths, upToUf }) => months >= minMonths && (upToUf === null || amount.lte(upToUf)),
  )?.annualRatePct;
}

// Every loan is in UF. An amount in pesos is converted to find its segment.
function amountUfOf(amount: number, currency: number, ufClp: number): number {
  return currency === CURRENCY_CODE.clp ? new Exact(amount).div(ufClp).toNumber() : amount;
}

/** Returns the maximum rate in force, annual percent. @throws CoreRefusal */
export function maximumRatePct(body: unknown, { ufClp }: CoreContext): number {
  const { amount, currency, period } = checked('tmc', body);
  const value = maximumRatePctOf(amountUfOf(amount, currency, ufClp), period);
  if (value === undefined) throw new CoreRefusal('No hay una TMC publicada para ese plazo.', { status: 404 });
  return value;
}
