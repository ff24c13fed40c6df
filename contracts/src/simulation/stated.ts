/** What a person said in a simulation: one table for form, request, storage and every place that shows it. */
import { formatClp, formatEntered, formatPct } from '../domain/format.ts';
import { LIMITS } from '../domain/limits.ts';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '../domain/money.ts';
import type { PersonalKind } from '../domain/operation.ts';
import { formatPhone } from '../domain/phone.ts';
import { formatRut } from '../domain/rut.ts';
import type { FactText, Line } from './facts.ts';

/** An amount as entered: UF, and the pesos that were typed, null for an amount typed in UF. `ufValueClp`: pesos for one UF. */
export interface Amount {
  readonly uf: number;
  readonly clp: number | null;
  readonly ufValueClp: number;
}

/** What was said, with the names of its codes; null or '' for what was not said or not asked. */
export interface Stated {
  /** First and last name. */
  readonly name: string;
  readonly rut: string;
  /** Years. */
  readonly age: number | null;
  readonly email: string;
  readonly phone: string | null;
  readonly workerType: string;
  /** Net income, pesos a month. */
  readonly salaryClp: number | null;
  readonly branch: string | null;
  /** Purpose of the credit. */
  readonly creditType: string;
  readonly propertyType: string;
  readonly propertyState: string | null;
  readonly isDfl2: boolean | null;
  /** '' for a region that is not in the bank's list. */
  readonly region: string | null;
  readonly comuna: string | null;
  readonly address: string | null;
  readonly company: string | null;
  readonly companyProject: string | null;
  readonly addsOther: boolean;
  readonly propertyValue: Amount | null;
  /** `DS19`. */
  readonly subsidyType: string | null;
  readonly subsidyAmount: Amount | null;
  /** Null for a credit that is not split. */
  readonly savings: Amount | null;
  readonly creditAmount: Amount | null;
  readonly paymentYears: number | null;
  readonly graceMonths: number;
  readonly product: string;
  /** Annual percent. */
  readonly rate: number | null;
  readonly lifeInsurance: string;
  readonly fireInsurance: string;
  readonly unemployment: string | null;
}

/** What the form asks. */
export interface FormField {
  /** The part of the answers that holds it. */
  readonly part: 'client' | 'project' | 'credit';
  /** Name of its input. */
  readonly input: string;
  /** The inputs of some fields carry the purpose's suffix. */
  readonly suffix?: 'purpose' | 'years';
  readonly label: string;
  /** Label for staff, where it is another one. */
  readonly staffLabel?: string;
  /** Undefined for a question that is neither: a checkbox, or a search. */
  readonly required: boolean | undefined;
  /** Whose data it is; null for what identifies nobody. */
  readonly personal: PersonalKind | null;
  /** Of a free text, in characters. */
  readonly maxLength?: number;
}

/** What the form asks, and how it is said of a saved simulation. */
export interface StatedField<Value> extends FormField {
  readonly text: (value: Value) => FactText;
}

export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
export const months = (count: number): string => `${count} ${count === 1 ? 'mes' : 'meses'}`;
export const yesNo = (is: boolean): string => (is ? 'Sí' : 'No');
const asIs = (text: string | null): string | null => text;
const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** Returns the amount in the currency that it was typed in, with a note in the other one. */
export const inBoth = ({ uf, clp, ufValueClp }: Amount): { readonly value: string; readonly note: string } =>
  formatEntered(ufFromNumber(uf), clp === null ? null : clpFromNumber(clp), ufValueFromNumber(ufValueClp));
const amount = (entered: Amount | null): FactText => entered && inBoth(entered);
const { nameMaxLength, emailMaxLength, textMaxLength } = LIMITS.web;

/** In the order of the form. */
export const STATED_FIELDS = {
  name: {
    part: 'client',
    input: 'input_name',
    label: 'Nombre',
    required: true,
    personal: 'name',
    maxLength: nameMaxLength,
    text: asIs,
  },
  lastName: {
    part: 'client',
    input: 'input_last_name',
    label: 'Apellido',
    required: true,
    personal: 'name',
    maxLength: nameMaxLength,
  },
  rut: {
    part: 'client',
    input: 'input_rut',
    label: 'RUT',
    required: true,
    personal: 'rut',
    text: formatRut,
  },
  age: {
    part: 'client',
    input: 'input_age',
    label: 'Edad',
    required: true,
    personal: null,
    text: (age) => (age === null ? null : years(age)),
  },
  email: {
    part: 'client',
    input: 'input_email',
    label: 'Correo electrónico',
    required: true,
    personal: 'email',
    maxLength: emailMaxLength,
    text: asIs,
  },
  phone: {
    part: 'client',
    input: 'input_phone_number',
    label: 'Teléfono',
    required: false,
    personal: 'phone',
    text: (phone) => phone && formatPhone(phone),
  },
  workerType: {
    part: 'client',
    input: 'input_worker_type',
    label: 'Tipo de trabajador',
    required: true,
    personal: null,
    text: asIs,
  },
  salaryClp: {
    part: 'client',
    input: 'input_liquid_salary',
    label: 'Renta líquida',
    required: true,
    personal: null,
    text: (incomeClp) => (incomeClp === null ? null : pesos(incomeClp)),
  },
  consent: {
    part: 'client',
    input: 'input_consent',
    label: 'Autorización',
    required: true,
    personal: null,
  },
  branch: {
    part: 'client',
    input: 'input_branch',
    label: 'Sucursal',
    required: true,
    personal: null,
    text: asIs,
  },
  creditType: {
    part: 'project',
    input: 'input_credit_type',
    label: '¿Para qué necesitas el crédito?',
    staffLabel: 'Tipo de crédito',
    required: true,
    personal: null,
    text: asIs,
  },
  propertyType: {
    part: 'project',
    input: 'input_property_type',
    suffix: 'purpose',
    label: 'Tipo de propiedad',
    required: true,
    personal: null,
    text: asIs,
  },
  otherPropertyType: {
    part: 'project',
    input: 'input_add_other_property',
    label: '¿Qué tipo de propiedad es?',
    required: true,
    personal: null,
    maxLength: textMaxLength,
  },
  propertyState: {
    part: 'project',
    input: 'input_property_state',
    label: 'Estado de la propiedad',
    required: true,
    personal: null,
    text: asIs,
  },
  isDfl2: {
    part: 'project',
    input: 'input_is_dfl2',
    label: 'La propiedad es DFL2',
    required: undefined,
    personal: null,
    text: (isDfl2) => (isDfl2 === null ? null : yesNo(isDfl2)),
  },
  locationSearch: {
    part: 'project',
    input: 'input_select_location',
    suffix: 'purpose',
    label: 'Busca la comuna',
    required: undefined,
    personal: null,
  },
  region: {
    part: 'project',
    input: 'input_region',
    label: 'Región',
    required: true,
    personal: null,
    text: asIs,
  },
  comuna: {
    part: 'project',
    input: 'input_comuna',
    label: 'Comuna',
    required: true,
    personal: null,
    text: asIs,
  },
  address: {
    part: 'project',
    input: 'input_google_autocomplete',
    suffix: 'purpose',
    label: 'Dirección',
    required: false,
    personal: 'text',
    maxLength: textMaxLength,
    text: asIs,
  },
  company: {
    part: 'project',
    input: 'input_select_broker',
    label: 'Inmobiliaria',
    required: false,
    personal: null,
    text: asIs,
  },
  companyProject: {
    part: 'project',
    input: 'input_select_project',
    label: 'Proyecto',
    required: false,
    personal: null,
    text: asIs,
  },
  addsOther: {
    part: 'project',
    input: 'input_add_other_property',
    label: 'Agregar otra propiedad',
    required: undefined,
    personal: null,
    text: (addsOther) => (addsOther ? yesNo(true) : null),
  },
  propertyValue: {
    part: 'credit',
    input: 'input_property_value',
    suffix: 'purpose',
    label: 'Valor de la propiedad',
    required: true,
    personal: null,
    text: amount,
  },
  takesSubsidy: {
    part: 'credit',
    input: 'input_has_allowance',
    label: '¿Tienes un subsidio habitacional?',
    staffLabel: '¿Tiene subsidio?',
    required: true,
    personal: null,
  },
  subsidyType: {
    part: 'credit',
    input: 'input_allowance_type',
    label: 'Tipo de subsidio',
    required: true,
    personal: null,
    text: asIs,
  },
  subsidyAmount: {
    part: 'credit',
    input: 'input_allowance_amount',
    label: 'Monto del subsidio',
    required: true,
    personal: null,
    text: amount,
  },
  savings: {
    part: 'credit',
    input: 'input_savings',
    label: 'Ahorro (tu pie)',
    staffLabel: 'Ahorro (pie)',
    required: true,
    personal: null,
    text: amount,
  },
  creditAmount: {
    part: 'credit',
    input: 'input_credit_amount_needed',
    label: 'Monto del crédito',
    required: true,
    personal: null,
    text: amount,
  },
  paymentYears: {
    part: 'credit',
    input: 'input_payment_years',
    suffix: 'years',
    label: 'Años de pago',
    required: true,
    personal: null,
    text: (count) => (count === null ? null : years(count)),
  },
  graceMonths: {
    part: 'credit',
    input: 'input_grace_months',
    label: 'Meses de gracia',
    required: true,
    personal: null,
    text: (count) => (count === 0 ? null : months(count)),
  },
  product: {
    part: 'credit',
    input: 'input_select_product_type',
    label: 'Tipo de producto',
    required: true,
    personal: null,
    text: asIs,
  },
  rate: {
    part: 'credit',
    input: 'input_rate',
    label: 'Tasa anual',
    required: true,
    personal: null,
    text: (annualPct) => (annualPct === null ? null : formatPct(annualPct)),
  },
  unemployment: {
    part: 'credit',
    input: 'input_select_unemployment',
    label: 'Agregar seguro de cesantía',
    required: undefined,
    personal: null,
    text: asIs,
  },
  lifeInsurance: {
    part: 'credit',
    input: 'input_select_relief_assurance',
    label: 'Seguro de desgravamen',
    required: true,
    personal: null,
    text: asIs,
  },
  fireInsurance: {
    part: 'credit',
    input: 'input_select_fire_assurance',
    label: 'Seguro de incendio y sismo',
    required: true,
    personal: null,
    text: asIs,
  },
} as const satisfies { readonly [Name in keyof Stated]: StatedField<Stated[Name]> } & Readonly<
  Record<'lastName' | 'consent' | 'otherPropertyType' | 'locationSearch' | 'takesSubsidy', FormField>
>;

type LineOptions = Partial<Omit<Line<Stated>, 'of'>>;

/** Returns the line of one field: labelled and said as the table does, unless a place says it differently. */
export const say = <Name extends keyof Stated>(name: Name, options: LineOptions = {}): Line<Stated> => {
  const { label, text }: StatedField<Stated[Name]> = STATED_FIELDS[name] as never;
  return { of: [name], label, text: (stated) => text(stated[name]), ...options };
};

/** Returns the line of several fields together. */
export const together = (
  of: readonly (keyof Stated)[],
  label: string,
  text: (stated: Stated) => FactText,
): Line<Stated> => ({ of, label, text });

/** Returns the texts that are there, as a list: `Ñuñoa, Metropolitana de Santiago`. */
export const listed = (texts: readonly (string | null)[], separator = ', '): string =>
  texts.filter(Boolean).join(separator);
