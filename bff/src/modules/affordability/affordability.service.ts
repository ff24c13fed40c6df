import { Inject, Injectable } from '@nestjs/common';
import { CREDIT_PURPOSE } from '@simulador/contracts/domain/codes';
import type { IsoDate } from '@simulador/contracts/domain/dates';
import { affordableDividend } from '@simulador/contracts/domain/income/affordability';
import { LIMITS, maxFinancingPct } from '@simulador/contracts/domain/limits';
import { levelPaymentOf } from '@simulador/contracts/domain/mortgage/level-payment';
import { levelTermsOf } from '@simulador/contracts/domain/mortgage/request-terms';
import {
  type Clp,
  clpFromNumber,
  ufFromNumber,
  ufFromUnits,
  ufToClp,
  ufToNumber,
  type UfValue,
} from '@simulador/contracts/domain/money';
import { multiplyDivide } from '@simulador/contracts/domain/scaled';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { isProblem, Problem, refuse, unless } from '../../http/problem.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { type CalculatedDividendo, DividendoPort } from '../dividendo/dividendo.port.ts';
import { FinancingLimitsTable } from '../dividendo/financing-limits.ts';
import { ParidadPort } from '../paridad/paridad.port.ts';
import { rateRequestOf } from '../simulador/calculation.service.ts';
import { TarificadorPort } from '../tarificador/tarificador.port.ts';
import type { AlcanceAnswerDto, AlcanceRequestDto } from './affordability.dto.ts';

const ONE_OF_TWO = 'Indica cuánto puedes pagar al mes o tu renta, uno de los dos.';
const { creditMinUf, creditMaxUf, otherValueAboveUf } = LIMITS.web;
const TOO_LITTLE = `No alcanza para el crédito mínimo, que es de UF ${creditMinUf}.`;
const NO_SAVINGS = 'El ahorro no alcanza para el porcentaje del valor que el banco no financia.';
const NO_VALUE = `El valor de la propiedad no llega a UF ${otherValueAboveUf.toLocaleString('es-CL')}.`;
const PCT_SCALE = 10_000;

interface Afforded {
  readonly answer: AlcanceAnswerDto;
  readonly ufDate: IsoDate;
}

/** Calculates the largest credit for a monthly payment or an income. See docs/rules.md R575. */
@Injectable()
export class AffordabilityService {
  constructor(
    @Inject(DividendoPort) private readonly dividendo: DividendoPort,
    @Inject(ParidadPort) private readonly paridad: ParidadPort,
    @Inject(TarificadorPort) private readonly tarificador: TarificadorPort,
    @Inject(FinancingLimitsTable) private readonly financing: FinancingLimitsTable,
  ) {}

  /** Returns the largest credit. @throws Problem 404 that names the limit if there is no such credit, and those of the calculation */
  async largest(request: AlcanceRequestDto): Promise<Sourced<Afforded>> {
    const { payment_clp, income_clp } = request;
    refuse(unless((payment_clp === undefined) !== (income_clp === undefined), 'payment_clp', ONE_OF_TWO));
    const payment =
      payment_clp === undefined
        ? affordableDividend(clpFromNumber(income_clp ?? 0))
        : clpFromNumber(payment_clp);
    const [{ value: uf }, [least, most], ranges] = await Promise.all([
      this.paridad.current(),
      this.bounds(request),
      this.ranges(),
    ]);
    for (const [from, to] of ranges) {
      const [low, high] = [Math.max(from, least), Math.min(to, most)];
      if (low > high) continue;
      const found = await this.largestWithin(request, low, high, payment, uf.value);
      if (found) return found;
    }
    throw new Problem(404, TOO_LITTLE, { isVerbatim: true });
  }

  /** Returns the smallest and largest credit that the limits allow, in whole UF. @throws Problem 404 if there is none */
  private async bounds(request: AlcanceRequestDto): Promise<readonly [least: number, most: number]> {
    const { calculation } = request;
    const own = ufToNumber(ufFromUnits(ufFromNumber(request.savings_uf) + ufFromNumber(request.subsidy_uf)));
    const table = await this.financing.current();
    const maxPct = maxFinancingPct(calculation.destino, calculation.tipopropiedad, table);
    // From credit <= maxPct × (credit + own).
    const financed = maxPct >= 100 ? creditMaxUf : Math.floor((own * maxPct) / (100 - maxPct) + 1e-9);
    if (financed < creditMinUf) throw new Problem(404, NO_SAVINGS, { isVerbatim: true });
    const needsValue = calculation.destino !== CREDIT_PURPOSE.buySale;
    const least = needsValue ? Math.max(creditMinUf, Math.floor(otherValueAboveUf - own) + 1) : creditMinUf;
    const most = Math.min(creditMaxUf, financed);
    if (least > most) throw new Problem(404, NO_VALUE, { isVerbatim: true });
    return [least, most];
  }

  /**
   * Returns the ranges of whole UF that have one rate, the largest first: their bounds are those of the amount ranges and of the TMC's
   * segments.
   */
  private async ranges(): Promise<readonly (readonly [from: number, to: number])[]> {
    const { value: amounts } = await this.tarificador.rows('RangeAmount');
    const starts = [
      creditMinUf,
      TMC_SEGMENT_UF + 1,
      ...amounts.map(({ min_amount }) => Math.ceil(min_amount)),
      // The last range of a product includes its upper bound; above it there is another rate or none.
      ...amounts.flatMap(({ max_amount }) => [Math.ceil(max_amount), Math.floor(max_amount) + 1]),
    ];
    const sorted = [...new Set(starts)]
      .filter((start) => start >= creditMinUf && start <= creditMaxUf)
      .sort((one, other) => one - other);
    return sorted
      .map((from, index): readonly [number, number] => [from, (sorted[index + 1] ?? creditMaxUf + 1) - 1])
      .reverse();
  }

  /** Returns the largest credit of a range with one rate; null if none is offered, or every payment is too high. */
  private async largestWithin(
    request: AlcanceRequestDto,
    low: number,
    high: number,
    payment: Clp,
    ufValue: UfValue,
  ): Promise<Sourced<Afforded> | null> {
    const rate = await this.rateOf(request, low);
    if (rate === null) return null;
    const costs = (credit: number): Clp => {
      const terms = levelTermsOf(requestOf(request, credit, rate));
      return ufToClp(levelPaymentOf(terms).totalDividend, ufValue);
    };
    if (costs(low) > payment) return null;
    let [carried, most] = [low, high];
    // Binary search: a payment never falls when its credit grows.
    while (carried < most) {
      const middle = Math.ceil((carried + most) / 2);
      if (costs(middle) <= payment) carried = middle;
      else most = middle - 1;
    }
    const calculation = requestOf(request, carried, rate);
    const calculated = await this.dividendo.calculate(calculation).catch(refusedByLimit);
    if (!calculated) return null;
    const { row, ufDate } = calculated.value;
    const answer = { credit_uf: carried, value_uf: calculation.valorpropiedad, row };
    return { ...calculated, value: { answer, ufDate } };
  }

  private async rateOf(request: AlcanceRequestDto, credit: number): Promise<number | null> {
    const { calculation } = request;
    if (calculation.personalizarTasa) return calculation.tasasimulacion;
    const question = rateRequestOf(requestOf(request, credit, calculation.tasasimulacion));
    const answer = await this.tarificador.suggestedRate(question).catch((error: unknown) => {
      if (isProblem(error, 404)) return null;
      throw error;
    });
    return answer?.value ?? null;
  }
}

/** Largest credit of the lower TMC segment for loans in UF. */
const TMC_SEGMENT_UF = 2000;

/** Returns null for a rate above the TMC, which is not offered. @throws any other error */
function refusedByLimit(error: unknown): Sourced<CalculatedDividendo> | null {
  if (isProblem(error, 400) && error.extra.fields?.every(({ name }) => name === 'tasasimulacion'))
    return null;
  throw error;
}

/** Returns the request for a credit, with the value that it buys and the fire insurance of that value. */
function requestOf(
  { calculation, savings_uf, subsidy_uf, insured_pct }: AlcanceRequestDto,
  creditUf: number,
  annualRatePct: number,
): DividendoRequestDto {
  const value = ufFromUnits(ufFromNumber(creditUf) + ufFromNumber(savings_uf) + ufFromNumber(subsidy_uf));
  const insured =
    insured_pct === undefined
      ? {}
      : {
          montoAsegurado: ufToNumber(
            ufFromUnits(multiplyDivide(value, Math.round(insured_pct * PCT_SCALE), 100 * PCT_SCALE)),
          ),
        };
  return {
    ...calculation,
    ...insured,
    montocredito: creditUf,
    valorpropiedad: ufToNumber(value),
    tasasimulacion: annualRatePct,
  };
}
