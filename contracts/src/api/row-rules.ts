/** Rules of a dividend's row that core.yaml states in `x-plausible`: it is the row of the arithmetic, by its tolerances. */
import { caePctOf } from '../calculation/mortgage/cae.ts';
import { levelPaymentOf } from '../calculation/mortgage/level-payment.ts';
import {
  costColumnsOf,
  DEFAULT_OPERATION_COST_PARAMS,
  operationCosts,
  type OperationCostParams,
} from '../calculation/mortgage/operation-costs.ts';
import { levelTermsOf } from '../calculation/mortgage/request-terms.ts';
import { INCOME_PER_DIVIDEND } from '../calculation/mortgage/simulate.ts';
import { COST_COLUMNS, type CostColumn } from '../calculation/result-row.ts';
import { subpurposeOf } from '../bank/codes.ts';
import { addMonthsClamped, daysBetween, isIsoDate } from '../platform/dates.ts';
import { ufFromNumber, ufToNumber } from '../platform/money.ts';
import type { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import { type BoundName, type Bounds, isWithin } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';
import { DEFAULT_TOLERANCE, toleranceOf } from './tolerances.ts';

type Row = CoreSchemas['DividendoRow'];

/** A UF that the row's pesos may have been calculated with. */
export interface KnownUf {
  readonly clpPerUf: number;
  /** Percent by which the answer's UF may differ from it; 0 unless it is of an earlier day, or none is known. */
  readonly changePct: number;
}

/** Bounds of a first UF, pesos, unless a bank has others (R642). */
export const FIRST_UF = { minClp: 20_000, maxClp: 100_000 };
/** Returns the UF of an answer while none is known: any that can be a first one. */
export const anyFirstUf = ({ minClp, maxClp }: typeof FIRST_UF): KnownUf => ({
  clpPerUf: (minClp + maxClp) / 2,
  changePct: (100 * (maxClp - minClp)) / (maxClp + minClp),
});

/** Facts that an answer is compared with. */
export interface AnswerContext {
  readonly bounds: Bounds;
  /** UF that the answer may have used. */
  readonly ufs: readonly KnownUf[];
  /** Amounts of the operation costs; by default those of core.yaml. */
  readonly costParams?: OperationCostParams;
  /** The answer is compared with ours and not used: its figures are only counted. */
  readonly isCompared?: boolean;
}

type Request = CoreSchemas['DividendoRequest'];
type Payment = 'Dividendo' | 'SegInc' | 'SegDesg' | 'SegCes';

interface Asked extends AnswerContext {
  readonly request: Request;
  /** Figures of the request by the arithmetic, UF. */
  readonly expected: Readonly<Record<Payment | CostColumn, number>>;
}

interface RowRule {
  readonly code: keyof (typeof CORE_PLAUSIBLE)['calc_dividendo'];
  readonly field: keyof Row;
  /** Spanish, without values of the answer. */
  readonly what: string;
  readonly holds: (row: Row, asked: Asked) => boolean;
}

const INSTALMENTS_PER_YEAR = 12;
const CAE_TOLERANCE = toleranceOf('TasaCae', { TasaCae: 0, DivTotal: 0 });

/** Returns the sum of a row's operation costs, UF. */
export const costsOf = (row: Pick<Row, CostColumn>): number =>
  COST_COLUMNS.reduce((sum, name) => sum + row[name], 0);

/** Returns true if a figure differs from that of the arithmetic by at most some percent, or by its tolerance. */
export const isNear = (
  figure: number,
  expected: number,
  pct: number,
  tolerance = DEFAULT_TOLERANCE,
): boolean => isWithin(figure, expected, Math.max(tolerance, (expected * pct) / 100));

function expectedOf(
  request: Request,
  params: OperationCostParams = DEFAULT_OPERATION_COST_PARAMS,
): Asked['expected'] {
  const terms = levelTermsOf(request);
  const payment = levelPaymentOf(terms);
  const { credit, propertyValue } = terms;
  const purpose = {
    dfl2: request.DFL2 ?? false,
    socialEstate: false,
    subpurpose: subpurposeOf(request.destino),
  };
  return {
    Dividendo: ufToNumber(payment.dividend),
    SegInc: ufToNumber(payment.fireInsurance),
    SegDesg: ufToNumber(payment.lifeInsurance),
    SegCes: ufToNumber(payment.unemploymentInsurance),
    ...costColumnsOf(operationCosts({ credit, propertyValue, ...purpose }, params)),
  };
}

/** Returns the CAE of a row by the arithmetic, annual percent; NaN if its payments have none. */
function caeOf({ DivTotal, Cuotas }: Row, { montocredito, mesesgracia }: Request): number {
  try {
    return caePctOf(ufFromNumber(montocredito), ufFromNumber(DivTotal), Cuotas, mesesgracia ?? 0);
  } catch {
    return Number.NaN;
  }
}

/** Returns a rule by which a figure is that of the arithmetic. */
const figureRule = (
  code: RowRule['code'],
  bound: BoundName,
  field: Payment | CostColumn,
  what: string,
): RowRule => ({
  code,
  field,
  what: `${field} no es ${what}`,
  holds: (row, { expected, bounds }) => isNear(row[field], expected[field], bounds[bound]),
});

/** The rules, the requested credit first: a row about another one breaks the others too. */
const RULES: readonly RowRule[] = [
  {
    code: 'other_question',
    field: 'Plazo',
    what: 'Plazo no es el pedido',
    holds: ({ Plazo }, { request }) => Plazo === request.plazototal,
  },
  {
    code: 'other_question',
    field: 'Tasa',
    what: 'Tasa no es la pedida',
    holds: ({ Tasa }, { request }) => isWithin(Tasa, request.tasasimulacion, 0),
  },
  {
    code: 'instalments',
    field: 'Cuotas',
    what: 'Cuotas no es 12 por Plazo',
    holds: ({ Cuotas, Plazo }) => Cuotas === INSTALMENTS_PER_YEAR * Plazo,
  },
  figureRule('dividend', 'dividend_pct', 'Dividendo', 'el del crédito pedido'),
  figureRule('premiums', 'premium_pct', 'SegDesg', 'el del precio y crédito pedidos'),
  figureRule('premiums', 'premium_pct', 'SegInc', 'el del precio y monto asegurado pedidos'),
  figureRule('premiums', 'premium_pct', 'SegCes', 'el del precio y crédito pedidos'),
  {
    code: 'total',
    field: 'DivTotal',
    what: 'DivTotal no es la suma de dividendo y seguros',
    holds: ({ DivTotal, Dividendo, SegInc, SegDesg, SegCes }, { bounds }) =>
      isWithin(DivTotal, Dividendo + SegInc + SegDesg + SegCes, bounds.total_uf),
  },
  {
    code: 'pesos',
    field: 'DivTotalPe',
    what: 'DivTotalPe no es DivTotal con la UF del día',
    holds: ({ DivTotal, DivTotalPe }, { bounds, ufs }) =>
      ufs.some((uf) => isPricedWith(DivTotal, DivTotalPe, uf, bounds)),
  },
  {
    code: 'minimum_income',
    field: 'RenMin',
    what: 'RenMin no es 4 veces DivTotalPe',
    holds: ({ RenMin, DivTotalPe }, { bounds }) =>
      isWithin(RenMin, INCOME_PER_DIVIDEND * DivTotalPe, bounds.minimum_income_clp),
  },
  {
    code: 'total_cost',
    field: 'CostoTotalUF',
    what: 'CostoTotalUF no es DivTotal por Cuotas',
    holds: ({ CostoTotalUF, DivTotal, Cuotas }, { bounds }) =>
      isWithin(CostoTotalUF, DivTotal * Cuotas, bounds.total_cost_uf),
  },
  {
    code: 'cae',
    field: 'TasaCae',
    what: 'TasaCae no es la de DivTotal',
    holds: (row, { request, bounds }) =>
      isNear(row.TasaCae, caeOf(row, request), bounds.cae_pct, CAE_TOLERANCE),
  },
  {
    code: 'first_due',
    field: 'FecVencimiento',
    what: 'FecVencimiento no es la del primer vencimiento',
    holds({ FecVencimiento: due }, { request: { mesesgracia = 0 }, bounds }) {
      const expected = addMonthsClamped(bounds.day, mesesgracia + 1);
      // The usual case first: parsing dates takes longer than all other rules.
      if (due === expected) return true;
      return isIsoDate(due) && Math.abs(daysBetween(expected, due)) <= bounds.first_due_days;
    },
  },
  ...COST_COLUMNS.map((field) => figureRule('costs', 'cost_pct', field, 'el gasto de ese crédito')),
];

/** Returns true if the pesos are those of the UF, or can be those of a later one whose value is not known yet. */
export function isPricedWith(
  totalUf: number,
  totalClp: number,
  { clpPerUf, changePct }: KnownUf,
  { pesos_clp: tolerance }: Pick<Bounds, 'pesos_clp'>,
): boolean {
  const pesos = totalUf * clpPerUf;
  return isWithin(totalClp, pesos, tolerance + (pesos * changePct) / 100);
}

/** Returns the rules that the first of a dividend's rows breaks. Nothing reads the others. */
export function rowFlaws([row]: readonly Row[], request: Request, context: AnswerContext): CoreFlaw[] {
  const asked = { ...context, request, expected: expectedOf(request, context.costParams) };
  return RULES.filter(({ holds }) => row && !holds(row, asked)).map(({ code, field, what }) => ({
    place: `$.salida.*.${field}`,
    rule: code,
    what,
  }));
}
