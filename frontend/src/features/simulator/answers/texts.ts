/** Texts that both simulators share. */
import type { Flavour } from '@simulador/contracts/domain/limits';
import type { FieldPath } from './fields.ts';

export const LOADING_LISTS = 'Cargando el valor de la UF, los catálogos y los seguros…';

/** Why nothing can be calculated: lists that are missing, or one that lacks what the answers need. */
export const OBSTACLES: Readonly<Record<Flavour, { readonly noLists: string; readonly noEntry: string }>> = {
  web: {
    noLists: 'Sin el valor de la UF, los catálogos y los seguros no podemos calcular tu dividendo.',
    noEntry:
      'No podemos calcular tu dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.',
  },
  pro: {
    noLists: 'Sin el valor de la UF, los catálogos y los seguros no podemos calcular el dividendo.',
    noEntry:
      'No podemos calcular el dividendo: a los catálogos o a los seguros les falta un dato que necesitamos.',
  },
};

/** Staff switched off the suggested rate and have not typed their own yet. */
export const NO_OWN_RATE = 'Aparecerá aquí apenas indique la tasa anual, o vuelva a la sugerida.';

export type Labels = Readonly<Record<FieldPath, string>>;

export const LABELS: Labels = {
  'client.name': 'Nombre',
  'client.lastName': 'Apellido',
  'client.rut': 'RUT',
  'client.age': 'Edad',
  'client.email': 'Correo electrónico',
  'client.phone': 'Teléfono',
  'client.workerType': 'Tipo de trabajador',
  'client.salaryClp': 'Renta líquida',
  'client.consent': 'Autorización',
  'client.branch': 'Sucursal',
  'project.creditType': '¿Para qué necesitas el crédito?',
  'project.propertyType': 'Tipo de propiedad',
  'project.otherPropertyType': '¿Qué tipo de propiedad es?',
  'project.propertyState': 'Estado de la propiedad',
  'project.isDfl2': 'La propiedad es DFL2',
  'project.locationSearch': 'Busca la comuna',
  'project.region': 'Región',
  'project.comuna': 'Comuna',
  'project.address': 'Dirección',
  'project.company': 'Inmobiliaria',
  'project.companyProject': 'Proyecto',
  'project.addsOther': 'Agregar otra propiedad',
  'credit.propertyValue': 'Valor de la propiedad',
  'credit.takesSubsidy': '¿Tienes un subsidio habitacional?',
  'credit.subsidyType': 'Tipo de subsidio',
  'credit.subsidyAmount': 'Monto del subsidio',
  'credit.unemployment': 'Agregar seguro de cesantía',
  'credit.savings': 'Ahorro (tu pie)',
  'credit.creditAmount': 'Monto del crédito',
  'credit.paymentYears': 'Años de pago',
  'credit.graceMonths': 'Meses de gracia',
  'credit.product': 'Tipo de producto',
  'credit.rate': 'Tasa anual',
  'credit.lifeInsurance': 'Seguro de desgravamen',
  'credit.fireInsurance': 'Seguro de incendio y sismo',
};

/** Staff's labels are worded differently. */
export const STAFF_LABELS: Labels = {
  ...LABELS,
  'project.creditType': 'Tipo de crédito',
  'credit.savings': 'Ahorro (pie)',
  'credit.takesSubsidy': '¿Tiene subsidio?',
};
