import type { Audience } from '@simulador/contracts/platform/sentence';
import { Injectable } from '@nestjs/common';
import { comparedYears } from '@simulador/contracts/calculation/limits';
import { agePlusYearsRule, yearsRangeRule } from '@simulador/contracts/calculation/rules/term';
import { firstViolation } from '@simulador/contracts/calculation/rules/violation';
import { violationText } from '@simulador/contracts/calculation/messages/es';
import type { Sourced } from '../../border/upstream/sourced.ts';
import { isProblem, type Problem } from '../../http/problem.ts';
import { sentenceFor } from '../../http/problem-body.ts';
import { costRequestOf } from '../dividendo/dividendo.arithmetic.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { type CalculatedDividendo, DividendoPort } from '../dividendo/dividendo.port.ts';
import type { OperationCostDto } from '../../bank/operation-costs/operation-costs.dto.ts';
import { OperationCostsPort } from '../../bank/operation-costs/operation-costs.port.ts';
import { type RateRequest, TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import type { ComparacionRequestDto, ComparedTermDto } from './comparacion.dto.ts';

type Dividend = Sourced<CalculatedDividendo>;

export interface Comparison {
  readonly terms: ComparedTermDto[];
  /** The answer of one of the terms, for its source; null if no term has one. */
  readonly answer: Dividend | null;
}

/** Dividend, operation costs and comparison of one credit. */
export interface Calculation {
  readonly answer: Dividend;
  readonly costs: OperationCostDto[];
  readonly terms: ComparedTermDto[];
}

/** Returns the request for a credit's suggested rate, optionally for another term, years. */
export const rateRequestOf = (credit: DividendoRequestDto, periodYears = credit.plazototal): RateRequest => ({
  amountUf: credit.montocredito,
  periodYears,
  loanUse: credit.destino,
  product: credit.codpro,
  realEstateType: credit.tipopropiedad,
});

interface ComparedTerm {
  readonly term: ComparedTermDto;
  readonly answer: Dividend | null;
  /** Failure of the core because of which the term has no row. */
  readonly failure?: Problem;
}

/** Returns why a term has no row. If nobody chose its rate, the reason is about the suggested rate. */
function reasonOf(
  problem: Problem,
  { personalizarTasa: isChosen }: DividendoRequestDto,
  audience: Audience,
): string {
  const sentence = sentenceFor(problem, audience);
  const isOfRate = problem.extra.fields?.some(({ name }) => name === 'tasasimulacion') ?? false;
  return isOfRate && !isChosen ? `La tasa sugerida para este plazo no se puede usar. ${sentence}.` : sentence;
}

/** Statuses of a term that is not offered, and of one whose figures could not be had. */
const NOT_OFFERED = [400, 404];
const CORE_FAILED = [502, 503, 504];

const without = (plazo: number, reason: string): ComparedTerm => ({
  term: { plazo, row: null, reason },
  answer: null,
});

/** Calculates one credit for the simulator through the ports of the capabilities. */
@Injectable()
export class CalculationService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly costs: OperationCostsPort,
    private readonly tarificador: TarificadorPort,
  ) {}

  /**
   * Calculates a credit. `audience` words the reason why a term has no row.
   * @throws Problem 400 if the credit can't be calculated, 502/503/504 if a part is unavailable
   */
  async calculate(request: ComparacionRequestDto, audience: Audience): Promise<Calculation> {
    await this.dividendo.assertCalculable(request);
    const { edad, flavour, keeps_rate, ...credit } = request;
    const dividend = this.dividendo.calculate(credit);
    const [answer, costs, terms] = await Promise.all([
      dividend,
      this.operationCosts(credit, dividend),
      this.terms(request, audience, dividend),
    ]);
    return { answer, costs, terms: terms.map(({ term }) => term) };
  }

  /**
   * Calculates the credit over the six terms and its own one, each equal to its single calculation.
   * @param dividend the request's own one, if it is calculated anyway
   * @throws Problem if no term has a row, and one failed for another reason than not being offered
   */
  async compare(
    request: ComparacionRequestDto,
    audience: Audience,
    dividend: Promise<Dividend> | null = null,
  ): Promise<Comparison> {
    await this.dividendo.assertCalculable(request);
    const compared = await this.terms(request, audience, dividend);
    const answer = compared.find((each) => each.answer)?.answer ?? null;
    const failure = compared.find((each) => each.failure)?.failure;
    if (!answer && failure) throw failure;
    return { terms: compared.map(({ term }) => term), answer };
  }

  /** Returns the suggested rate of a credit, annual percent, optionally for another term. */
  async suggestedRate(credit: DividendoRequestDto, periodYears?: number): Promise<number> {
    return (await this.tarificador.suggestedRate(rateRequestOf(credit, periodYears))).value;
  }

  /** Returns null if the tables have no rate for the credit. */
  suggestedRateOrNone(credit: DividendoRequestDto): Promise<number | null> {
    return this.suggestedRate(credit).catch((error: unknown) => {
      if (isProblem(error, 404)) return null;
      throw error;
    });
  }

  /** Returns the row of a credit at another rate, annual percent. */
  async rowAt(credit: DividendoRequestDto, tasasimulacion: number): Promise<DividendoRowDto> {
    return (await this.dividendo.calculate({ ...credit, tasasimulacion })).value.row;
  }

  /** Returns the costs, which must be those of the dividend's row if a core answers both. */
  async operationCosts(
    credit: DividendoRequestDto,
    dividend: Promise<Dividend>,
  ): Promise<OperationCostDto[]> {
    const ofRow = dividend.then(
      ({ source, value }) => (source === 'core' ? value.row : null),
      () => null,
    );
    return (await this.costs.lines(costRequestOf(credit), ofRow)).value;
  }

  /** Calculates the terms. @param dividend the request's own one, if it is calculated anyway */
  private terms(
    request: ComparacionRequestDto,
    audience: Audience,
    dividend: Promise<Dividend> | null,
  ): Promise<ComparedTerm[]> {
    const years = comparedYears(request.plazototal);
    return Promise.all(years.map((plazo) => this.term(request, plazo, audience, dividend)));
  }

  private async term(
    request: ComparacionRequestDto,
    plazo: number,
    audience: Audience,
    dividend: Promise<Dividend> | null,
  ): Promise<ComparedTerm> {
    const forbidden = firstViolation(
      () => yearsRangeRule(plazo, request.flavour),
      () => (request.edad === undefined ? null : agePlusYearsRule(request.edad, plazo)),
    );
    if (forbidden) return without(plazo, violationText(forbidden));
    const { edad, flavour, keeps_rate: keepsRate, ...credit } = request;
    try {
      const { tasasimulacion: own, personalizarTasa: isChosen } = credit;
      const isKept = isChosen || (keepsRate && plazo === credit.plazototal);
      const rate = isKept ? own : await this.suggestedRate(credit, plazo);
      const isOwn = plazo === credit.plazototal && rate === own;
      const answer = await ((isOwn && dividend) ||
        this.dividendo.calculate({ ...credit, plazototal: plazo, tasasimulacion: rate }));
      return { term: { plazo, row: answer.value.row, reason: null }, answer };
    } catch (error) {
      if (!isProblem(error, ...NOT_OFFERED, ...CORE_FAILED)) throw error;
      const compared = without(plazo, reasonOf(error, credit, audience));
      return isProblem(error, ...CORE_FAILED) ? { ...compared, failure: error } : compared;
    }
  }
}
