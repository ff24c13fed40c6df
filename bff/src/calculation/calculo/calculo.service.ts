import type { Audience } from '@simulador/contracts/platform/sentence';
import { Inject, Injectable } from '@nestjs/common';
import { neededIncome } from '@simulador/contracts/calculation/income/affordability';
import { missingIncome } from '@simulador/contracts/calculation/messages/income';
import { isBuySale } from '@simulador/contracts/calculation/rules/visibility';
import { type Uf, ufDifference, ufFromNumber } from '@simulador/contracts/platform/money';
import type { Logger } from 'pino';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { TmcPort } from '../../bank/tmc/tmc.port.ts';
import { withUfDate } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { AnswerParts } from '../../http/answer-parts.ts';
import { refuse, unless } from '../../http/problem.ts';
import { LOGGER } from '../../observability/logger.ts';
import { OfferedCredits } from '../affordability/offered-credits.ts';
import { CalculationService } from '../comparison/calculation.service.ts';
import { neededToday, termWithCosts } from '../dividendo/costs-of-row.ts';
import type { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { ufPart } from '../start-page/start-page.controller.ts';
import type { CalculoAnswerDto, CalculoPart, CalculoRequestDto, NeededIncomeDto } from './calculo.dto.ts';
import { WaysOutService } from './ways-out.service.ts';

/** Valid rate for the checks before the suggested rate is known. */
const ANY_RATE_PCT = 1;

/** Collects all figures of a credit, through the ports of the single operations. See docs/rules.md R980. */
@Injectable()
export class CalculoService {
  constructor(
    private readonly calculation: CalculationService,
    private readonly dividendo: DividendoPort,
    private readonly offered: OfferedCredits,
    private readonly paridad: ParidadPort,
    private readonly tmc: TmcPort,
    private readonly waysOut: WaysOutService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Calculates the parts. `audience` words their failures. @throws Problem 400 if the credit can't be calculated */
  async calculate(request: CalculoRequestDto, audience: Audience): Promise<Answer<CalculoAnswerDto>> {
    const { tasasimulacion: ratePct, ...calculation } = request.calculation;
    refuse(
      unless(ratePct !== undefined || !calculation.personalizarTasa, 'tasasimulacion', 'Debe ser un número'),
    );
    // The own term's rate is that of the dividend, and other terms have their own.
    const credit: DividendoRequestDto = { ...calculation, tasasimulacion: ratePct ?? ANY_RATE_PCT };
    await this.dividendo.assertCalculable(credit);
    const { edad, edad_codeudor, flavour } = request;
    const ages = [edad ?? [], edad_codeudor ?? []].flat();
    const older = ages.length === 0 ? {} : { edad: Math.max(...ages) };
    const suggestedRate = this.calculation.suggestedRate(credit);
    const dividend = (ratePct === undefined ? suggestedRate : Promise.resolve(ratePct)).then(
      (tasasimulacion) => this.dividendo.calculate({ ...credit, tasasimulacion }),
    );
    const parts = new AnswerParts<CalculoPart>(audience, this.logger);
    const compared = { ...credit, ...older, flavour, keeps_rate: true };
    const [uf, suggested, tmc, answer, costs, comparison] = await Promise.all([
      parts.of('uf', this.paridad.current()),
      parts.of('rate', suggestedRate),
      parts.of('rate', this.tmc.ofCredit(credit.montocredito, credit.plazototal)),
      parts.of('row', dividend),
      parts.of('costs', this.calculation.operationCosts(credit, dividend)),
      parts.of('terms', this.calculation.compare(compared, audience, dividend)),
    ]);
    const row = answer?.value.row ?? null;
    const rate = ratePct ?? suggested;
    const listed = costs ?? row;
    const savings = savingsOf(credit, request);
    const income = row && this.incomeFor(row, request);
    const isTooLow = income?.enough === false;
    const ways = isTooLow ? this.waysOut.of({ ...request, ...older, credit, savings }) : Promise.resolve([]);
    const figures = {
      uf: uf && ufPart(uf),
      rate: rate === null ? null : { rate, suggested, tmc: tmc?.value.annualPct ?? null },
      ...termWithCosts(credit, { row }, costs),
      costs,
      needed_today: listed && uf && neededToday(savings, listed, uf.value.value),
      income,
      ways_out: income && (await parts.of('ways_out', ways)),
      terms: comparison?.terms.map((term) => termWithCosts(credit, term, costs)) ?? null,
      problems: parts.problems,
    };
    return withUfDate(figures, answer?.value.ufDate ?? uf?.value.date);
  }

  private incomeFor(row: DividendoRowDto, request: CalculoRequestDto): NeededIncomeDto {
    const needed_clp = neededIncome(row, this.offered.debtsOf(request));
    if (request.income_clp === undefined) return { needed_clp, enough: null, missing_clp: null };
    const missing_clp = missingIncome(request.income_clp, needed_clp);
    return { needed_clp, enough: missing_clp === 0, missing_clp };
  }
}

/** Returns the savings as given, or what credit and subsidy leave of a purchase. */
const savingsOf = (credit: DividendoRequestDto, { savings_uf, subsidy_uf }: CalculoRequestDto): Uf =>
  ufFromNumber(
    savings_uf ??
      (isBuySale(credit.destino)
        ? Math.max(0, ufDifference(ufDifference(credit.valorpropiedad, credit.montocredito), subsidy_uf))
        : 0),
  );
