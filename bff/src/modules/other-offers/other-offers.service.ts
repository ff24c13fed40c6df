import { Inject, Injectable } from '@nestjs/common';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { levelLoanOf } from '@simulador/contracts/domain/mortgage/level-payment';
import {
  annualPctOf,
  otherOfferFigures,
  prepaymentCommission,
  presentMonthlyRate,
  refinancingMonth,
  repays,
} from '@simulador/contracts/domain/mortgage/other-offer';
import { levelTermsOf } from '@simulador/contracts/domain/mortgage/request-terms';
import {
  addUf,
  clpFromNumber,
  clpToUf,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  ufToNumber,
} from '@simulador/contracts/domain/money';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { refuse, unless } from '../../http/problem.ts';
import { operationCostsOf } from '../dividendo/costs-of-row.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { ParidadPort } from '../paridad/paridad.port.ts';
import { PrepaymentParamsTable } from '../prepayment/prepayment-params.ts';
import type {
  OfertaAnswerDto,
  OfertaRequestDto,
  RefinanciamientoAnswerDto,
  RefinanciamientoRequestDto,
} from './other-offers.dto.ts';

const MONTHS = 12;
const NEVER_REPAID = 'Con este pago el crédito no se termina de pagar.';
const ONE_PAYMENT = 'Indica el pago mensual en UF o en pesos, uno de los dos.';

interface Dated<Answer> {
  readonly answer: Answer;
  readonly ufDate: IsoDate;
}

/** Compares a credit with another bank's offer, or with the credit that it would refinance. See docs/rules.md R574 to R577. */
@Injectable()
export class OtherOffersService {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(ParidadPort) private readonly paridad: ParidadPort,
    @Inject(PrepaymentParamsTable) private readonly params: PrepaymentParamsTable,
  ) {}

  /** Compares a credit with an offer. @throws Problem 400 for an offer that is never repaid, and those of the calculation */
  async compare({ calculation, offer }: OfertaRequestDto): Promise<Sourced<Dated<OfertaAnswerDto>>> {
    const { credit_uf, years, payment_uf, payment_clp, costs_uf } = offer;
    refuse(unless((payment_uf === undefined) !== (payment_clp === undefined), 'payment_uf', ONE_PAYMENT));
    const calculated = await this.dividendo.calculate(calculation);
    const { row, ufDate } = calculated.value;
    const { value: uf } = (await this.paridad.current()).value;
    const payment =
      payment_clp === undefined ? ufFromNumber(payment_uf ?? 0) : clpToUf(clpFromNumber(payment_clp), uf);
    const [credit, costs] = [ufFromNumber(credit_uf), ufFromNumber(costs_uf)];
    refuse([
      ...unless(credit > 0, 'credit_uf', 'Debe ser mayor que 0'),
      ...unless(repays(credit, payment, MONTHS * years), 'payment_uf', NEVER_REPAID),
      ...unless(costs < credit, 'costs_uf', 'Deben ser menores que el crédito'),
    ]);
    const figures = otherOfferFigures({ credit, termYears: years, payment, costs });
    const paymentClp = payment_clp ?? ufToClp(payment, uf);
    const answer = {
      cae: figures.caePct,
      cae_with_costs: figures.caeWithCostsPct,
      total_uf: ufToNumber(figures.total),
      monthly_difference_clp: paymentClp - row.DivTotalPe,
      total_difference_uf: ufToNumber(ufFromUnits(figures.total - ufFromNumber(row.CostoTotalUF))),
    };
    return { ...calculated, value: { answer, ufDate } };
  }

  /** Compares a credit with the present one. @throws Problem 400 for a present credit that is never repaid, and those of the calculation */
  async refinance({
    calculation,
    present: { balance_uf, payment_uf, months_left },
  }: RefinanciamientoRequestDto): Promise<Sourced<Dated<RefinanciamientoAnswerDto>>> {
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
      this.params.current(),
      this.dividendo.calculate(calculation),
    ]);
    const { row, ufDate } = calculated.value;
    const rate = presentMonthlyRate(present);
    const commission = prepaymentCommission(present.balance, rate, params.months);
    const costs = operationCostsOf(row);
    const dividend = ufFromNumber(row.Dividendo);
    const loan = levelLoanOf(levelTermsOf(calculation));
    const answer = {
      month: refinancingMonth(present, loan, dividend, addUf(commission, costs)),
      present_rate: annualPctOf(rate),
      commission_uf: ufToNumber(commission),
      costs_uf: ufToNumber(costs),
      dividend: row.Dividendo,
    };
    return { ...calculated, value: { answer, ufDate } };
  }
}
