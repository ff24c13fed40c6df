/** Texts of the simulator. */
import type { ClientAnswers, CreditAnswers, ProjectAnswers } from './answers.ts';

export const STEPS = {
  m1: { number: '01', title: 'Tus datos', subject: 'tus datos' },
  m2: { number: '02', title: 'Tu proyecto', subject: 'tu proyecto' },
  m3: { number: '03', title: 'Tu crédito', subject: 'tu crédito' },
} as const;

export const PHONE_STEP = { number: '04', title: 'Teléfono' } as const;

export interface Step {
  readonly number: string;
  readonly title: string;
  /** What `Editar` is about. */
  readonly subject: string;
}

export const stepLabel = ({ number, title }: Pick<Step, 'number' | 'title'>): string => `${number} ${title}`;

export const greeting = (name: string): string => `Genial, ${name.trim()}!`;
export const importantFor = (name: string): string => `Ok, ${name.trim()} esto es importante`;

export const WORKER_NOTE = 'Dependiente: trabajas con contrato. Independiente: trabajas por tu cuenta.';
export const BUY_SALE_NOTE = 'Compraventa: compra de una propiedad.';
export const RECALCULATE_HINT = 'Para volver a simular, puedes modificar los datos del crédito.';
export const LOADING_LISTS = 'Cargando el valor de la UF, los catálogos y los seguros…';
export const NO_LISTS =
  'Sin el valor de la UF, los catálogos y los seguros no podemos calcular tu dividendo.';
export const NO_ENTRY =
  'No podemos calcular tu dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.';

export const CLIENT_LABELS: Readonly<Record<keyof ClientAnswers, string>> = {
  name: 'Nombre',
  lastName: 'Apellido',
  rut: 'RUT',
  age: 'Edad',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  workerType: 'Tipo de trabajador',
  salaryClp: 'Renta líquida',
  consent: 'Autorización',
  branch: 'Sucursal',
};

export const PROJECT_LABELS: Readonly<Record<keyof ProjectAnswers, string>> = {
  creditType: '¿Para qué necesitas el crédito?',
  propertyType: 'Tipo de propiedad',
  otherPropertyType: '¿Qué tipo de propiedad es?',
  propertyState: 'Estado de la propiedad',
  isDfl2: 'La propiedad es DFL2',
  locationSearch: 'Busca la comuna',
  region: 'Región',
  comuna: 'Comuna',
  address: 'Dirección (opcional)',
  broker: 'Inmobiliaria',
  brokerProject: 'Proyecto',
  addsOther: 'Agregar otra propiedad',
};

export const CREDIT_LABELS: Readonly<Record<keyof CreditAnswers, string>> = {
  propertyValue: 'Valor de la propiedad',
  hasAllowance: '¿Tienes un subsidio habitacional?',
  allowanceType: 'Tipo de subsidio',
  allowanceAmount: 'Monto del subsidio',
  unemployment: 'Agregar seguro de cesantía',
  savings: 'Ahorro',
  creditAmount: 'Monto del crédito',
  paymentYears: 'Años de pago',
  graceMonths: 'Meses de gracia',
  product: 'Tipo de producto',
  rate: 'Tasa anual',
  lifeInsurance: 'Seguro de desgravamen',
  fireInsurance: 'Seguro de incendio y sismo',
};
