/** Rules over all answers: which fields violate one. */
import { maxFinancingPct, type FinancingLimit, type Flavour } from '@simulador/contracts/calculation/limits';
import { ZERO_UF, type Uf } from '@simulador/contracts/platform/money';
import { isBlankPhone } from '@simulador/contracts/platform/phone';
import {
  areAtMostShare,
  areLessThan,
  type EnteredAmount,
} from '@simulador/contracts/calculation/rules/amount';
import {
  codebtorAgePlusYearsRule,
  codebtorIncomeRule,
  codebtorRutRule,
  jointIncome,
} from '@simulador/contracts/calculation/rules/codebtor';
import { creditRule } from '@simulador/contracts/calculation/rules/credit';
import {
  ageRule,
  phoneRule,
  rutRule,
  salaryRule,
  workerTypeRule,
} from '@simulador/contracts/calculation/rules/person';
import { propertyValueRule } from '@simulador/contracts/calculation/rules/property';
import { chosenRateRule } from '@simulador/contracts/calculation/rules/rate';
import {
  savingsRule,
  subsidyAmountRule,
  unemploymentRule,
} from '@simulador/contracts/calculation/rules/savings';
import { graceRule, paymentYearsRule } from '@simulador/contracts/calculation/rules/term';
import {
  branchRule,
  comunaRule,
  emailRule,
  nameRule,
  optionalTextRule,
  otherPropertyTypeRule,
  propertyTypeRule,
  requiredConsent,
  selectRule,
} from '@simulador/contracts/calculation/rules/text';
import { plain, type Violation } from '@simulador/contracts/calculation/rules/violation';
import {
  isOtherPropertyTypeVisible,
  isPropertyStateVisible,
} from '@simulador/contracts/calculation/rules/visibility';
import type { Part } from '@simulador/contracts/simulations/stated-fields';
import {
  isConsentGiven,
  projectFacts,
  type Answers,
  type ClientAnswers,
  type ProjectAnswers,
} from './answers.ts';
import { creditFields, enteredAmount } from './credit-facts.ts';
import type { FieldPath, PathIn } from './fields.ts';

/** Broken rules by field. */
export type Violations = Readonly<Partial<Record<FieldPath, Violation>>>;

/** Values set by the bank that rules check against. */
export interface CreditRules {
  /** Pesos per UF. */
  readonly ufValueClp: number;
  readonly financing: readonly FinancingLimit[];
}

/** Result of the rules for each field of a part; null for a valid one. */
type PartViolations<In extends Part> = Readonly<Record<PathIn<In>, Violation | null>>;
type SplitViolations = Pick<PartViolations<'credit'>, 'credit.savings' | 'credit.creditAmount'>;

/**
 * Returns the violations. Hidden fields are not checked. Fields that wait for another answer are, so that all missing answers are
 * reported together.
 */
export function violationsOf(answers: Answers, rules: CreditRules): Violations {
  const all: Readonly<Record<FieldPath, Violation | null>> = {
    ...clientViolations(answers.client, answers.flavour),
    ...projectViolations(answers.project),
    ...creditViolations(answers, rules),
  };
  return Object.fromEntries(Object.entries(all).filter(([, violation]) => violation !== null)) as Violations;
}

/** Returns whether none of these fields violates a rule. */
export const areValid = (fields: readonly FieldPath[], violations: Violations): boolean =>
  fields.every((path) => violations[path] === undefined);

/** Returns whether an age excludes the term. */
export const isByAge = (broken: Violation | null | undefined): broken is Violation =>
  broken?.code === 'age_plus_years' || broken?.code === 'codebtor_age_plus_years';

const ageIn = (text: string): number | null => (ageRule(text) === null ? Number(text) : null);

/** Returns the age of the older of client and co-debtor in years; null if neither has a valid age. */
export function ageOf({ age, hasCodebtor, codebtorAge }: ClientAnswers): number | null {
  const ages = [ageIn(age), hasCodebtor ? ageIn(codebtorAge) : null].filter((each) => each !== null);
  return ages.length === 0 ? null : Math.max(...ages);
}

/** Returns what a field shows: its own violation, or at the older person's age that of the term which this age excludes. */
export function shownViolation(
  path: FieldPath,
  { client }: Answers,
  violations: Violations,
): Violation | undefined {
  const age = path === 'client.age' ? client.age : path === 'client.codebtorAge' ? client.codebtorAge : null;
  const years = violations['credit.paymentYears'];
  const isExcluding = age !== null && isByAge(years) && Number(age) === ageOf(client);
  return violations[path] ?? (isExcluding ? years : undefined);
}

/** Returns the joint income of client and co-debtor, pesos a month; null if one of them is not stated. */
export const incomeOf = (client: ClientAnswers, violations: Violations): number | null =>
  violations['client.salaryClp'] || violations['client.codebtorSalaryClp']
    ? null
    : jointIncome(Number(client.salaryClp), client.hasCodebtor ? Number(client.codebtorSalaryClp) : null);

const clientViolations = (client: ClientAnswers, flavour: Flavour): PartViolations<'client'> => ({
  'client.name': nameRule(client.name, flavour),
  'client.lastName': nameRule(client.lastName, flavour),
  'client.rut': rutRule(client.rut),
  'client.age': ageRule(client.age),
  'client.email': emailRule(client.email),
  // The phone can also be given later, when asking to be contacted.
  'client.phone': isBlankPhone(client.phone) ? null : phoneRule(client.phone),
  'client.workerType': workerTypeRule(client.workerType),
  'client.salaryClp': salaryRule(client.salaryClp, flavour),
  ...codebtorViolations(client, flavour),
  'client.consent': flavour === 'web' ? requiredConsent(isConsentGiven(client.consent)) : null,
  'client.branch': flavour === 'pro' ? branchRule(client.branch) : null,
});

const NOBODY = {
  'client.hasCodebtor': null,
  'client.codebtorName': null,
  'client.codebtorLastName': null,
  'client.codebtorRut': null,
  'client.codebtorAge': null,
  'client.codebtorSalaryClp': null,
} as const;

const codebtorViolations = (
  client: ClientAnswers,
  flavour: Flavour,
): Pick<PartViolations<'client'>, keyof typeof NOBODY> =>
  client.hasCodebtor
    ? {
        ...NOBODY,
        'client.codebtorName': nameRule(client.codebtorName, flavour),
        'client.codebtorLastName': nameRule(client.codebtorLastName, flavour),
        'client.codebtorRut': codebtorRutRule(client.codebtorRut, client.rut),
        'client.codebtorAge': ageRule(client.codebtorAge),
        'client.codebtorSalaryClp': codebtorIncomeRule(client.codebtorSalaryClp),
      }
    : NOBODY;

/** Checks the term, which the older person's age limits; the message names that person. */
function yearsRule({ client, credit, flavour }: Answers): Violation | null {
  const { paymentYears } = credit;
  const codebtorAge = client.hasCodebtor ? ageIn(client.codebtorAge) : null;
  return (
    paymentYearsRule(paymentYears, ageIn(client.age), flavour) ??
    (codebtorAge === null ? null : codebtorAgePlusYearsRule(codebtorAge, Number(paymentYears)))
  );
}

function projectViolations(project: ProjectAnswers): PartViolations<'project'> {
  const facts = projectFacts(project);
  return {
    'project.creditType': selectRule(project.creditType),
    'project.propertyType': propertyTypeRule(project.propertyType),
    'project.otherPropertyType': isOtherPropertyTypeVisible(facts.propertyType)
      ? otherPropertyTypeRule(project.otherPropertyType)
      : null,
    'project.propertyState': isPropertyStateVisible(facts) ? selectRule(project.propertyState) : null,
    'project.region': selectRule(project.region),
    'project.comuna': comunaRule(project.comuna),
    'project.address': optionalTextRule(project.address),
    'project.isDfl2': null,
    'project.locationSearch': null,
    'project.company': null,
    'project.companyProject': null,
    'project.addsOther': null,
  };
}

const orRequired = (entry: EnteredAmount | null, rule: (entry: EnteredAmount) => Violation | null) =>
  entry === null ? plain('required') : rule(entry);

/** Checks an own rate, but not against the maximum, because it is loaded later. */
const ownRateRule = (ratePct: number | null): Violation | null =>
  ratePct === null ? plain('required') : chosenRateRule(ratePct);

/** Returns the violations of savings and credit. If a typed part takes too much of the value, the savings that follow are not marked. */
function splitViolations(
  { project, credit }: Answers,
  { ufValueClp }: CreditRules,
  maxPct: number,
): SplitViolations {
  const { splits, hasSubsidy } = creditFields(credit, project, ufValueClp);
  const value = enteredAmount(credit.propertyValue, ufValueClp);
  const subsidy = hasSubsidy ? enteredAmount(credit.subsidyAmount, ufValueClp) : null;
  const amounts = [
    credit.propertyValue,
    credit.savings,
    credit.creditAmount,
    ...(hasSubsidy ? [credit.subsidyAmount] : []),
  ];
  const isMixed = new Set(amounts.map(({ currency }) => currency)).size > 1;
  const [savings, lent] = [credit.savings, credit.creditAmount].map((part) => {
    const entered = enteredAmount(part, ufValueClp);
    return entered !== null && part.isDerived && isMixed ? { ...entered, isRounded: true as const } : entered;
  }) as [EnteredAmount | null, EnteredAmount | null];
  const savingsViolation = (): Violation | null =>
    orRequired(savings, (entry) => savingsRule(entry, value, subsidy));
  const creditViolation = (): Violation | null =>
    orRequired(lent, (entry) => creditRule(entry, value, maxPct));
  if (!splits) return { 'credit.savings': null, 'credit.creditAmount': creditViolation() };
  const withSubsidy = (part: EnteredAmount | null) => [part, subsidy].filter((each) => each !== null);
  const isValued = value !== null && value.uf > ZERO_UF;
  const isNothingLent = credit.savings.isDerived && isValued && !areLessThan(withSubsidy(savings), value);
  const isTooMuchLent = isValued && !areAtMostShare(withSubsidy(lent), value, 100);
  return {
    'credit.savings': isNothingLent || isTooMuchLent ? null : savingsViolation(),
    'credit.creditAmount': creditViolation(),
  };
}

function creditViolations(answers: Answers, rules: CreditRules): PartViolations<'credit'> {
  const { project, credit } = answers;
  const { ufValueClp, financing } = rules;
  const purpose = Number(project.creditType);
  const fields = creditFields(credit, project, ufValueClp);
  const value = enteredAmount(credit.propertyValue, ufValueClp);
  const subsidy = fields.hasSubsidy ? enteredAmount(credit.subsidyAmount, ufValueClp) : null;
  const maxPct = maxFinancingPct(purpose, projectFacts(project).propertyType, financing);
  return {
    'credit.propertyValue': orRequired(value, (entry) => propertyValueRule(entry, purpose)),
    'credit.takesSubsidy': null,
    'credit.subsidyType': fields.hasSubsidy ? selectRule(credit.subsidyType) : null,
    'credit.subsidyAmount': fields.hasSubsidy ? orRequired(subsidy, subsidyAmountRule) : null,
    'credit.unemployment': unemploymentRule(
      credit.unemployment,
      fields.asksForUnemployment,
      (value?.uf ?? 0) as Uf,
    ),
    ...splitViolations(answers, rules, maxPct),
    'credit.paymentYears': yearsRule(answers),
    'credit.graceMonths': graceRule(Number(credit.graceMonths)),
    'credit.product': selectRule(credit.product),
    'credit.rate': credit.rate.isOwn ? ownRateRule(credit.rate.pct) : null,
    'credit.lifeInsurance': fields.hasSubsidy ? null : selectRule(credit.lifeInsurance),
    'credit.fireInsurance': selectRule(credit.fireInsurance),
  };
}
