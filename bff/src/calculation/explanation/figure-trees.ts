import type { ExplainedNode } from '@simulador/contracts/calculation/messages/explained-steps';
import { OPERATION_SUBPURPOSE, subpurposeOf } from '@simulador/contracts/bank/codes';
import {
  DEFAULT_FIRE_MONTHLY_RATE,
  DEFAULT_LIFE_MONTHLY_RATE,
  hasUnemploymentInsurance,
} from '@simulador/contracts/calculation/mortgage/insurance';
import type { LevelTerms } from '@simulador/contracts/calculation/mortgage/level-payment';
import {
  mutuoTaxFraction,
  type OperationCostParams,
  REGISTRATION_FRACTION,
} from '@simulador/contracts/calculation/mortgage/operation-costs';
import { levelTermsOf, type PaymentRequest } from '@simulador/contracts/calculation/mortgage/request-terms';
import { INCOME_PER_DIVIDEND } from '@simulador/contracts/calculation/mortgage/simulate';
import { FIGURE_COLUMNS, ROW_COLUMNS } from '@simulador/contracts/calculation/result-row';
import { ufFromNumber, ufToNumber, type UfValue, ufValueToNumber } from '@simulador/contracts/platform/money';
import { DEFAULT_INSURABLE_PCT } from '@simulador/contracts/bank/catalogos';
import { EXPLANATION_LABELS as LABELS } from '@simulador/contracts/calculation/messages/explanation';
import type { CostsIncluded } from '../../database/entities/simulation.stored.ts';
import { add, divide, input, irr, multiply, power, round, subtract } from './figure-node.ts';

export type FigureName = (typeof FIGURE_COLUMNS)[number] | keyof CostsIncluded;

/** Fields of a calculation's request on which its figures depend. */
export type ExplainableRequest = PaymentRequest & {
  readonly DFL2: boolean;
  /** Insurable percentage of the value; absent or 0 means the usual one. */
  readonly porcentaje?: number;
};

/** Units of all figures, in the order of the answer. */
export const FIGURE_UNITS: Readonly<Record<FigureName, string>> = {
  ...(Object.fromEntries(FIGURE_COLUMNS.map((name) => [name, ROW_COLUMNS[name].unit])) as Record<
    (typeof FIGURE_COLUMNS)[number],
    string
  >),
  cae_with_costs: 'percent',
  total_with_costs: 'UF',
};

/** Null for a figure without a value: a CAE if the costs exceed the credit. */
type FigureTrees = Readonly<Record<FigureName, ExplainedNode | null>>;

const RATE_PLACES = 6;
const UF_PLACES = 4;
const PCT_PLACES = 2;
const INSURED_PART = 0.75;

const monthsPerYear = input(LABELS.monthsPerYear, 12);
const percent = input(LABELS.percent, 100);
const one = input(LABELS.one, 1);

/** Returns a tree for every figure of a calculation and for the two with operation costs. See docs/rules.md R1 to R24, R574. */
export function figureTrees(
  request: ExplainableRequest,
  ufValue: UfValue,
  params: OperationCostParams,
): FigureTrees {
  const terms = levelTermsOf(request);
  const credit = input(LABELS.credit, ufToNumber(terms.credit));
  const grace = input(LABELS.graceMonths, terms.graceMonths);
  const years = input(LABELS.termYears, terms.termYears);
  const instalments = multiply(LABELS.instalments, years, monthsPerYear);
  const value = input(LABELS.propertyValue, ufToNumber(terms.propertyValue));
  const insured = insuredTree(terms, credit, value, request.porcentaje);
  const month = monthTrees(terms, credit, insured, grace, instalments);
  const total = add(LABELS.totalDividend, month.Dividendo, month.SegDesg, month.SegInc, month.SegCes);
  const uf = input(LABELS.ufValue, ufValueToNumber(ufValue));
  const pesos = round(LABELS.totalDividendPesos, multiply(LABELS.unroundedPesos, total, uf), 0);
  const totalCost = multiply(LABELS.totalCost, total, instalments);
  const costs = costTrees(request, credit, value, params);
  const allCosts = add(LABELS.operationCosts, ...Object.values(costs));
  const received = subtract(LABELS.receivedCredit, credit, allCosts);
  const cae = (label: string, monthlyLabel: string, net: ExplainedNode): ExplainedNode => {
    const monthly = irr(monthlyLabel, net, total, grace, instalments);
    return round(label, multiply(LABELS.unroundedCae, monthly, monthsPerYear, percent), PCT_PLACES);
  };
  return {
    Plazo: years,
    Tasa: input(LABELS.annualRate, terms.annualRatePct),
    TasaCae: cae(LABELS.cae, LABELS.caeMonthly, credit),
    ...month,
    DivTotal: total,
    DivTotalPe: pesos,
    CostoTotalUF: totalCost,
    RenMin: multiply(LABELS.minimumIncome, input(LABELS.incomePerDividend, INCOME_PER_DIVIDEND), pesos),
    Cuotas: instalments,
    ...costs,
    cae_with_costs:
      Number(received.value) > 0 ? cae(LABELS.caeWithCosts, LABELS.caeMonthlyWithCosts, received) : null,
    total_with_costs: add(LABELS.totalWithCosts, totalCost, allCosts),
  };
}

/** Returns round6(r × 365 ÷ 360 ÷ 12 ÷ 100). A rate on a tie is a multiple of 27 in its last digits, so that no quotient is cut. */
function monthlyRateTree(annualRatePct: number): ExplainedNode {
  const rate = input(LABELS.annualRate, annualRatePct);
  const byDays = multiply(LABELS.annualRateByDays, rate, input(LABELS.daysOfYear, 365));
  const ofBankYear = divide(LABELS.bankYearRate, byDays, input(LABELS.daysOfBankYear, 360));
  const monthlyPct = divide(LABELS.monthlyRatePct, ofBankYear, monthsPerYear);
  return round(LABELS.monthlyRate, divide(LABELS.unroundedMonthlyRate, monthlyPct, percent), RATE_PLACES);
}

function monthTrees(
  terms: LevelTerms,
  credit: ExplainedNode,
  insured: ExplainedNode,
  grace: ExplainedNode,
  instalments: ExplainedNode,
) {
  const rate = monthlyRateTree(terms.annualRatePct);
  const growth = add(LABELS.growth, one, rate);
  const owed =
    terms.graceMonths === 0
      ? credit
      : multiply(LABELS.grownCredit, credit, power(LABELS.graceGrowth, growth, grace));
  return {
    Dividendo: round(LABELS.dividend, dividendTree(owed, rate, growth, instalments), UF_PLACES),
    SegInc: fireTree(terms, insured),
    SegDesg: lifeTree(terms, owed),
    SegCes: unemploymentTree(terms, credit),
  };
}

/** Returns Cg·i ÷ (1 − 1/(1+i)^n), or Cg/n if the monthly rate is 0. */
function dividendTree(
  owed: ExplainedNode,
  rate: ExplainedNode,
  growth: ExplainedNode,
  instalments: ExplainedNode,
): ExplainedNode {
  if (rate.value === '0') return divide(LABELS.unroundedDividend, owed, instalments);
  const discount = divide(LABELS.discount, one, power(LABELS.termGrowth, growth, instalments));
  const interest = multiply(LABELS.firstInterest, owed, rate);
  return divide(LABELS.unroundedDividend, interest, subtract(LABELS.paidPart, one, discount));
}

function lifeTree({ lifeMonthlyRate, insuredPeople = 1 }: LevelTerms, owed: ExplainedNode): ExplainedNode {
  const rate = input(LABELS.lifeRate, lifeMonthlyRate ?? DEFAULT_LIFE_MONTHLY_RATE);
  const each = round(
    insuredPeople === 1 ? LABELS.life : LABELS.lifeEach,
    multiply(LABELS.unroundedLife, rate, owed),
    UF_PLACES,
  );
  return insuredPeople === 1 ? each : multiply(LABELS.life, input(LABELS.insuredPeople, insuredPeople), each);
}

/**
 * Returns the insured amount: the insurable percentage of the value if that gives the requested amount, else the amount as entered;
 * the insured part of the credit if no amount is requested.
 */
function insuredTree(
  { insuredAmount }: LevelTerms,
  credit: ExplainedNode,
  value: ExplainedNode,
  insurablePct: number | undefined,
): ExplainedNode {
  if (!insuredAmount) return multiply(LABELS.insuredAmount, input(LABELS.insuredPart, INSURED_PART), credit);
  const pct = input(LABELS.insurablePct, insurablePct || DEFAULT_INSURABLE_PCT);
  const share = multiply(LABELS.unroundedInsuredAmount, value, divide(LABELS.insurablePart, pct, percent));
  const ofValue = round(LABELS.insuredAmount, share, UF_PLACES);
  const amountUf = ufToNumber(insuredAmount);
  return Number(ofValue.value) === amountUf ? ofValue : input(LABELS.insuredAmount, amountUf);
}

function fireTree({ fireMonthlyRate }: LevelTerms, insured: ExplainedNode): ExplainedNode {
  const rate = input(LABELS.fireRate, fireMonthlyRate ?? DEFAULT_FIRE_MONTHLY_RATE);
  return round(LABELS.fire, multiply(LABELS.unroundedFire, rate, insured), UF_PLACES);
}

function unemploymentTree(
  { purpose, subsidyCode, unemploymentMonthlyRate }: LevelTerms,
  credit: ExplainedNode,
): ExplainedNode {
  if (!hasUnemploymentInsurance(purpose, subsidyCode)) return input(LABELS.noUnemployment, 0);
  const rate = input(LABELS.unemploymentRate, unemploymentMonthlyRate ?? 0);
  return round(LABELS.unemployment, multiply(LABELS.unroundedUnemployment, rate, credit), UF_PLACES);
}

function costTrees(
  request: ExplainableRequest,
  credit: ExplainedNode,
  value: ExplainedNode,
  params: OperationCostParams,
) {
  const uf = (label: string, amount: number) => input(label, ufToNumber(ufFromNumber(amount)));
  const vatPart = divide(LABELS.vatPart, input(LABELS.vatPct, params.vatPct), percent);
  const withVat = (label: string, net: ExplainedNode): ExplainedNode => {
    const vat = multiply(LABELS.unroundedVat, net, vatPart);
    return add(label, net, round(LABELS.vat, vat, UF_PLACES));
  };
  const registration = input(LABELS.registrationPart, REGISTRATION_FRACTION);
  const mortgage = multiply(LABELS.unroundedMortgageRegistration, registration, credit);
  const domain = multiply(LABELS.unroundedDomainRegistration, registration, value);
  const subpurpose = subpurposeOf(request.destino);
  const taxPart = mutuoTaxFraction({ dfl2: request.DFL2, socialEstate: false, subpurpose });
  const tax = multiply(LABELS.unroundedMutuoTax, input(LABELS.mutuoTaxPart, taxPart), credit);
  return {
    TasacionUF: withVat(LABELS.appraisal, uf(LABELS.appraisalNet, params.appraisalNetUf)),
    EstudioTitulosUF: withVat(LABELS.titleStudy, uf(LABELS.titleStudyNet, params.titleStudyNetUf)),
    Borrador: withVat(LABELS.deedDraft, uf(LABELS.deedDraftNet, params.deedDraftNetUf)),
    Notaria: uf(LABELS.notary, params.notaryUf),
    CBR: add(
      LABELS.registry,
      round(LABELS.mortgageRegistration, mortgage, UF_PLACES),
      subpurpose === OPERATION_SUBPURPOSE.buySale
        ? round(LABELS.domainRegistration, domain, UF_PLACES)
        : input(LABELS.noDomainRegistration, 0),
    ),
    ImpuestoTE: round(LABELS.mutuoTax, tax, UF_PLACES),
  };
}
