import { Injectable } from '@nestjs/common';
import { CREDIT_PURPOSE } from '@simulador/contracts/bank/codes';
import { affordableDividend, largestTotal } from '@simulador/contracts/calculation/income/affordability';
import { LIMITS, maxFinancingPct } from '@simulador/contracts/calculation/limits';
import {
  addUf,
  type Clp,
  clpFromNumber,
  UF_SCALE,
  ufDifference,
  ufFromNumber,
  ufFromUnits,
  ufToNumber,
  type UfValue,
} from '@simulador/contracts/platform/money';
import { receivedInUf } from '@simulador/contracts/calculation/rules/amount';
import { propertyValueRule } from '@simulador/contracts/calculation/rules/property';
import { rateRangeRule } from '@simulador/contracts/calculation/rules/rate';
import { yearsRangeRule } from '@simulador/contracts/calculation/rules/term';
import { firstViolation } from '@simulador/contracts/calculation/rules/violation';
import { TMC_SEGMENTS } from '@simulador/contracts/bank/tmc-segments';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { FinancingLimitsTable } from '../dividendo/financing-limits.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import type { AlcanceAnswerDto, AlcanceRequestDto, CreditTermsDto } from './affordability.dto.ts';
import { AFFORDABILITY_SENTENCES as REASONS, CREDIT_LIMITS } from './affordability.sentences.ts';
import { type Bounds, boundsOf, creditsWith, missingSavings } from './credit-bounds.ts';
import {
  dividendClp,
  NotAffordable,
  OfferedCredits,
  type RefusedRate,
  oneRateRanges,
} from './offered-credits.ts';
import { insurableAmount } from '@simulador/contracts/bank/offered';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';

const { creditMinUf } = LIMITS.web;
/** Valid rate for the checks before a credit's own rate is known. */
const ANY_RATE_PCT = 1;

/** Calculates the largest credit for a monthly payment or an income. See docs/rules.md R575, R650. */
@Injectable()
export class AffordabilityService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly paridad: ParidadPort,
    private readonly tarificador: TarificadorPort,
    private readonly financing: FinancingLimitsTable,
    private readonly offered: OfferedCredits,
  ) {}

  /** Returns the largest credit. @throws NotAffordable if there is no such credit, and Problems of the calculation */
  async largest(request: AlcanceRequestDto): Promise<Answer<AlcanceAnswerDto>> {
    const payment = this.offered.highestDividend(request);
    if (payment < 1) throw new NotAffordable(this.noneLeft(request));
    const [{ value: uf }, { least, most, limit }, { value: amounts }] = await Promise.all([
      this.paridad.current(),
      this.bounds(request),
      this.tarificador.rows('RangeAmount'),
    ]);
    await this.dividendo.assertCalculable({
      ...creditOf(request, least),
      ...(request.calculation.personalizarTasa ? {} : { tasasimulacion: ANY_RATE_PCT }),
    });
    const fraction = fractionOf(request);
    const whole = (amountUf: number): number => ufDifference(amountUf, fraction);
    const table = amounts.map(({ min_amount, max_amount }) => ({
      min: whole(min_amount),
      max: whole(max_amount),
    }));
    const segments = TMC_SEGMENTS.map(({ aboveUf }) => Math.floor(whole(aboveUf)) + 1);
    const below = request.below_uf === undefined ? Infinity : Math.ceil(whole(request.below_uf)) - 1;
    const [from, to] = [Math.ceil(whole(least)), Math.min(Math.floor(whole(most)), below)];
    let obstacle: Obstacle | null = from > to ? { tooLittleForUf: least } : null;
    let limitAbove: string = limit;
    for (const range of oneRateRanges(table, segments, from, to).reverse()) {
      const found = await this.largestWithin(request, range, payment, uf.value, limitAbove);
      if (found !== null && 'body' in found) return found;
      obstacle = found ?? obstacle;
      limitAbove =
        found !== null && 'tooLittleForUf' in found
          ? this.dividendLimit(request, payment)
          : CREDIT_LIMITS.rate;
    }
    throw new NotAffordable(reasonOf(obstacle, request.calculation, least));
  }

  /** Returns the credits that the limits allow. @throws NotAffordable if there is none */
  private async bounds(request: AlcanceRequestDto): Promise<Bounds> {
    const { calculation, value_uf } = request;
    const violation = firstViolation(
      () => yearsRangeRule(calculation.plazototal, 'web'),
      () => (calculation.personalizarTasa ? rateRangeRule(calculation.tasasimulacion) : null),
      () =>
        value_uf === undefined
          ? null
          : propertyValueRule(receivedInUf(ufFromNumber(value_uf)), calculation.destino),
    );
    if (violation) throw new NotAffordable(`${violationText(violation)}.`);
    const table = await this.financing.current();
    const maxPct = maxFinancingPct(calculation.destino, calculation.tipopropiedad, table);
    if (value_uf !== undefined) {
      const financed = Math.floor((value_uf * maxPct) / 100 + 1e-9);
      if (financed < creditMinUf) throw new NotAffordable(REASONS.cheapProperty(maxPct));
      return boundsOf(creditMinUf, financed, maxPct, true);
    }
    if (maxPct <= 0) throw new NotAffordable(REASONS.cheapProperty(maxPct));
    const own = ufToNumber(addUf(ufFromNumber(request.savings_uf), ufFromNumber(request.subsidy_uf)));
    const needsValue = calculation.destino !== CREDIT_PURPOSE.buySale;
    const { least, financed } = creditsWith(own, maxPct, needsValue);
    if (financed >= least) return boundsOf(least, financed, maxPct, false);
    const missing = missingSavings(own, maxPct, needsValue);
    throw new NotAffordable(needsValue ? REASONS.noValue(own, maxPct, missing) : REASONS.noSavings(missing));
  }

  /**
   * Returns the largest credit of a range with one rate, or what prevents it; null if the range has no rate. The range is in whole UF
   * without the fraction that all its credits have. `limitAbove`: of a credit above the range.
   */
  private async largestWithin(
    request: AlcanceRequestDto,
    [low, high]: readonly [from: number, to: number],
    payment: Clp,
    ufValue: UfValue,
    limitAbove: string,
  ): Promise<Answer<AlcanceAnswerDto> | Obstacle | null> {
    const fraction = fractionOf(request);
    const credited = (whole: number) =>
      creditOf(request, ufToNumber(addUf(ufFromNumber(whole), ufFromNumber(fraction))));
    const rate = await this.offered.rateOf(credited(low));
    if (rate === null) return null;
    const at = (whole: number) => ({ ...credited(whole), tasasimulacion: rate });
    const ours = (credit: number): number => dividendClp(at(credit), ufValue);
    let allowed: number = payment;
    for (;;) {
      const carried = largestOf(low, high, (credit) => ours(credit) <= allowed);
      if (carried === null) return { tooLittleForUf: low };
      const calculation = at(carried);
      const calculated = await this.offered.calculate(calculation);
      if ('refusal' in calculated) return calculated;
      const { row } = calculated.value;
      const excess = row.DivTotalPe - payment;
      if (excess <= 0) {
        const limit = carried < high ? this.dividendLimit(request, payment) : limitAbove;
        const { montocredito: credit_uf, valorpropiedad: value_uf } = calculation;
        return sourcedWithUf(calculated, () => ({ credit_uf, value_uf, row, limit }));
      }
      // A core has prices of its own: ours must be lower by as much, which is always less than before.
      allowed = ours(carried) - excess;
    }
  }

  private noneLeft(request: AlcanceRequestDto): string {
    const debts = this.offered.debtsOf(request);
    if (debts.clp === 0) return REASONS.tooLittle;
    return REASONS.noneLeft(debts.totalMaxPct, largestTotal(request.income_clp ?? 0, debts));
  }

  /** Returns the sentence of what keeps a dividend from being higher. */
  private dividendLimit(request: AlcanceRequestDto, mostClp: Clp): string {
    if (request.income_clp === undefined) return CREDIT_LIMITS.payment(mostClp);
    if (mostClp === affordableDividend(clpFromNumber(request.income_clp)))
      return CREDIT_LIMITS.income(mostClp);
    const { clp, totalMaxPct } = this.offered.debtsOf(request);
    return CREDIT_LIMITS.debts(mostClp, clp, totalMaxPct);
  }
}

/** Returns the largest whole number of a range that fits, by binary search; null if none does. What fits has only smaller numbers that fit. */
function largestOf(low: number, high: number, fits: (credit: number) => boolean): number | null {
  if (!fits(low)) return null;
  let [largest, most] = [low, high];
  while (largest < most) {
    const middle = Math.ceil((largest + most) / 2);
    if (fits(middle)) largest = middle;
    else most = middle - 1;
  }
  return largest;
}

/** Limit that prevents every credit of a range: the payment is too low for its smallest credit, or its rate is above the TMC. */
type Obstacle = { readonly tooLittleForUf: number } | RefusedRate;

/** Returns the reason why there is no credit, by what prevents the smallest one that has a rate. */
function reasonOf(
  obstacle: Obstacle | null,
  { plazototal, personalizarTasa }: CreditTermsDto,
  leastUf: number,
): string {
  if (obstacle === null) return REASONS.noRate(plazototal);
  if ('refusal' in obstacle)
    return personalizarTasa ? `${obstacle.refusal}.` : REASONS.suggestedAboveTmc(obstacle.refusal);
  const { tooLittleForUf } = obstacle;
  if (tooLittleForUf === creditMinUf) return REASONS.tooLittle;
  return tooLittleForUf === leastUf
    ? REASONS.tooLittleForValue(leastUf)
    : REASONS.tooLittleForRates(tooLittleForUf);
}

/**
 * Returns the fraction of a UF that every tried credit has: in a purchase that a smaller credit is wanted for, the present one's if the
 * savings grow, or the one that leaves a value of whole UF; otherwise 0.
 */
function fractionOf({ calculation, below_uf, value_uf, savings_uf, subsidy_uf }: AlcanceRequestDto): number {
  if (below_uf === undefined || calculation.destino !== CREDIT_PURPOSE.buySale) return 0;
  const units =
    value_uf === undefined ? -ufFromNumber(savings_uf) - ufFromNumber(subsidy_uf) : ufFromNumber(below_uf);
  return ufToNumber(ufFromUnits(((units % UF_SCALE) + UF_SCALE) % UF_SCALE));
}

/** Returns the request for a credit, with the property's value and its fire insurance. Without a value: the value that the credit buys. */
function creditOf(request: AlcanceRequestDto, creditUf: number): DividendoRequestDto {
  const { calculation, savings_uf, subsidy_uf, value_uf, insured_pct } = request;
  const value =
    value_uf === undefined
      ? addUf(...[creditUf, savings_uf, subsidy_uf].map(ufFromNumber))
      : ufFromNumber(value_uf);
  const insured =
    insured_pct === undefined ? {} : { montoAsegurado: ufToNumber(insurableAmount(value, insured_pct)) };
  return { ...calculation, ...insured, montocredito: creditUf, valorpropiedad: ufToNumber(value) };
}
