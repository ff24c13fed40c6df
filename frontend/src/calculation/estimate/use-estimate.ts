/** Estimate before any personal data: a few amounts describe a credit. See docs/rules.md R240. */
import { useEffect, useEffectEvent, useState } from 'react';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { PROPERTY_STATE, PROPERTY_TYPE } from '@simulador/contracts/bank/codes';
import { EMPTY_CLP } from '#shared/ui/amounts/money-value.ts';
import { blankAnswers, isSame, NO_PROJECT, type Answers } from '../answers/answers.ts';
import type { Simulation } from '../figures/use-simulation.ts';
import { answerTo, WEB_FIELDS, type FieldPath, type AnswerChanges } from '../answers/fields.ts';
import { LABELS, type Labels } from '../answers/texts.ts';
import type { useInicio } from '../api/get-inicio.ts';
import type { StoredEstimate } from './stored-estimate.ts';
import { ASSUMED } from './use-assumed.ts';
import { INITIAL_PROGRESS } from '../state/progress.ts';
import { keepingParts } from '../state/keeping-parts.ts';
import { useNewSimulator, type Simulator } from '../state/use-simulator.ts';

/** Returns the purchase of a used flat, without amounts. Visitors save pesos, so their savings start in pesos, and have years that are assumed. */
function blankEstimate(flavour: Flavour): Answers {
  const answers = blankAnswers('web');
  const ofVisitors =
    flavour === 'web' ? { savings: EMPTY_CLP, creditAmount: EMPTY_CLP, paymentYears: ASSUMED.years } : {};
  return {
    ...answers,
    flavour,
    project: {
      ...NO_PROJECT,
      propertyType: String(PROPERTY_TYPE.flat),
      propertyState: String(PROPERTY_STATE.used),
    },
    credit: { ...answers.credit, ...ofVisitors },
  };
}

/** Differences between the estimates of the two simulators. */
export interface EstimateTerms {
  readonly flavour: Flavour;
  readonly labels: Labels;
  /** Message that replaces a violation's, because the field reports it. */
  readonly check: string;
}
const WEB: EstimateTerms = { flavour: 'web', labels: LABELS, check: 'Revisa las cifras de tu estimación.' };

/** Figures that the estimate needs; the credit is the value minus savings and subsidy. */
export const ESTIMATE_FIGURES = ['credit.propertyValue', 'credit.savings', 'credit.paymentYears'] as const;

/** Returns a separate simulator, whose answers start with the stored ones, if any. When the value changes, the savings stay and the credit follows. */
export function useEstimate(
  inicio: ReturnType<typeof useInicio>,
  { flavour, labels, check }: EstimateTerms = WEB,
  { answers: stored, asked }: Pick<StoredEstimate, 'answers' | 'asked'>,
  debtsClp: number,
): Simulator {
  const [definition] = useState(() => ({ fields: WEB_FIELDS, labels, blank: blankEstimate(flavour) }));
  const { blank } = definition;
  const begun = () => ({
    ...INITIAL_PROGRESS,
    asked,
    ...blank,
    client: { ...blank.client, ...stored?.client },
    credit: { ...blank.credit, ...stored?.credit },
  });
  const estimate = useNewSimulator(begun, inicio, definition, debtsClp);
  const changeParts = keepingParts(estimate);
  const change = (changes: AnswerChanges): void => {
    changeParts(changes);
    const after = estimate.answersNow().credit;
    const { currency } = after.savings;
    if (after.creditAmount.currency === currency) return;
    // Gives the credit the currency of the savings.
    estimate.change({ 'credit.creditAmount': { currency, amount: null } });
    estimate.change({ 'credit.savings': after.savings });
  };
  const { valueClp } = estimate.uf;
  const split = useEffectEvent(() => {
    const { savings } = estimate.answersNow().credit;
    estimate.change({ 'credit.savings': { ...savings, amount: null } });
    estimate.change({ 'credit.savings': savings });
  });
  // Pesos may have been typed before the UF was loaded.
  useEffect(() => split(), [valueClp]);
  return { ...estimate, change, simulation: withoutCause(estimate.simulation, check) };
}

/** Replaces the message of a violation, which its field reports. */
function withoutCause(simulation: Simulation, check: string): Simulation {
  const { result } = simulation;
  const isForbidden = result.status === 'empty' && result.message !== null;
  return isForbidden ? { ...simulation, result: { ...result, message: check } } : simulation;
}

/** Returns whether something was typed. */
export const isBegun = ({ answers, blank }: Pick<Simulator, 'answers' | 'blank'>): boolean =>
  ESTIMATE_FIGURES.some((path) => !isSame(answerTo(answers, path), answerTo(blank, path)));

/** Returns whether figures are awaited. Their room is reserved, so that they move nothing when they come. */
export const isAwaited = (simulator: Pick<Simulator, 'simulation' | 'answers' | 'blank'>): boolean => {
  const { status } = simulator.simulation.result;
  return status === 'loading' || (status === 'waiting' && isBegun(simulator));
};

/** Copies the estimate's answers to the simulator, in an order in which none resets an earlier one. An income that was not stated replaces none. */
export function carryInto(
  simulator: Pick<Simulator, 'change'>,
  estimate: Pick<Simulator, 'answersNow'>,
): void {
  const { client, project } = estimate.answersNow();
  const { hasCodebtor, salaryClp, codebtorSalaryClp } = client;
  simulator.change({ 'project.creditType': project.creditType });
  simulator.change({
    'project.propertyType': project.propertyType,
    'project.propertyState': project.propertyState,
  });
  carryFigures(simulator, estimate);
  simulator.change({ 'client.hasCodebtor': hasCodebtor });
  if (salaryClp !== '') simulator.change({ 'client.salaryClp': salaryClp });
  if (codebtorSalaryClp !== '') simulator.change({ 'client.codebtorSalaryClp': codebtorSalaryClp });
}

/** Copies the answers of module 3 alone, for a property of another type than the estimate's. */
export function carryFigures(
  { change }: Pick<Simulator, 'change'>,
  { answersNow }: Pick<Simulator, 'answersNow'>,
): void {
  const { propertyValue, savings, paymentYears, ...credit } = answersNow().credit;
  change({ 'credit.propertyValue': propertyValue });
  change({
    'credit.takesSubsidy': credit.takesSubsidy,
    'credit.subsidyType': credit.subsidyType,
    'credit.subsidyAmount': credit.subsidyAmount,
  });
  change({ 'credit.unemployment': credit.unemployment });
  change({ 'credit.savings': savings, 'credit.paymentYears': paymentYears });
}

/** Input names that differ from the modules' inputs for the same answers. */
export const ESTIMATE_NAMES = {
  'credit.propertyValue': 'estimate_property_value',
  'credit.savings': 'estimate_savings',
  'credit.paymentYears': 'estimate_payment_years',
  'credit.subsidyType': 'estimate_subsidy_type',
  'credit.subsidyAmount': 'estimate_subsidy_amount',
  'client.salaryClp': 'estimate_salary',
  'client.codebtorSalaryClp': 'estimate_codebtor_salary',
} as const satisfies Partial<Record<FieldPath, string>>;
