/** Rules of a dividend's row that core.yaml states in `x-plausible`. Compares doubles, because each rule has a tolerance. */
import { INCOME_PER_DIVIDEND } from '../calculation/mortgage/simulate.ts';
import { COST_COLUMNS, type CostColumn } from '../calculation/result-row.ts';
import { addMonthsClamped, daysBetween, isIsoDate } from '../platform/dates.ts';
import type { CORE_PLAUSIBLE } from '../generated/core-rules.ts';
import { type Bounds, DOUBLE_ERROR, isWithin } from './core-bounds.ts';
import type { CoreFlaw } from './core-body.ts';
import type { CoreSchemas } from './core-request.ts';
import { grownBy, INSTALMENTS_PER_YEAR, MONTHLY_PER_ANNUAL_PCT, paymentUf } from './requested-credit.ts';
import { areSwapped, isPossiblePremium, isRequestedPremium, PREMIUMS } from './row-premiums.ts';

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
  /** The row is used all the same. */
  readonly isUsable?: true;
}

/** Returns the present value of the payments at the row's CAE. */
function worthUf({ DivTotal, Cuotas, TasaCae }: Row, graceMonths = 0): number {
  const monthly = TasaCae / MONTHLY_PER_ANNUAL_PCT;
  if (monthly <= 0) return DivTotal * Cuotas;
  return (DivTotal * (1 - (1 + monthly) ** -Cuotas)) / monthly / (1 + monthly) ** graceMonths;
}
/** Returns the sum of a row's operation costs, UF. */
export const costsOf = (row: Pick<Row, CostColumn>): number =>
  COST_COLUMNS.reduce((sum, name) => sum + row[name], 0);

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
  ...PREMIUMS.map(({ field, of, insured }): RowRule => ({
    code: 'insurances',
    field,
    what: `${field} no puede ser el del ${of}`,
    holds: (row, { request, bounds }) => isPossiblePremium(row[field], insured(request), bounds),
  })),
  {
    code: 'insurances',
    field: 'SegDesg',
    what: 'las primas de dos seguros están cambiadas',
    holds: (row, { request, bounds }) => !areSwapped(row, request, bounds),
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
    what: 'TasaCae no es mayor que 0, o es menor que Tasa',
    holds: ({ TasaCae, Tasa }, { bounds }) =>
      TasaCae > 0 && TasaCae >= Tasa - bounds.cae_below_pct - DOUBLE_ERROR,
  },
  {
    code: 'repayment',
    field: 'TasaCae',
    what: 'el dividendo total no vale lo que el crédito a la tasa de TasaCae',
    // The CAE of some cores includes the operation costs, or is the effective one: both are worth less.
    holds(row, { request: { montocredito: credit, mesesgracia }, bounds }) {
      const worth = worthUf(row, mesesgracia);
      return (
        worth + costsOf(row) >= (credit * bounds.repayment_min_pct) / 100 &&
        worth <= (credit * bounds.repayment_max_pct) / 100
      );
    },
  },
  {
    code: 'first_due',
    field: 'FecVencimiento',
    what: 'FecVencimiento no es la fecha de un primer vencimiento',
    holds: ({ FecVencimiento }, { request: { mesesgracia = 0 }, bounds }) =>
      isIsoDate(FecVencimiento) &&
      FecVencimiento > addMonthsClamped(bounds.day, mesesgracia) &&
      daysBetween(addMonthsClamped(bounds.day, mesesgracia + 1), FecVencimiento) <= bounds.first_due_days,
  },
  {
    code: 'costs',
    field: 'CBR',
    what: 'los gastos operacionales no pueden ser los del crédito',
    holds: (row, { request, bounds }) => {
      const fixedUf = [row.TasacionUF, row.EstudioTitulosUF, row.Borrador, row.Notaria];
      const sharesMaxUf = (request.valorpropiedad * bounds.cost_share_max_pct) / 100;
      return (
        costsOf(row) > 0 &&
        Math.max(...fixedUf) <= bounds.cost_fixed_max_uf &&
        Math.max(row.CBR, row.ImpuestoTE) <= sharesMaxUf &&
        costsOf(row) <= Math.max(request.montocredito, sharesMaxUf)
      );
    },
  },
  ...PREMIUMS.map(({ field, insured }): RowRule => ({
    code: 'premiums',
    field,
    what: `${field} no es el del precio pedido`,
    isUsable: true,
    holds: (row, { request, bounds }) =>
      !isPossiblePremium(row[field], insured(request), bounds) ||
      isRequestedPremium(row[field], insured(request), bounds),
  })),
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
  RULES.filter(({ holds }) => row && !holds(row, asked)).map(({ code, field, what, isUsable }) => ({
    place: `$.salida.*.${field}`,
    rule: code,
    what,
    ...(isUsable && { isUsable }),
  }));
