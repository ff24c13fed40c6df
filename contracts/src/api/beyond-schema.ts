/** Faults of answers that are valid by core.yaml's schemas: the rules of its `x-plausible`. */
import { OPERATION_SUBPURPOSE } from '../bank/codes.ts';
import { COST_COLUMNS } from '../calculation/result-row.ts';
import { ufValueFromNumber } from '../platform/money.ts';
import type { CoreFlaw } from './core-body.ts';
import type { Bounds } from './core-bounds.ts';
import type { CoreAnswer, CoreOperationId, CoreSchemas } from './core-request.ts';
import { optionFlaws } from './option-rules.ts';
import { type AnswerContext, rowFlaws } from './row-rules.ts';

type Check<Id extends CoreOperationId, Body = undefined> = (
  answer: CoreAnswer<Id>,
  body: Body,
  context: AnswerContext,
) => CoreFlaw[];

interface Checks {
  readonly calc_dividendo: Check<'calc_dividendo', CoreSchemas['DividendoRequest']>;
  readonly calc_operation_costs: Check<'calc_operation_costs', CoreSchemas['OperationCostsRequest']>;
  readonly catalogos_simulador: Check<'catalogos_simulador'>;
  readonly paridad: Check<'paridad'>;
  readonly seguros_desgravamen: Check<'seguros_desgravamen'>;
  readonly seguros_incendio: Check<'seguros_incendio'>;
  readonly seguros_cesantia: Check<'seguros_cesantia'>;
  readonly RangePeriod: Check<'RangePeriod'>;
  readonly RangeAmount: Check<'RangeAmount'>;
  readonly tmc: Check<'tmc'>;
  readonly Tarifa: Check<'Tarifa'>;
  readonly tarifas: Check<'tarifas'>;
}

const OUT_OF_BOUNDS = 'está fuera de los límites: puede venir en otra unidad';
const unlessInside = (isInside: boolean, place: string): CoreFlaw[] =>
  isInside ? [] : [{ place, rule: 'bounds', what: OUT_OF_BOUNDS }];

const insurances = (
  list: readonly CoreSchemas['Seguro'][],
  _body: undefined,
  { bounds }: AnswerContext,
): CoreFlaw[] =>
  unlessInside(
    list.every(({ Tasa }) => Tasa === 0 || (Tasa >= bounds.insurance_min && Tasa <= bounds.insurance_max)),
    '$.*.Tasa',
  );
const unlessRanges = (areRanges: boolean, place: string): CoreFlaw[] =>
  areRanges ? [] : [{ place, rule: 'range_order', what: 'no es mayor que el mínimo' }];
const isTarifa = (ratePct: number, bounds: Bounds): boolean =>
  ratePct >= bounds.tarifa_min_pct && ratePct <= bounds.tarifa_max_pct;

const CHECKS: Checks = {
  calc_dividendo: ({ salida }, request, context) => rowFlaws(salida, { ...context, request }),
  calc_operation_costs(lines, { credit_amount: credit, estate_value: value, ...asked }, { bounds }) {
    const isUntaxed = asked.subpurpose === OPERATION_SUBPURPOSE.refinancing || asked.is_social_estate;
    // Some cores omit a line of 0.
    const linesMin = COST_COLUMNS.length - (isUntaxed ? 1 : 0);
    if (lines.length < linesMin) return [{ place: '$', rule: 'costs', what: 'faltan gastos' }];
    const share = (Math.max(credit, value) * bounds.cost_share_max_pct) / 100;
    const maximum = Math.max(bounds.cost_fixed_max_uf, share);
    return lines.every(({ amount_uf: amount }) => amount <= maximum)
      ? []
      : [{ place: '$.*.amount_uf', rule: 'costs', what: 'un gasto es mayor que los de un crédito' }];
  },
  catalogos_simulador: (lists, _body, { bounds }) => [
    ...unlessInside(
      lists.tipos_inmuebles.every(({ porc_asegurable: pct }) => pct === 0 || pct >= bounds.insurable_min_pct),
      '$.tipos_inmuebles.*.porc_asegurable',
    ),
    ...optionFlaws(lists),
  ],
  paridad(clpPerUf) {
    try {
      ufValueFromNumber(clpPerUf);
      return [];
    } catch {
      return [{ place: '$', rule: 'range', what: 'no puede ser una UF' }];
    }
  },
  seguros_desgravamen: insurances,
  seguros_incendio: insurances,
  seguros_cesantia: insurances,
  RangePeriod: (rows) =>
    unlessRanges(
      rows.every(({ min_years: least, max_years: most }) => least < most),
      '$.*.max_years',
    ),
  RangeAmount: (rows) =>
    unlessRanges(
      rows.every(({ min_amount: least, max_amount: most }) => least < most),
      '$.*.max_amount',
    ),
  tmc: ({ Valor }, _body, { bounds }) =>
    unlessInside(Valor >= bounds.tmc_min_pct && Valor <= bounds.tmc_max_pct, '$.Valor'),
  Tarifa: ({ rate }, _body, { bounds }) => unlessInside(isTarifa(rate, bounds), '$.rate'),
  tarifas: (rates, _body, { bounds }) =>
    unlessInside(
      rates.every(({ rate }) => isTarifa(rate, bounds)),
      '$.*.rate',
    ),
};

/** Returns the faults of an answer that is valid by its schema but unusable, as an answer to the request's `body`. */
export function flawsBeyondSchema(
  id: CoreOperationId,
  answer: unknown,
  body: unknown,
  context: AnswerContext,
): CoreFlaw[] {
  const checks: Readonly<Partial<Record<CoreOperationId, Check<never, never>>>> = CHECKS;
  return checks[id]?.(answer as never, body as never, context) ?? [];
}
