/** Rules of a dividend's row that core.yaml states in `x-plausible`. Compares doubles, because each rule has a tolerance. */
import { COST_COLUMNS } from '../calculation/result-row.ts';
import { addMonthsClamped, daysBetween, isIsoDate } from '../platform/dates.ts';
import type { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import type { Bounds } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';

type Row = CoreSchemas['DividendoRow'];

/** A UF that the row's pesos may have been calculated with. */
export interface KnownUf {
  readonly clpPerUf: number;
  /** Percent by which the answer's UF may differ from it; 0 unless it is of an earlier day. */
  readonly changePct: number;
}

/** Facts that an answer is compared with. */
export interface AnswerContext {
  readonly bounds: Bounds;
  /** UF that the answer may have used; empty if none is known. */
  readonly ufs: readonly KnownUf[];
}

type Request = CoreSchemas['DividendoRequest'];
interface Asked extends AnswerContext {
  readonly request: Request;
}

interface RowRule {
  readonly code: keyof (typeof CORE_PLAUSIBLE)['calc_dividendo'];
  readonly field: keyof Row;
  /** Spanish, without values of the answer. */
  readonly what: string;
  readonly holds: (row: Row, asked: Asked) => boolean;
}

const INSTALMENTS_PER_YEAR = 12;
/** Annual percent of a monthly rate of 1. */
const MONTHLY_PER_ANNUAL_PCT = 1200;
const DAYS_PER_YEAR = 365;
const DAYS_PER_BANK_YEAR = 360;
const INCOME_PER_DIVIDEND = 4;
const BUY_SALE = 1;
/** Relative error of the arithmetic with doubles. */
const DOUBLE_ERROR = 1e-9;

const isWithin = (value: number, expected: number, tolerance: number): boolean =>
  Math.abs(value - expected) <= tolerance + DOUBLE_ERROR * Math.max(1, Math.abs(expected));
/** Returns the present value of the payments at the row's CAE. */
function worthUf({ DivTotal, Cuotas, TasaCae }: Row, graceMonths = 0): number {
  const monthly = TasaCae / MONTHLY_PER_ANNUAL_PCT;
  if (monthly <= 0) return DivTotal * Cuotas;
  return (DivTotal * (1 - (1 + monthly) ** -Cuotas)) / monthly / (1 + monthly) ** graceMonths;
}
const costsOf = (row: Row): number => COST_COLUMNS.reduce((sum, name) => sum + row[name], 0);
/** Returns the level payment of the requested credit without grace. Round-offs are far below `dividend_pct`. */
function paymentUf(request: Request): number {
  const monthly = monthlyOf(request);
  return (
    (request.montocredito * monthly) / (1 - (1 + monthly) ** (-INSTALMENTS_PER_YEAR * request.plazototal))
  );
}
/** Returns by how much the grace months multiply the credit. */
const grownBy = (request: Request): number => (1 + monthlyOf(request)) ** (request.mesesgracia ?? 0);
const monthlyOf = ({ tasasimulacion }: Request): number =>
  ((tasasimulacion / MONTHLY_PER_ANNUAL_PCT) * DAYS_PER_YEAR) / DAYS_PER_BANK_YEAR;

/** Returns true if the unit of a premium can be right: a core has prices of its own beside the requested one. */
function isPremium(
  premiumUf: number,
  price: number | undefined,
  [leastUf, mostUf]: readonly [number, number],
  { insurance_max: priceMax, insurance_times: times, total_uf: rounding }: Bounds,
): boolean {
  const lowest = ((price ?? 0) * leastUf) / times;
  const highest = mostUf * (price === undefined ? priceMax : price * times);
  return premiumUf >= lowest - rounding && premiumUf <= highest + rounding;
}

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
  {
    code: 'dividend',
    field: 'Dividendo',
    what: 'Dividendo no es el del crédito pedido',
    holds: ({ Dividendo }, { request, bounds }) => {
      const [ungraced, share] = [paymentUf(request), bounds.dividend_pct / 100];
      return (
        Dividendo > 0 &&
        Dividendo >= ungraced * (1 - share) &&
        Dividendo <= ungraced * grownBy(request) * (1 + share)
      );
    },
  },
  {
    code: 'insurances',
    field: 'SegDesg',
    what: 'SegDesg no puede ser el del crédito',
    holds: ({ SegDesg }, { request, bounds }) => {
      const { montocredito: credit, asegurados: people = 1, tasa_seg_des: price } = request;
      return isPremium(SegDesg, price, [credit, credit * grownBy(request) * people], bounds);
    },
  },
  {
    code: 'insurances',
    field: 'SegInc',
    what: 'SegInc no puede ser el del monto asegurado',
    holds: ({ SegInc }, { request, bounds }) => {
      const { montoAsegurado: insured, valorpropiedad: value } = request;
      const price = insured ? request.tasa_seg_inc : undefined;
      return isPremium(SegInc, price, [insured || 0, insured || value], bounds);
    },
  },
  {
    code: 'insurances',
    field: 'SegCes',
    what: 'SegCes no puede ser el del crédito',
    holds: ({ SegCes }, { request, bounds }) => {
      const isInsured = request.destino === BUY_SALE && (request.codigoSubsidio ?? 0) !== 0;
      const price = isInsured ? request.tasa_seg_ces : 0;
      return isPremium(SegCes, price, [0, request.montocredito * grownBy(request)], bounds);
    },
  },
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
      ufs.length === 0 || ufs.some((uf) => isPricedWith(DivTotal, DivTotalPe, uf, bounds)),
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
    code: 'repayment',
    field: 'TasaCae',
    what: 'el dividendo total no paga el crédito a la tasa de TasaCae',
    // The CAE of some cores includes the operation costs.
    holds: (row, { request, bounds }) =>
      worthUf(row, request.mesesgracia) + costsOf(row) >=
      (request.montocredito * bounds.repayment_min_pct) / 100,
  },
  {
    code: 'first_due',
    field: 'FecVencimiento',
    what: 'FecVencimiento no es la fecha de un primer vencimiento',
    holds: ({ FecVencimiento }, { request: { mesesgracia = 0 }, bounds }) =>
      isIsoDate(FecVencimiento) &&
      FecVencimiento > bounds.day &&
      daysBetween(addMonthsClamped(bounds.day, mesesgracia + 1), FecVencimiento) <= bounds.first_due_days,
  },
  {
    code: 'cae',
    field: 'TasaCae',
    what: 'TasaCae no es mayor que 0, o es menor que Tasa',
    holds: ({ TasaCae, Tasa }, { bounds }) =>
      TasaCae > 0 && TasaCae >= Tasa - bounds.cae_below_pct - DOUBLE_ERROR,
  },
  {
    code: 'costs',
    field: 'CBR',
    what: 'los gastos operacionales no pueden ser los del crédito',
    holds: (row, { request, bounds }) => {
      const fixedUf = [row.TasacionUF, row.EstudioTitulosUF, row.Borrador, row.Notaria];
      const sharesMaxUf = (request.valorpropiedad * bounds.cost_share_max_pct) / 100;
      return (
        Math.max(...fixedUf) <= bounds.cost_fixed_max_uf &&
        Math.max(row.CBR, row.ImpuestoTE) <= sharesMaxUf &&
        costsOf(row) <= request.montocredito
      );
    },
  },
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
export const rowFlaws = ([row]: readonly Row[], asked: Asked): CoreFlaw[] =>
  RULES.filter(({ holds }) => row && !holds(row, asked)).map(({ code, field, what }) => ({
    place: `$.salida.*.${field}`,
    rule: code,
    what,
  }));
