/** Rules of core.yaml's `x-plausible` about two answers of a core: each is possible, and they contradict each other. */
import type { CostColumn } from '../calculation/result-row.ts';
import { type Bounds, DOUBLE_ERROR, isWithin } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreAnswer, CoreSchemas } from './core-request.ts';
import { sumOf } from './operation-cost-rules.ts';
import { costsOf } from './row-rules.ts';

const flawUnless = (agrees: boolean, place: string, rule: string, what: string): CoreFlaw[] =>
  agrees ? [] : [{ place, rule, what }];

/** Other answers of the core that a suggested rate must agree with. */
export interface AroundRate {
  /** TMC of the credit, annual percent; null if it is unknown. */
  readonly maximumPct: number | null;
  /** Rates in force of the core's tables; empty if they are unknown. */
  readonly rates: readonly CoreSchemas['RateInForce'][];
}

/** Returns the faults of a suggested rate: it is above the TMC, or no rate of its product is as low or as high. */
export function rateContradictions(
  { rate }: CoreAnswer<'Tarifa'>,
  { product }: Pick<CoreSchemas['TarifaRequest'], 'product'>,
  { maximumPct, rates }: AroundRate,
  bounds: Bounds,
): CoreFlaw[] {
  const own = rates.filter((row) => row.product === product).map((row) => row.rate);
  const [low, high] = [Math.min(...own), Math.max(...own)];
  const slack = bounds.tarifa_tables_pct + DOUBLE_ERROR;
  return [
    ...flawUnless(
      maximumPct === null || rate <= maximumPct + DOUBLE_ERROR,
      '$.rate',
      'maximum_rate',
      'la tasa sugerida supera la TMC',
    ),
    ...flawUnless(
      own.length === 0 || (rate >= low - slack && rate <= high + slack),
      '$.rate',
      'rates_in_force',
      'ninguna tarifa del producto es tan baja o tan alta',
    ),
  ];
}

/** Returns the faults of a list of operation costs beside the row of the same credit: their sums differ. */
export function costContradictions(
  lines: CoreAnswer<'calc_operation_costs'>,
  row: Pick<CoreSchemas['DividendoRow'], CostColumn>,
  bounds: Bounds,
): CoreFlaw[] {
  return flawUnless(
    isWithin(sumOf(lines), costsOf(row), bounds.costs_differ_uf),
    '$',
    'row_costs',
    'no suman lo que los gastos de calc_dividendo',
  );
}

/** Returns the fault of an added participant beside those of the same RUT: none of them has the id. */
export const partakerContradictions = (
  { id }: CoreAnswer<'PartakerExtended'>,
  ofRut: CoreAnswer<'partakers'>,
): CoreFlaw[] =>
  flawUnless(
    ofRut.length === 0 || ofRut.some((each) => each.id === id),
    '$.id',
    'other_question',
    'es de otro participante',
  );
