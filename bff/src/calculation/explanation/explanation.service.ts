import { Injectable } from '@nestjs/common';
import type { ExplainedFigure } from '@simulador/contracts/calculation/messages/explained-steps';
import type { OperationCostParams } from '@simulador/contracts/calculation/mortgage/operation-costs';
import { type IsoDate, santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatUfShort } from '@simulador/contracts/platform/format';
import {
  EXPLANATION_LABELS as LABELS,
  firstDueReason,
} from '@simulador/contracts/calculation/messages/explanation';
import { ufFromNumber, type UfValue } from '@simulador/contracts/platform/money';
import { SERVER_SENTENCES } from '@simulador/contracts/platform/server-sentences';
import { sourcedWithUf } from '../../border/upstream/sourced.ts';
import type { Answer } from '../../http/operation.ts';
import { Clock } from '../../clock/clock.ts';
import type { CostsIncluded } from '../../database/entities/simulation.stored.ts';
import { isProblem, Problem } from '../../http/problem.ts';
import { RateHistory, type RateRow } from '../../rates/suggested/rate-history.ts';
import { type RateRequest, TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import { withCosts } from '../dividendo/costs-of-row.ts';
import type { DividendoRequestDto } from '../dividendo/dividendo.dto.ts';
import { DividendoPort } from '../dividendo/dividendo.port.ts';
import { OperationCostParamsTable } from '../../bank/operation-costs/operation-cost-params.ts';
import { ParidadPort } from '../../bank/paridad/paridad.port.ts';
import { calculationDay } from '../schedule/schedule-of-row.ts';
import { rateRequestOf } from '../comparison/calculation.service.ts';
import { type ExplainableRequest, FIGURE_UNITS, type FigureName, figureTrees } from './figure-trees.ts';
import type { ExplainedDateDto, ExplicacionAnswerDto } from './explanation.dto.ts';
import { add, input } from './figure-node.ts';

/** A row of the rate tables. The days are null if the tables are the core's. */
type RateSource = Omit<RateRow, 'validFrom'> & { readonly validFrom: Date | null };

const uf = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
const dayOf = (instant: Date): string => formatDate(santiagoDate(instant));

/** Returns what a rate was looked up by, e.g. `Tasa de Universal, Compraventa, Departamento, de 20 a 30 años, de UF 1.000 a UF 2.000, vigente desde el 01-11-2026`. */
function labelOf(names: readonly string[], row: RateSource): string {
  const from = row.validFrom && `vigente desde el ${dayOf(row.validFrom)}`;
  const to = row.validTo && `hasta el ${dayOf(row.validTo)}`;
  return [
    `Tasa de ${names.join(', ')}`,
    `de ${row.minYears} a ${row.maxYears} años`,
    `de ${uf(row.minAmountUf)} a ${uf(row.maxAmountUf)}`,
    ...(from || to ? [[from, to].filter(Boolean).join(' ')] : []),
  ].join(', ');
}

/** Explains the figures of a calculation. See docs/rules.md R579. */
@Injectable()
export class ExplanationService {
  constructor(
    private readonly dividendo: DividendoPort,
    private readonly paridad: ParidadPort,
    private readonly params: OperationCostParamsTable,
    private readonly tarificador: TarificadorPort,
    private readonly history: RateHistory,
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
      this.suggestedRate(rateRequestOf(request)),
    ]);
    const figures = explain(request, { ...row, ...withCosts(request, row) }, uf.value.value, params);
    const day = calculationDay(row, request.mesesgracia, [since, this.clock.today()]);
    return sourcedWithUf(calculated, () => ({
      figures: suggestedRate === null ? figures : [...figures, suggestedRate],
      dates: day === undefined ? [] : [firstDue(row.FecVencimiento, day, request.mesesgracia)],
    }));
  }

  /**
   * Explains a suggested rate by its row of the rate tables. Returns null if there is no such rate or the tables can't be read: the other
   * figures are explained without it. See docs/rules.md R36.
   */
  private async suggestedRate(request: RateRequest): Promise<ExplainedFigure | null> {
    try {
      const [source, products, loanUses, propertyTypes] = await Promise.all([
        this.sourceOf(request),
        this.tarificador.rows('Product'),
        this.tarificador.rows('LoanUse'),
        this.tarificador.realEstateTypes(),
      ]);
      if (source === null) return null;
      const { product, loanUse, realEstateType } = request;
      const names = [
        nameOf(product, products.value),
        nameOf(loanUse, loanUses.value),
        nameOf(realEstateType, propertyTypes.value),
      ];
      // A sum of one number: the rate is looked up, and the looked-up row is its only operand.
      const node = add(LABELS.suggestedRate, input(labelOf(names, source), source.annualPct));
      return { name: 'suggested_rate', unit: 'percent', value: node.value, node };
    } catch (error) {
      if (isProblem(error, 404, 502, 503, 504)) return null;
      throw error;
    }
  }

  /**
   * Returns the row of the suggested rate. For a core's tables: the row that contains the credit and has the rate that the core suggests.
   */
  private async sourceOf(request: RateRequest): Promise<RateSource | null> {
    const own = await this.history.currentRow(request);
    if (own !== null) return own;
    const [{ value: annualPct }, { value: rates }] = await Promise.all([
      this.tarificador.suggestedRate(request),
      this.tarificador.ratesInForce(),
    ]);
    const { product, loanUse, realEstateType, periodYears, amountUf } = request;
    const found = rates.findLast(
      (each) =>
        each.product === product &&
        each.loan_use === loanUse &&
        each.real_estate_type === realEstateType &&
        each.rate === annualPct &&
        each.min_years <= periodYears &&
        periodYears <= each.max_years &&
        each.min_amount <= amountUf &&
        amountUf <= each.max_amount,
    );
    if (found === undefined) return null;
    return {
      annualPct,
      minYears: found.min_years,
      maxYears: found.max_years,
      minAmountUf: found.min_amount,
      maxAmountUf: found.max_amount,
      validFrom: null,
      validTo: null,
    };
  }
}

const nameOf = (code: number, rows: readonly { readonly id: number; readonly name: string }[]): string =>
  rows.find(({ id }) => id === code)?.name ?? String(code);

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
