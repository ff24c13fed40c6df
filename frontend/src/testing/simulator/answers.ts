/** Invented answers that violate no rule. */
import { CURRENT_CONSENT } from '@simulador/contracts/simulations/consent';
import {
  NO_CONSENT,
  type ClientAnswers,
  type CreditAnswers,
  type ProjectAnswers,
} from '../../calculation/answers/answers.ts';

export const CLIENT: ClientAnswers = {
  name: 'Camila',
  lastName: 'Rojas Fuentes',
  rut: '12.345.678-5',
  age: '34',
  email: 'camila.rojas@correo.cl',
  phone: '+56912345678',
  workerType: '0',
  salaryClp: '2100000',
  hasCodebtor: false,
  codebtorName: '',
  codebtorLastName: '',
  codebtorRut: '',
  codebtorAge: '',
  codebtorSalaryClp: '',
  consent: { version: CURRENT_CONSENT.version },
  branch: '',
};

/** Purchase of a used flat in Ñuñoa. */
export const PROJECT: ProjectAnswers = {
  creditType: '1',
  propertyType: '2',
  otherPropertyType: '',
  propertyState: '2',
  isDfl2: false,
  locationSearch: '',
  region: '13',
  comuna: '13120',
  address: '',
  company: '',
  companyProject: '',
  addsOther: false,
};

/** A client of staff: without consent and phone, at a branch. */
export const COUNTER_CLIENT = { ...CLIENT, phone: '+569', consent: NO_CONSENT, branch: '5' };

/** 2,000 UF of 2,500 over 25 years, with the product and insurances that only staff choose. */
export const CREDIT: CreditAnswers = {
  propertyValue: { currency: 'UF', amount: 2500 },
  takesSubsidy: 'no',
  subsidyType: '1',
  subsidyAmount: { currency: 'UF', amount: null },
  savings: { currency: 'UF', amount: 500 },
  creditAmount: { currency: 'UF', amount: 2000 },
  paymentYears: '25',
  graceMonths: '0',
  unemployment: false,
  product: '8',
  rate: { isOwn: false, pct: null },
  lifeInsurance: '3',
  fireInsurance: '2',
};

/** An invented co-debtor. */
export const CODEBTOR = {
  hasCodebtor: true,
  codebtorName: 'Pedro',
  codebtorLastName: 'Soto Vera',
  codebtorRut: '11.111.111-1',
  codebtorAge: '45',
  codebtorSalaryClp: '650000',
} as const;
