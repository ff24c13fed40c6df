/** Rules of core.yaml's `x-plausible` about two answers of a core: each is possible, and they contradict each other. */
import type { CostColumn } from '../calculation/result-row.ts';
import { type Bounds, DOUBLE_ERROR, isWithin } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreAnswer, CoreSchemas } from './core-request.ts';
import { sumOf } from './operation-cost-rules.ts';
import { costsOf } from './row-rules.ts';

const flawUnless = (agrees: boolean, flaw: CoreFlaw): CoreFlaw[] => (agrees ? [] : [flaw]);

/** Other answers of the core that a suggested rate must agree with. */
export interface AroundRate {
  /** TMC of the credit, annual percent; null if it is unknown. */
  readonly maximumPct: number | null;
  /** Rates in force of the core's tables; empty if they are unknown. */
  readonly rates: readonly CoreSchemas['RateInForce'][];
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Returns the rates in force whose ranges hold the credit (both limits included); without any, all rates of the product. */
function ratesOf(
  { amount, period, loan_use, product, real_estate_type }: CoreSchemas['TarifaRequest'],
  rates: AroundRate['rates'],
): number[] {
  const ofProduct = rates.filter((row) => row.product === product);
  const own = ofProduct.filter(
    (row) =>
      row.loan_use === loan_use &&
      row.real_estate_type === real_estate_type &&
      isBetween(period, row.min_years, row.max_years) &&
      isBetween(amount, row.min_amount, row.max_amount),
  );
  return (own.length > 0 ? own : ofProduct).map(({ rate }) => rate);
}

/** Returns the faults of a suggested rate: it is above the TMC, or no rate in force of the credit is as low or as high. */
export function rateContradictions(
  { rate }: CoreAnswer<'Tarifa'>,
  credit: CoreSchemas['TarifaRequest'],
  { maximumPct, rates }: AroundRate,
  bounds: Bounds,
): CoreFlaw[] {
  const own = ratesOf(credit, rates);
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const slack = bounds.tarifa_tables_pct + DOUBLE_ERROR;
  const place = '$.rate';
  return [
    ...flawUnless(maximumPct === null || rate <= maximumPct + DOUBLE_ERROR, {
      place,
      rule: 'maximum_rate',
      what: 'la tasa sugerida supera la TMC',
    }),
    ...flawUnless(own.length === 0 || isBetween(rate, low - slack, high + slack), {
      place,
      rule: 'rates_in_force',
      what: 'ninguna tarifa de ese crédito es tan baja o tan alta',
    }),
  ];
}

/** Returns the faults of a list of operation costs beside the row of the same credit: their sums differ. */
export const costContradictions = (
  lines: CoreAnswer<'calc_operation_costs'>,
  row: Pick<CoreSchemas['DividendoRow'], CostColumn>,
  bounds: Bounds,
): CoreFlaw[] =>
  flawUnless(isWithin(sumOf(lines), costsOf(row), bounds.costs_differ_uf), {
    place: '$',
    rule: 'row_costs',
    what: 'no suman lo que los gastos de calc_dividendo',
  });

/** Returns the fault of an added participant beside those of the same RUT: none of them has the id. */
export const partakerContradictions = (
  { id }: CoreAnswer<'PartakerExtended'>,
  ofRut: CoreAnswer<'partakers'>,
): CoreFlaw[] =>
  flawUnless(
    ofRut.some((each) => each.id === id),
    { place: '$.id', rule: 'other_question', what: 'es de otro participante' },
  );
