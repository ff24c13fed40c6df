/**
 * Answers as the form stores them. Codes are text, as in selects; '' is "not answered". Both flavours have the same fields; those
 * that visitors are not asked have default answers.
 */
import {
  CREDIT_PURPOSE,
  DEFAULT_FIRE_INSURANCE_ID,
  DEFAULT_LIFE_INSURANCE_ID,
  DEFAULT_PRODUCT,
  SUBSIDY,
} from '@simulador/contracts/bank/codes';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import type { FieldOf, Part } from '@simulador/contracts/simulations/stated-fields';
import { PHONE_PREFIX } from '@simulador/contracts/platform/phone';
import { EMPTY_CLP, EMPTY_UF, type MoneyValue } from '#shared/ui/amounts/money-value.ts';

/** Version of the accepted text; '' while the box is not ticked. */
export interface Consent {
  readonly version: string;
}
export const NO_CONSENT: Consent = { version: '' };
/** Returns whether the present text was accepted. A draft may have another version. */
export const isConsentGiven = ({ version }: Consent): boolean => version === CURRENT_CONSENT.version;

/** Answers to the fields of a part of the form: texts, but for those that `Others` names. */
type AnswersOf<In extends Part, Others> = Readonly<Record<Exclude<FieldOf<In>, keyof Others>, string>> &
  Readonly<Others>;

export type ClientAnswers = AnswersOf<
  'client',
  {
    /** True if there is a co-debtor; otherwise the co-debtor's answers are empty. */
    hasCodebtor: boolean;
    consent: Consent;
  }
>;

/** Names as typed before the offered correction (no apostrophes and hyphens) was taken. Mail, document and detail show these. */
export interface WrittenNames {
  readonly name?: string;
  readonly lastName?: string;
}

export type ProjectAnswers = AnswersOf<'project', { isDfl2: boolean; addsOther: boolean }>;

export interface RateAnswer {
  /** True for the executive's own rate, false for the suggested one. */
  readonly isOwn: boolean;
  /** Annual percent; null while none was typed. */
  readonly pct: number | null;
}

export type CreditAnswers = AnswersOf<
  'credit',
  {
    propertyValue: MoneyValue;
    takesSubsidy: 'yes' | 'no';
    /** Whether a saved simulation filled the credit, and still has its value. With another value the lower limit of subsidies applies. */
    reopened?: 'unchanged' | 'otherValue';
    /** True while the example's figures are shown in place of the visitor's own. */
    isExample?: true;
    subsidyAmount: MoneyValue;
    savings: MoneyValue;
    creditAmount: MoneyValue;
    unemployment: boolean;
    rate: RateAnswer;
  }
>;

export interface Answers {
  readonly flavour: Flavour;
  readonly client: ClientAnswers;
  readonly project: ProjectAnswers;
  readonly credit: CreditAnswers;
}

export const NO_CLIENT: ClientAnswers = {
  name: '',
  lastName: '',
  rut: '',
  age: '',
  email: '',
  phone: PHONE_PREFIX,
  workerType: '',
  salaryClp: '',
  hasCodebtor: false,
  codebtorName: '',
  codebtorLastName: '',
  codebtorRut: '',
  codebtorAge: '',
  codebtorSalaryClp: '',
  consent: NO_CONSENT,
  branch: '',
};

export const NO_PROJECT: ProjectAnswers = {
  creditType: String(CREDIT_PURPOSE.buySale),
  propertyType: '',
  otherPropertyType: '',
  propertyState: '',
  isDfl2: false,
  locationSearch: '',
  region: '',
  comuna: '',
  address: '',
  company: '',
  companyProject: '',
  addsOther: false,
};

export const NO_CREDIT: CreditAnswers = {
  propertyValue: EMPTY_UF,
  takesSubsidy: 'no',
  subsidyType: String(SUBSIDY.DS01),
  subsidyAmount: EMPTY_UF,
  savings: EMPTY_UF,
  creditAmount: EMPTY_UF,
  paymentYears: '',
  graceMonths: '0',
  unemployment: false,
  product: String(DEFAULT_PRODUCT),
  lifeInsurance: String(DEFAULT_LIFE_INSURANCE_ID),
  fireInsurance: String(DEFAULT_FIRE_INSURANCE_ID),
  rate: { isOwn: false, pct: null },
};

/** Returns module 3 without answers. Visitors save pesos; staff choose product and life insurance themselves. See docs/rules.md R83. */
export const noCredit = (flavour: Flavour): CreditAnswers =>
  flavour === 'web' ? { ...NO_CREDIT, savings: EMPTY_CLP } : { ...NO_CREDIT, product: '', lifeInsurance: '' };

export const blankAnswers = (flavour: Flavour): Answers => ({
  flavour,
  client: NO_CLIENT,
  project: NO_PROJECT,
  credit: noCredit(flavour),
});

/** Returns whether two answers are equal. Both have their keys in the same order. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const codeOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** Returns the answers that decide which fields exist. */
export const projectFacts = (project: ProjectAnswers) => ({
  purpose: codeOrNull(project.creditType),
  propertyType: codeOrNull(project.propertyType),
  propertyState: codeOrNull(project.propertyState),
});
