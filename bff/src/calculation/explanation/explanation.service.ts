import { Injectable } from '@nestjs/common';
import type { ExplainedFigure } from '@simulador/contracts/calculation/messages/explained-steps';
import type { OperationCostParams } from '@simulador/contracts/calculation/mortgage/operation-costs';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { formatDate } from '@simulador/contracts/platform/format';
import { firstDueReason } from '@simulador/contracts/calculation/messages/explanation';
import type { UfValue } from '@simulador/contracts/platform/money';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { Clock } from '../../clock/clock.ts';
import type { CostsIncluded } from '../../database/entities/simulation.stored.ts';
import { Problem } from '../../http/problem.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { calculationDay } from '../schedule/schedule.service.ts';
import { rateRequestOf } from '../comparison/calculation.service.ts';
import { type ExplainableRequest, FIGURE_UNITS, type FigureName, figureTrees } from './figure-trees.ts';
import type { ExplainedDateDto, ExplicacionAnswerDto } from './explanation.dto.ts';
import { RateExplanation } from './rate-explanation.ts';

/** Explains the figures of a calculation. See docs/rules.md R579. */
@Injectable()
export class ExplanationService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly paridad: ParidadPort,
    private readonly params: OperationCostParamsTable,
    private readonly rates: RateExplanation,
    private readonly clock: Clock,
  ) {}

  /** Explains the figures of a credit. @throws Problem as the calculation does, and 502 if its figures differ from those of the trees */
  async explain(request: DividendoRequestDto): Promise<Answer<ExplicacionAnswerDto>> {
    const since = this.clock.today();
    const calculated = await this.dividendo.calculate(request);
    const { row } = calculated.value;
    const [uf, params, suggestedRate] = await Promise.all([
      this.paridad.current(),
      this.params.current(),
      this.rates.suggested(rateRequestOf(request)),
    ]);
    const figures = explain(request, { ...row, ...withCosts(request, row) }, uf.value.value, params);
    const day = calculationDay(row, request.mesesgracia, [since, this.clock.today()]);
    return sourcedWithUf(calculated, () => ({
      figures: suggestedRate === null ? figures : [...figures, suggestedRate],
      dates: day === undefined ? [] : [firstDue(row.FecVencimiento, day, request.mesesgracia)],
    }));
  }
}

const firstDue = (value: string, day: IsoDate, graceMonths: number): ExplainedDateDto => ({
  name: 'FecVencimiento',
  value,
  reason: firstDueReason(formatDate(day), graceMonths),
});

/** Explainable figures by name; UF, pesos and percent as numbers. */
type ExplainableFigures = Readonly<Omit<Record<FigureName, number>, keyof CostsIncluded>> & CostsIncluded;

/**
 * Explains a calculation's figures. Omits a figure without a value, such as the CAE if the costs exceed the credit.
 * @throws Problem 502 if a figure differs from that of its tree
 */
function explain(
  request: ExplainableRequest,
  row: ExplainableFigures,
  ufValue: UfValue,
  params: OperationCostParams,
): readonly ExplainedFigure[] {
  const trees = figureTrees(request, ufValue, params);
  return (Object.keys(FIGURE_UNITS) as FigureName[]).flatMap((name) => {
    const node = trees[name];
    if ((node === null ? null : Number(node.value)) !== row[name]) {
      const cause = new Error(`the dividend's ${name} is not its tree's`);
      throw new Problem(502, SERVER_SENTENCES.figuresDiffer, { cause });
    }
    return node === null ? [] : [{ name, unit: FIGURE_UNITS[name], value: node.value, node }];
  });
}
