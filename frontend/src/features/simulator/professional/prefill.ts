/** From a saved simulation to the answers it was made of. See docs/rules.md R90. */
import { CREDIT_PURPOSE, PRODUCT, PROPERTY_STATE } from '@simulador/contracts/domain/codes';
import { ufFromNumber } from '@simulador/contracts/domain/money';
import { PHONE_PREFIX } from '@simulador/contracts/domain/phone';
import {
  isOtherPropertyTypeVisible,
  isSubsidyQuestionVisible,
} from '@simulador/contracts/domain/rules/visibility';
import { formatRut } from '@simulador/contracts/domain/rut';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { MoneyValue } from '#shared/ui/amounts/money-value.ts';
import type { Inicio, Seguro } from '../api/wire.ts';
import {
  NO_CLIENT,
  NO_PROJECT,
  noCredit,
  projectFacts,
  type Answers,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../answers/answers.ts';
import { splitAfter } from '../answers/changes.ts';
import { PRO_FIELDS } from '../answers/fields.ts';
import { WORKER_OPTIONS } from '../answers/options.ts';
import { areValid, violationsOf, type CreditRules } from '../answers/violations.ts';
import type { KnownCompany, Reopened } from '../api/get-reopened.ts';
import { INITIAL_MODULES, type Modules } from '../state/modules.ts';

/** The public's refinancing is an internal one when staff go on with it. */
const PURPOSES: Readonly<Record<string, number>> = {
  compraventa: CREDIT_PURPOSE.buySale,
  refinanciamiento: CREDIT_PURPOSE.internalRefinancing,
  'refinanciamiento interno': CREDIT_PURPOSE.internalRefinancing,
  'libre disponibilidad': CREDIT_PURPOSE.freeDisposition,
};
const PRODUCTS: Readonly<Record<string, number>> = {
  endosable: PRODUCT.traditional,
  tradicional: PRODUCT.traditional,
  universal: PRODUCT.universal,
  'flexible plus': PRODUCT.flexiblePlus,
};

const codeNamed = (codes: Readonly<Record<string, number>>, name: string): string =>
  codes[name.trim().toLowerCase()]?.toString() ?? '';
const insuranceNamed = (list: readonly Seguro[] | null, name: string): string =>
  list?.find(({ Descripcion }) => Descripcion === name)?.IdentificadorSeguro.toString() ?? '';
const inUf = (amount: number): MoneyValue => ({ currency: 'UF', amount });

/** The answers, and the modules with the first one open. */
export function prefilled(
  { read, company }: Reopened,
  seguros: Inicio['seguros'] | null,
  rules: CreditRules,
): { readonly answers: Answers; readonly modules: Modules } {
  const project = projectOf(read, company);
  const credit = creditOf(read, project, seguros, rules.ufValueClp);
  const answers: Answers = { flavour: 'pro', client: clientOf(read), project, credit };
  return { answers, modules: modulesOf(answers, rules) };
}

function modulesOf(answers: Answers, rules: CreditRules): Modules {
  const violations = violationsOf(answers, rules);
  const isProjectValid = areValid(PRO_FIELDS.m2, violations);
  return {
    m1: { ...INITIAL_MODULES.m1, valid: areValid(PRO_FIELDS.m1, violations) },
    m2: { active: false, valid: isProjectValid },
    m3: INITIAL_MODULES.m3,
  };
}

function clientOf(read: SimulationRead): ClientAnswers {
  return {
    ...NO_CLIENT,
    name: read.first_name,
    lastName: read.last_name,
    rut: formatRut(read.client_rut),
    age: String(read.age),
    email: read.client_email,
    phone: read.client_phone ?? PHONE_PREFIX,
    workerType: WORKER_OPTIONS.find(({ label }) => label === read.work_status)?.value ?? '',
    salaryClp: String(read.income),
    branch: read.branch?.toString() ?? '',
  };
}

function projectOf(read: SimulationRead, company: KnownCompany): ProjectAnswers {
  const isOther = isOtherPropertyTypeVisible(read.tipopropiedad);
  const place = [read.city, read.province].filter((part) => part !== null);
  return {
    ...NO_PROJECT,
    creditType: codeNamed(PURPOSES, read.subpurpose_name),
    propertyType: String(read.tipopropiedad),
    otherPropertyType: isOther ? read.estate_type : '',
    propertyState: read.estate_is_new === null ? '' : String(stateOf(read.estate_is_new)),
    isDfl2: read.is_dfl2,
    locationSearch: place.join(', '),
    region: read.region_id ?? '',
    comuna: read.comuna_id ?? '',
    address: read.location ?? '',
    addsOther: read.adds_other,
    ...company,
  };
}

const stateOf = (isNew: boolean): number => (isNew ? PROPERTY_STATE.new : PROPERTY_STATE.used);

function creditOf(
  read: SimulationRead,
  project: ProjectAnswers,
  seguros: Inicio['seguros'] | null,
  ufValueClp: number,
): CreditAnswers {
  const isOffered = isOfferedSubsidy(read, project);
  const hadSubsidy = read.has_subsidy;
  const credit: CreditAnswers = {
    ...noCredit('pro'),
    propertyValue: inUf(read.estate_worth),
    takesSubsidy: isOffered ? (hadSubsidy ? 'yes' : 'no') : 'notOffered',
    ...(hadSubsidy && isOffered
      ? { subsidyType: String(read.subsidy_type), subsidyAmount: inUf(read.subsidy_amount) }
      : {}),
    unemployment: hadSubsidy && isOffered,
    savings: inUf(read.current_savings),
    creditAmount: inUf(read.credit_amount),
    paymentYears: String(read.credit_time),
    graceMonths: String(read.grace_months),
    product: codeNamed(PRODUCTS, read.product_name),
    rate: read.custom_rate ? { isOwn: true, pct: read.annual_rate } : noCredit('pro').rate,
    lifeInsurance: insuranceNamed(seguros?.desgravamen ?? null, read.relief_insurance),
    fireInsurance:
      insuranceNamed(seguros?.incendio ?? null, read.fire_insurance) || noCredit('pro').fireInsurance,
  };
  // Without its subsidy what was saved stays, and the credit pays for the rest.
  const lostSubsidy = hadSubsidy && !isOffered;
  return lostSubsidy ? { ...credit, ...splitAfter(credit, 'savings', false, ufValueClp) } : credit;
}

/** A saved value has a lower limit. What has no subsidy question at all is not affected by it. */
function isOfferedSubsidy(read: SimulationRead, project: ProjectAnswers): boolean {
  const value = ufFromNumber(read.estate_worth);
  const facts = projectFacts(project);
  return isSubsidyQuestionVisible(facts, value, 'saved') || !isSubsidyQuestionVisible(facts, value);
}
