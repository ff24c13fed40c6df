/** What the visitor answered, as the form holds it. Codes are text, as in selects; '' is "not answered". */
import { CREDIT_PURPOSE, PROPERTY_TYPE, SUBSIDY } from '@simulador/contracts/domain/codes';
import { PHONE_PREFIX } from '@simulador/contracts/domain/phone';
import { EMPTY_UF, type MoneyValue } from '../../../shared/ui/money-value.ts';

export interface ClientAnswers {
  readonly name: string;
  readonly lastName: string;
  readonly rut: string;
  readonly age: string;
  readonly email: string;
  readonly phone: string;
  readonly workerType: string;
  /** Pesos, digits only. */
  readonly salaryClp: string;
  readonly consent: boolean;
}

export interface ProjectAnswers {
  readonly creditType: string;
  readonly propertyType: string;
  readonly otherPropertyType: string;
  readonly propertyState: string;
  readonly isDfl2: boolean;
  readonly locationSearch: string;
  readonly region: string;
  readonly comuna: string;
  readonly address: string;
}

export interface CreditAnswers {
  readonly propertyValue: MoneyValue;
  readonly hasAllowance: 'yes' | 'no';
  readonly allowanceType: string;
  readonly allowanceAmount: MoneyValue;
  readonly savings: MoneyValue;
  readonly creditAmount: MoneyValue;
  readonly paymentYears: string;
  readonly graceMonths: string;
  readonly unemployment: boolean;
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
  consent: false,
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
};

export const NO_CREDIT: CreditAnswers = {
  propertyValue: EMPTY_UF,
  hasAllowance: 'no',
  allowanceType: String(SUBSIDY.DS01),
  allowanceAmount: EMPTY_UF,
  savings: EMPTY_UF,
  creditAmount: EMPTY_UF,
  paymentYears: '',
  graceMonths: '0',
  unemployment: false,
};

/** The project with another credit purpose: refinancing is for houses only, any other purpose asks for the type anew. */
export const withCreditType = (project: ProjectAnswers, creditType: string): ProjectAnswers => ({
  ...project,
  creditType,
  propertyType: creditType === String(CREDIT_PURPOSE.refinancing) ? String(PROPERTY_TYPE.house) : '',
});

const codeOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** The answers that decide which fields exist. */
export const projectFacts = (project: ProjectAnswers) => ({
  purpose: codeOrNull(project.creditType),
  propertyType: codeOrNull(project.propertyType),
  propertyState: codeOrNull(project.propertyState),
});
