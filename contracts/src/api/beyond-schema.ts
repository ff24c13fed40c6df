/** Faults of answers that are valid by core.yaml's schemas: the rules of its `x-plausible`. */
import {
  DEFAULT_FIRE_INSURANCE_ID,
  DEFAULT_LIFE_INSURANCE_ID,
  UNEMPLOYMENT_INSURANCE_IDS,
} from '../bank/codes.ts';
import { ufValueFromNumber } from '../platform/money.ts';
import type { CoreFlaw } from './core-body.ts';
import type { Bounds } from './core-bounds.ts';
import type { CoreAnswer, CoreOperationId, CoreSchemas } from './core-request.ts';
import { operationCostFlaws } from './operation-cost-rules.ts';
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
  readonly Tarificador: Check<'Tarificador'>;
  readonly add_Tarificador: Check<'add_Tarificador', unknown>;
  readonly patch_Tarificador: Check<'patch_Tarificador', unknown>;
}

const OUT_OF_BOUNDS = 'está fuera de los límites: puede venir en otra unidad';
const unlessInside = (isInside: boolean, place: string): CoreFlaw[] =>
  isInside ? [] : [{ place, rule: 'bounds', what: OUT_OF_BOUNDS }];

/** Returns a check of the prices, and that the list has the insurance that the form chooses by itself. */
const insurances =
  (needed: number) =>
  (list: readonly CoreSchemas['Seguro'][], _body: undefined, { bounds }: AnswerContext): CoreFlaw[] => [
    ...unlessInside(
      list.every(({ Tasa }) => Tasa === 0 || (Tasa >= bounds.insurance_min && Tasa <= bounds.insurance_max)),
      '$.*.Tasa',
    ),
    ...(list.some(({ IdentificadorSeguro }) => IdentificadorSeguro === needed)
      ? []
      : [{ place: '$', rule: 'options', what: 'no tiene el seguro que elige el formulario' }]),
  ];
/** Returns a check that the maximum of each range of years or amounts is above its minimum. */
function rangeOrder<Kind extends 'years' | 'amount'>(kind: Kind) {
  const [min, max] = [`min_${kind}`, `max_${kind}`] as const;
  return (rows: readonly Readonly<Record<typeof min | typeof max, number>>[]): CoreFlaw[] =>
    rows.every((row) => row[min] < row[max])
      ? []
      : [{ place: `$.*.${max}`, rule: 'range_order', what: 'no es mayor que el mínimo' }];
}
const yearRanges = rangeOrder('years');
const amountRanges = rangeOrder('amount');
interface Rated {
  readonly rate: number;
}
const isTarifa = ({ rate }: Rated, bounds: Bounds): boolean =>
  rate >= bounds.tarifa_min_pct && rate <= bounds.tarifa_max_pct;
const tarifa = (row: Rated, _body: unknown, { bounds }: AnswerContext): CoreFlaw[] =>
  unlessInside(isTarifa(row, bounds), '$.rate');
const tarifas = (rows: readonly Rated[], _body: unknown, { bounds }: AnswerContext): CoreFlaw[] =>
  unlessInside(
    rows.every((row) => isTarifa(row, bounds)),
    '$.*.rate',
  );

const CHECKS: Checks = {
  calc_dividendo: ({ salida }, request, context) => rowFlaws(salida, { ...context, request }),
  calc_operation_costs: (lines, request, { bounds }) => operationCostFlaws(lines, request, bounds),
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
  seguros_desgravamen: insurances(DEFAULT_LIFE_INSURANCE_ID),
  seguros_incendio: insurances(DEFAULT_FIRE_INSURANCE_ID),
  seguros_cesantia: insurances(UNEMPLOYMENT_INSURANCE_IDS[0]),
  RangePeriod: yearRanges,
  RangeAmount: amountRanges,
  tmc: ({ Valor }, _body, { bounds }) =>
    unlessInside(Valor >= bounds.tmc_min_pct && Valor <= bounds.tmc_max_pct, '$.Valor'),
  Tarifa: tarifa,
  tarifas: (rows, body, context) => [
    ...tarifas(rows, body, context),
    ...yearRanges(rows),
    ...amountRanges(rows),
  ],
  Tarificador: tarifas,
  add_Tarificador: tarifa,
  patch_Tarificador: tarifa,
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
