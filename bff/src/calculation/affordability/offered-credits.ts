import { worded } from '@simulador/contracts/platform/sentence';
import { Inject, Injectable } from '@nestjs/common';
import { affordableDividend, type OtherDebts } from '@simulador/contracts/calculation/income/affordability';
import { levelPaymentOf } from '@simulador/contracts/calculation/mortgage/level-payment';
import { levelTermsOf } from '@simulador/contracts/calculation/mortgage/request-terms';
import { type Clp, clpFromNumber, ufToClp, type UfValue } from '@simulador/contracts/platform/money';
import { APP_CONFIG, type AppConfig } from '../../config/environment.ts';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { isProblem, Problem, refuse, unless } from '../../http/problem.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { type CalculatedDividendo, DividendoPort } from '../dividendo/dividendo.port.ts';
import { CalculationService } from '../comparison/calculation.service.ts';
import type { PaymentOrIncomeDto } from './affordability.dto.ts';

const ONE_OF_TWO = 'Indica cuánto puedes pagar al mes o tu renta, uno de los dos.';
const DEBTS_OF_INCOME = 'Las otras deudas se descuentan de la renta; de un dividendo, no.';

/** Thrown if no credit or term is affordable: a 404 whose sentence names the limit. See docs/rules.md R650. */
export class NotAffordable extends Problem {
  constructor(reason: string) {
    super(404, reason);
  }
}

/** Refusal of a rate above the TMC, as a sentence without its full stop. */
export interface RefusedRate {
  readonly refusal: string;
}

/** Returns a credit's dividend in pesos, by the same arithmetic as its calculation. */
export const dividendClp = (request: DividendoRequestDto, ufValue: UfValue): Clp =>
  ufToClp(levelPaymentOf(levelTermsOf(request)).totalDividend, ufValue);

/** Finds rates of credits, and calculates those that the bank offers. */
@Injectable()
export class OfferedCredits {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly calculation: CalculationService,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /**
   * Returns the highest dividend, whole pesos: as given, or what the income can pay beside other debts. See docs/rules.md R800.
   * @throws Problem 400 unless one of both is given, and for debts beside a payment
   */
  highestDividend(request: PaymentOrIncomeDto): Clp {
    const { payment_clp, income_clp, debts_clp } = request;
    refuse([
      ...unless((payment_clp === undefined) !== (income_clp === undefined), 'payment_clp', ONE_OF_TWO),
      ...unless(payment_clp === undefined || debts_clp === 0, 'debts_clp', DEBTS_OF_INCOME),
    ]);
    return payment_clp === undefined
      ? affordableDividend(clpFromNumber(income_clp ?? 0), this.debtsOf(request))
      : clpFromNumber(payment_clp);
  }

  debtsOf({ debts_clp }: PaymentOrIncomeDto): OtherDebts {
    return { clp: debts_clp, totalMaxPct: this.config.desk.totalDebtPct };
  }

  /** Returns the chosen rate, or the suggested one, annual percent; null if there is none. */
  async rateOf(request: DividendoRequestDto): Promise<number | null> {
    if (request.personalizarTasa) return request.tasasimulacion;
    return this.calculation.suggestedRateOrNone(request);
  }

  /** Calculates a credit; returns the refusal of a rate above the TMC. @throws Problem as the dividend does for any other reason */
  calculate(request: DividendoRequestDto): Promise<Sourced<CalculatedDividendo> | RefusedRate> {
    return this.dividendo.calculate(request).catch((error: unknown) => {
      const isOfRate =
        isProblem(error, 400) && error.extra.fields?.every(({ name }) => name === 'tasasimulacion');
      if (isOfRate) return { refusal: worded(error.detail, 'visitor') };
      throw error;
    });
  }
}

/** Range of a rate table; its upper bound belongs to it only if it is the product's last one. */
interface TableRange {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the ranges of whole numbers between `least` and `most` whose numbers all have one rate, in ascending order. An upper bound has
 * a range of its own, because only the product's last range includes it.
 * @param starts further numbers at which a range begins
 */
export function oneRateRanges(
  table: readonly TableRange[],
  starts: readonly number[],
  least: number,
  most: number,
): (readonly [from: number, to: number])[] {
  const bounds = table.flatMap(({ min, max }) => [Math.ceil(min), Math.ceil(max), Math.floor(max) + 1]);
  const sorted = [...new Set([least, ...starts, ...bounds])]
    .filter((start) => start >= least && start <= most)
    .sort((one, other) => one - other);
  return sorted.map((from, index) => [from, (sorted[index + 1] ?? most + 1) - 1]);
}
