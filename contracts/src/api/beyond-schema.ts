/** Faults of answers that are valid by core.yaml's schemas: the rules of its `x-plausible`. */
import { CATALOGOS, SEGUROS_CESANTIA, SEGUROS_DESGRAVAMEN, SEGUROS_INCENDIO } from '../bank/catalogos.ts';
import {
  DEFAULT_FIRE_INSURANCE_ID,
  DEFAULT_LIFE_INSURANCE_ID,
  PROPERTY_TYPE,
  UNEMPLOYMENT_INSURANCE_IDS,
} from '../bank/codes.ts';
import { ufValueFromNumber } from '../platform/money.ts';
import type { CoreFlaw } from './core-body.ts';
import type { Bounds } from './core-bounds.ts';
import type { CoreAnswer, CoreOperationId, CoreRequest, CoreSchemas } from './core-request.ts';
import { operationCostFlaws } from './operation-cost-rules.ts';
import { mixedUp, optionFlaws, twinFlaws } from './option-rules.ts';
import { type AnswerContext, rowFlaws } from './row-rules.ts';

type Check<Id extends CoreOperationId> = (
  answer: CoreAnswer<Id>,
  body: CoreRequest<Id> extends { body: infer Body } ? Body : undefined,
  context: AnswerContext,
) => CoreFlaw[];

const OUT_OF_BOUNDS = 'está fuera de los límites: puede venir en otra unidad';
const unlessInside = (isInside: boolean, place: string): CoreFlaw[] =>
  isInside ? [] : [{ place, rule: 'bounds', what: OUT_OF_BOUNDS }];

type Seguro = CoreSchemas['Seguro'];
const optionOf = ({ IdentificadorSeguro: id, Descripcion: descripcion }: Seguro) => ({ id, descripcion });

/** Returns true for a price in the unit of a monthly fraction, not far from ours for the same insurance. */
function isPossiblePrice(
  { IdentificadorSeguro: id, Tasa }: Seguro,
  known: readonly Seguro[],
  bounds: Bounds,
): boolean {
  const { insurance_min: least, insurance_max: most, insurance_times: times } = bounds;
  const own = known.find((each) => each.IdentificadorSeguro === id)?.Tasa ?? Tasa;
  return Tasa >= Math.max(least, own / times) && Tasa <= Math.min(most, own * times);
}

/**
 * Returns a check of prices and names, and that the list has the insurance that the form chooses by itself.
 * @param isCharged whether that one is never free
 */
function insurances(needed: number, known: readonly Seguro[], isCharged: boolean) {
  const mixedUpFlaws = mixedUp(known.map(optionOf));
  return (list: readonly Seguro[], _body: undefined, { bounds }: AnswerContext): CoreFlaw[] => [
    ...unlessInside(
      list.every(
        (row) =>
          (row.Tasa === 0 && !(isCharged && row.IdentificadorSeguro === needed)) ||
          isPossiblePrice(row, known, bounds),
      ),
      '$.*.Tasa',
    ),
    ...(list.some(({ IdentificadorSeguro }) => IdentificadorSeguro === needed)
      ? []
      : [{ place: '$', rule: 'options', what: 'no tiene el seguro que elige el formulario' }]),
    ...mixedUpFlaws(list.map(optionOf)),
    ...twinFlaws(list.map(optionOf)),
  ];
}
/** Returns a check that no code of a rate table has another one's name in the form. */
function namedLike(list: 'productos' | 'destinos' | 'tipos_inmuebles') {
  const check = mixedUp(CATALOGOS[list].map(({ id, descripcion }) => ({ id, descripcion })));
  return (rows: readonly { readonly id: number; readonly name: string }[]): CoreFlaw[] =>
    check(rows.map(({ id, name: descripcion }) => ({ id, descripcion })));
}
const productNames = namedLike('productos');
const purposes = namedLike('destinos');
const propertyTypes = namedLike('tipos_inmuebles');
/** Types that always have a building to insure. */
const BUILT: readonly number[] = [PROPERTY_TYPE.house, PROPERTY_TYPE.flat];
/** Returns a check that the maximum of each range of years or amounts is above its minimum. */
function rangeOrder<Kind extends 'years' | 'amount' | 'period'>(kind: Kind) {
  const [min, max] = [`min_${kind}`, `max_${kind}`] as const;
  const flaw = { place: `$.*.${max}`, rule: 'range_order', what: 'no es mayor que el mínimo' };
  return (rows: readonly Readonly<Partial<Record<typeof min | typeof max, number>>>[]): CoreFlaw[] =>
    rows.every((row) => (row[min] ?? -Infinity) < (row[max] ?? Infinity)) ? [] : [flaw];
}
const yearRanges = rangeOrder('years');
const amountRanges = rangeOrder('amount');
const productYears = rangeOrder('period');
const products = (rows: readonly CoreSchemas['Product'][]): CoreFlaw[] => [
  ...productNames(rows),
  // Both bounds of a product without ranges are 0.
  ...productYears(rows.filter((row) => row.min_period !== 0 || row.max_period !== 0)),
  ...amountRanges(rows.filter((row) => row.min_amount !== 0 || row.max_amount !== 0)),
];
/** Returns a check of rates. */
const ratesAt =
  (place: string) =>
  (
    rows: { readonly rate: number } | readonly { readonly rate: number }[],
    _body: unknown,
    { bounds }: AnswerContext,
  ) =>
    unlessInside(
      [rows].flat().every(({ rate }) => rate >= bounds.tarifa_min_pct && rate <= bounds.tarifa_max_pct),
      place,
    );
const tarifa = ratesAt('$.rate');
const tarifas = ratesAt('$.*.rate');

const CHECKS: { readonly [Id in CoreOperationId]?: Check<Id> } = {
  calc_dividendo: ({ salida }, request, context) => rowFlaws(salida, request, context),
  calc_operation_costs: operationCostFlaws,
  catalogos_simulador: (lists, _body, { bounds }) => [
    ...unlessInside(
      lists.tipos_inmuebles.every(
        ({ id, porc_asegurable: pct }) =>
          (pct === 0 && !BUILT.includes(id)) || pct >= bounds.insurable_min_pct,
      ),
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
  seguros_desgravamen: insurances(DEFAULT_LIFE_INSURANCE_ID, SEGUROS_DESGRAVAMEN, true),
  seguros_incendio: insurances(DEFAULT_FIRE_INSURANCE_ID, SEGUROS_INCENDIO, true),
  seguros_cesantia: insurances(UNEMPLOYMENT_INSURANCE_IDS[0], SEGUROS_CESANTIA, false),
  products,
  Product: products,
  loan_uses: purposes,
  LoanUse: purposes,
  real_estate_types: propertyTypes,
  RealEstateType: propertyTypes,
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

/** Operations whose figures are compared with ours in shadow mode. */
const CALCULATORS: readonly CoreOperationId[] = ['calc_dividendo', 'calc_operation_costs'];

/** Returns the faults of an answer that is valid by its schema, as an answer to the request's `body`. Figures that are only compared with ours are counted. */
export function flawsBeyondSchema(
  id: CoreOperationId,
  answer: unknown,
  body: unknown,
  context: AnswerContext,
): CoreFlaw[] {
  const flaws = CHECKS[id]?.(answer as never, body as never, context) ?? [];
  const isCounted = context.isCompared && CALCULATORS.includes(id);
  return isCounted ? flaws.map((flaw) => ({ ...flaw, isUsable: true })) : flaws;
}
