/** Names of the inputs. Those that exist once per credit purpose carry its suffix. See docs/rules.md R67. */
import { fieldSuffix, yearsSuffix } from '@simulador/contracts/domain/rules/field-suffix';
import type { ClientAnswers, CreditAnswers, ProjectAnswers } from './answers.ts';

type Names<Answers> = Readonly<Record<keyof Answers, string>>;

export const CLIENT_NAMES: Names<ClientAnswers> = {
  name: 'input_name',
  lastName: 'input_last_name',
  rut: 'input_rut',
  age: 'input_age',
  email: 'input_email',
  phone: 'input_phone_number',
  workerType: 'input_worker_type',
  salaryClp: 'input_liquid_salary',
  consent: 'input_consent',
  branch: 'input_branch',
};

export function projectNames(purpose: number | null): Names<ProjectAnswers> {
  const suffix = fieldSuffix(purpose);
  return {
    creditType: 'input_credit_type',
    propertyType: `input_property_type${suffix}`,
    otherPropertyType: 'input_add_other_property',
    propertyState: 'input_property_state',
    isDfl2: 'input_is_dfl2',
    locationSearch: `input_select_location${suffix}`,
    region: 'input_region',
    comuna: 'input_comuna',
    address: `input_google_autocomplete${suffix}`,
    broker: 'input_select_broker',
    brokerProject: 'input_select_project',
    addsOther: 'input_add_other_property',
  };
}

export const RATE_NAME = 'input_rate';

export const creditNames = (purpose: number | null): Names<CreditAnswers> => ({
  propertyValue: `input_property_value${fieldSuffix(purpose)}`,
  hasAllowance: 'input_has_allowance',
  allowanceType: 'input_allowance_type',
  allowanceAmount: 'input_allowance_amount',
  savings: 'input_savings',
  creditAmount: 'input_credit_amount_needed',
  paymentYears: `input_payment_years${yearsSuffix(purpose)}`,
  graceMonths: 'input_grace_months',
  product: 'input_select_product_type',
  rate: RATE_NAME,
  unemployment: 'input_select_unemployment',
  lifeInsurance: 'input_select_relief_assurance',
  fireInsurance: 'input_select_fire_assurance',
});
