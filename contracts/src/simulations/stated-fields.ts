/** Table of the form's fields, with the labels for every place that shows a saved simulation. */
import { type Flavour, LIMITS } from '../calculation/limits.ts';
import type { PersonalKind } from '../api/operation.ts';

export interface FormField {
  /** Name of its input. */
  readonly input: string;
  /** Suffix of the input's name, if it depends on the purpose. */
  readonly suffix?: 'purpose' | 'years';
  readonly label: string;
  /** Label for staff, if different. */
  readonly staffLabel?: string;
  /** Flavour that asks for the field, if only one does. See docs/rules.md R50. */
  readonly only?: Flavour;
  /** Whether an answer is required; undefined for a checkbox or a search. */
  readonly required: boolean | undefined;
  /** Kind of personal data; absent if the field identifies nobody. */
  readonly personal?: PersonalKind;
  /** Maximum length of a free text, in characters. */
  readonly maxLength?: number;
  /** Names of a field that is stored and returned unchanged. */
  readonly copied?: Copy;
}

/** Names of a copied field: in the request or its property, in storage, and in the BFF's answer. */
export interface Copy {
  readonly as: 'text' | 'number';
  readonly within: 'body' | 'property';
  readonly request: string;
  readonly stored: string;
  readonly read: readonly [string, ...string[]];
}

const { nameMaxLength, emailMaxLength, textMaxLength } = LIMITS.web;

const PERSONS_NAME = { required: true, personal: 'name', maxLength: nameMaxLength } as const;

/** Table of the fields, grouped by part of the answers, in the order of the form. */
export const STATED_FIELDS = {
  client: {
    name: { input: 'input_name', label: 'Nombre', ...PERSONS_NAME },
    lastName: { input: 'input_last_name', label: 'Apellido', ...PERSONS_NAME },
    rut: { input: 'input_rut', label: 'RUT', required: true, personal: 'rut' },
    age: {
      input: 'input_age',
      label: 'Edad',
      required: true,
      personal: 'age',
      copied: { as: 'number', within: 'body', request: 'age', stored: 'age', read: ['age'] },
    },
    email: {
      input: 'input_email',
      label: 'Correo electrónico',
      required: true,
      personal: 'email',
      maxLength: emailMaxLength,
    },
    phone: {
      only: 'web',
      input: 'input_phone_number',
      label: 'Teléfono',
      required: false,
      personal: 'phone',
    },
    workerType: { input: 'input_worker_type', label: 'Tipo de trabajador', required: true },
    /** Pesos a month, digits only. */
    salaryClp: {
      input: 'input_liquid_salary',
      label: 'Renta líquida',
      required: true,
      personal: 'income',
      copied: {
        as: 'number',
        within: 'body',
        request: 'net_income',
        stored: 'netIncomeClp',
        read: ['income', 'rentaliquida'],
      },
    },
    hasCodebtor: { input: 'input_has_codebtor', label: 'Agregar codeudor', required: undefined },
    codebtorName: { input: 'input_codebtor_name', label: 'Nombre del codeudor', ...PERSONS_NAME },
    codebtorLastName: {
      input: 'input_codebtor_last_name',
      label: 'Apellido del codeudor',
      ...PERSONS_NAME,
    },
    codebtorRut: { input: 'input_codebtor_rut', label: 'RUT del codeudor', required: true, personal: 'rut' },
    codebtorAge: { input: 'input_codebtor_age', label: 'Edad del codeudor', required: true },
    /** Pesos a month, digits only. */
    codebtorSalaryClp: {
      input: 'input_codebtor_salary',
      label: 'Renta líquida del codeudor',
      required: true,
    },
    consent: { only: 'web', input: 'input_consent', label: 'Autorización', required: true },
    /** Point of sale; staff only. */
    branch: { only: 'pro', input: 'input_branch', label: 'Sucursal', required: true },
  },
  project: {
    creditType: {
      input: 'input_credit_type',
      label: '¿Para qué necesitas el crédito?',
      staffLabel: 'Tipo de crédito',
      required: true,
    },
    propertyType: {
      input: 'input_property_type',
      suffix: 'purpose',
      label: 'Tipo de propiedad',
      required: true,
    },
    otherPropertyType: {
      input: 'input_add_other_property',
      label: '¿Qué tipo de propiedad es?',
      required: true,
      maxLength: textMaxLength,
    },
    propertyState: { input: 'input_property_state', label: 'Estado de la propiedad', required: true },
    isDfl2: { input: 'input_is_dfl2', label: 'La propiedad es DFL2', required: undefined },
    locationSearch: {
      input: 'input_select_location',
      suffix: 'purpose',
      label: 'Busca la comuna',
      staffLabel: 'Busque la comuna',
      required: undefined,
    },
    region: { input: 'input_region', label: 'Región', required: true },
    comuna: { input: 'input_comuna', label: 'Comuna', required: true },
    address: {
      input: 'input_google_autocomplete',
      suffix: 'purpose',
      label: 'Dirección',
      required: false,
      personal: 'text',
      maxLength: textMaxLength,
      copied: { as: 'text', within: 'property', request: 'location', stored: 'location', read: ['location'] },
    },
    /** Company and project: staff only. Whether the client wants another property: also the public. */
    company: { only: 'pro', input: 'input_select_broker', label: 'Inmobiliaria', required: false },
    companyProject: { only: 'pro', input: 'input_select_project', label: 'Proyecto', required: false },
    addsOther: {
      input: 'input_add_other_property',
      label: 'Agregar otra propiedad',
      required: undefined,
    },
  },
  credit: {
    propertyValue: {
      input: 'input_property_value',
      suffix: 'purpose',
      label: 'Valor de la propiedad',
      required: true,
    },
    takesSubsidy: {
      input: 'input_has_allowance',
      label: '¿Tienes un subsidio habitacional?',
      staffLabel: '¿Tiene subsidio?',
      required: true,
    },
    subsidyType: { input: 'input_allowance_type', label: 'Tipo de subsidio', required: true },
    subsidyAmount: { input: 'input_allowance_amount', label: 'Monto del subsidio', required: true },
    savings: { input: 'input_savings', label: 'Ahorro', required: true },
    creditAmount: { input: 'input_credit_amount_needed', label: 'Monto del crédito', required: true },
    paymentYears: { input: 'input_payment_years', suffix: 'years', label: 'Años de pago', required: true },
    graceMonths: { input: 'input_grace_months', label: 'Meses de gracia', required: true },
    product: { only: 'pro', input: 'input_select_product_type', label: 'Tipo de producto', required: true },
    rate: { only: 'pro', input: 'input_rate', label: 'Tasa anual', required: true },
    unemployment: {
      input: 'input_select_unemployment',
      label: 'Agregar seguro de cesantía',
      required: undefined,
    },
    lifeInsurance: {
      only: 'pro',
      input: 'input_select_relief_assurance',
      label: 'Seguro de desgravamen',
      required: true,
    },
    fireInsurance: {
      only: 'pro',
      input: 'input_select_fire_assurance',
      label: 'Seguro de incendio y sismo',
      required: true,
    },
  },
} as const satisfies Record<string, Readonly<Record<string, FormField>>>;

export type Part = keyof typeof STATED_FIELDS;
export type FieldOf<In extends Part> = Extract<keyof (typeof STATED_FIELDS)[In], string>;

/** Fields of all parts, by name. */
export const FIELDS: Readonly<Record<FieldOf<'client'> | FieldOf<'project'> | FieldOf<'credit'>, FormField>> =
  {
    ...STATED_FIELDS.client,
    ...STATED_FIELDS.project,
    ...STATED_FIELDS.credit,
  };
