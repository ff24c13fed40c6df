import { Injectable } from '@nestjs/common';
import { levelLoanOf } from '@simulador/contracts/calculation/mortgage/level-payment';
import {
  annualPctOf,
  otherOfferFigures,
  type OtherOfferFigures,
  prepaymentCommission,
  presentMonthlyRate,
  refinancingMonth,
  repays,
} from '@simulador/contracts/calculation/mortgage/other-offer';
import { levelTermsOf } from '@simulador/contracts/calculation/mortgage/request-terms';
import {
  addUf,
  clpFromNumber,
  clpToUf,
  ufDifference,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  ufToNumber,
  type Uf,
} from '@simulador/contracts/platform/money';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { refuse, unless } from '../../http/problem.ts';
import { operationCostsOf, withCosts } from '../dividendo/costs-of-row.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { DataSource } from 'typeorm';
import { Clock } from '../../clock/clock.ts';
import { prepaymentConditions } from '../prepayment/prepayment.service.ts';
import type {
  ComparedOfferDto,
  OfertaAnswerDto,
  OfertaRequestDto,
  OtherOfferDto,
  RefinanciamientoAnswerDto,
  RefinanciamientoRequestDto,
} from './other-offers.dto.ts';

const MONTHS = 12;
const NEVER_REPAID = 'Con este pago el crédito no se termina de pagar.';
const ONE_PAYMENT = 'Indica el pago mensual en UF o en pesos, uno de los dos.';

/** Compares a credit with another bank's offer, or with the credit that it would refinance. See docs/rules.md R574 to R577. */
@Injectable()
export class OtherOffersService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly paridad: ParidadPort,
    private readonly source: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Compares a credit with an offer. @throws Problem 400 for an offer whose payments without insurance never repay it, and those of the calculation */
  async compare({ calculation, offer }: OfertaRequestDto): Promise<Answer<OfertaAnswerDto>> {
    const { credit_uf, years, payment_uf, payment_clp, costs_uf } = offer;
    refuse(unless((payment_uf === undefined) !== (payment_clp === undefined), 'payment_uf', ONE_PAYMENT));
    const calculated = await this.dividendo.calculate(calculation);
    const { row } = calculated.value;
    const { value: uf } = (await this.paridad.current()).value;
    const payment =
      payment_clp === undefined ? ufFromNumber(payment_uf ?? 0) : clpToUf(clpFromNumber(payment_clp), uf);
    const [credit, costs] = [ufFromNumber(credit_uf), ufFromNumber(costs_uf)];
    const withoutInsurance = ufFromUnits(payment - ufFromNumber(offer.insurance_uf ?? 0));
    refuse([
      ...unless(credit > 0, 'credit_uf', 'Debe ser mayor que 0'),
      ...unless(repays(credit, withoutInsurance, MONTHS * years), 'payment_uf', NEVER_REPAID),
      ...unless(costs < credit, 'costs_uf', 'Deben ser menores que el crédito'),
    ]);
    const figures = otherOfferFigures({ credit, termYears: years, payment, costs });
    const paymentClp = payment_clp ?? ufToClp(payment, uf);
    return sourcedWithUf(calculated, () => ({
      cae: figures.caePct,
      cae_with_costs: figures.caeWithCostsPct,
      total_uf: ufToNumber(figures.total),
      monthly_difference_clp: paymentClp - row.DivTotalPe,
      total_difference_uf: ufDifference(ufToNumber(figures.total), row.CostoTotalUF),
      theirs: theirFigures(offer, figures, { payment, withoutInsurance }, paymentClp),
      ours: ourFigures(calculation, row),
    }));
  }

  /** Compares a credit with the present one. @throws Problem 400 for a present credit that is never repaid, and those of the calculation */
  async refinance({
    calculation,
    present: { balance_uf, payment_uf, months_left },
  }: RefinanciamientoRequestDto): Promise<Answer<RefinanciamientoAnswerDto>> {
    const present = {
      balance: ufFromNumber(balance_uf),
      payment: ufFromNumber(payment_uf),
      monthsLeft: months_left,
    };
    refuse([
      ...unless(present.balance > 0, 'balance_uf', 'Debe ser mayor que 0'),
      ...unless(repays(present.balance, present.payment, months_left), 'payment_uf', NEVER_REPAID),
    ]);
    const [params, calculated] = await Promise.all([
      prepaymentConditions(this.source, this.clock.today()),
      this.dividendo.calculate(calculation),
    ]);
    const { row } = calculated.value;
    const rate = presentMonthlyRate(present);
    const isLimited = present.balance <= ufFromNumber(params.credit_max_uf);
    const commission = isLimited ? prepaymentCommission(present.balance, rate, params.months) : null;
    const costs = operationCostsOf(row);
    const dividend = ufFromNumber(row.Dividendo);
    const loan = levelLoanOf(levelTermsOf(calculation));
    return sourcedWithUf(calculated, () => ({
      month: commission === null ? null : refinancingMonth(present, loan, dividend, addUf(commission, costs)),
      present_rate: annualPctOf(rate),
      commission_uf: commission === null ? null : ufToNumber(commission),
      costs_uf: ufToNumber(costs),
      dividend: row.Dividendo,
    }));
  }
}

/** Returns the offer's figures. Its rate follows from the payment less the insurance, if that is known. */
function theirFigures(
  { credit_uf, years, costs_uf, insurance_uf }: OtherOfferDto,
  { caePct, caeWithCostsPct, total }: OtherOfferFigures,
  { payment, withoutInsurance }: { readonly payment: Uf; readonly withoutInsurance: Uf },
  paymentClp: number,
): ComparedOfferDto {
  const loan = {
    balance: ufFromNumber(credit_uf),
    payment: withoutInsurance,
    monthsLeft: MONTHS * years,
  };
  return {
    payment_uf: ufToNumber(payment),
    payment_clp: paymentClp,
    rate: insurance_uf === undefined ? null : annualPctOf(presentMonthlyRate(loan)),
    cae: caePct,
    cae_with_costs: caeWithCostsPct,
    costs_uf,
    total_with_costs_uf: ufToNumber(addUf(total, ufFromNumber(costs_uf))),
  };
}

function ourFigures(calculation: DividendoRequestDto, row: DividendoRowDto): ComparedOfferDto {
  const { cae_with_costs, total_with_costs } = withCosts(calculation, row);
  return {
    payment_uf: row.DivTotal,
    payment_clp: row.DivTotalPe,
    rate: row.Tasa,
    cae: row.TasaCae,
    cae_with_costs,
    costs_uf: ufToNumber(operationCostsOf(row)),
    total_with_costs_uf: total_with_costs,
  };
}
