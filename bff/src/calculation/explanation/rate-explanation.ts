import { Injectable } from '@nestjs/common';
import { santiagoDate } from '@simulador/contracts/platform/dates';
import { formatDate, formatUfShort } from '@simulador/contracts/platform/format';
import { ufFromNumber } from '@simulador/contracts/platform/money';
import type { ExplainedFigure } from '@simulador/contracts/calculation/messages/explained-steps';
import * as labels from '@simulador/contracts/calculation/messages/explanation';
import { isProblem } from '../../http/problem.ts';
import { RateHistory, type RateRow } from '../../rates/suggested/rate-history.ts';
import { type RateRequest, TarificadorPort } from '../../rates/suggested/tarificador.port.ts';
import { add, input } from './figure-node.ts';

/** A row of the rate tables. The days are null if the tables are the core's. */
type RateSource = Omit<RateRow, 'validFrom'> & { readonly validFrom: Date | null };

interface Named {
  readonly id: number;
  readonly name: string;
}

const LABELS = labels.EXPLANATION_LABELS;
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

/** Explains a suggested rate by its row of the rate tables. See docs/rules.md R36, R579. */
@Injectable()
export class RateExplanation {
  constructor(
    private readonly tarificador: TarificadorPort,
    private readonly history: RateHistory,
  ) {}

  /** Returns null if there is no such rate or the tables can't be read: the other figures are explained without it. */
  async suggested(request: RateRequest): Promise<ExplainedFigure | null> {
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

const nameOf = (code: number, rows: readonly Named[]): string =>
  rows.find(({ id }) => id === code)?.name ?? String(code);
