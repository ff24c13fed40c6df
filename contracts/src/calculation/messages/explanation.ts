/** Labels of the steps of a figure's calculation. See docs/rules.md R579. */
import { formatUfShort } from '../../platform/format.ts';
import { ufFromNumber } from '../../platform/money.ts';

export const EXPLANATION_LABELS = {
  credit: 'Monto del crédito',
  propertyValue: 'Valor de la propiedad',
  termYears: 'Plazo en años',
  annualRate: 'Tasa anual en porcentaje',
  graceMonths: 'Meses de gracia',
  monthsPerYear: 'Meses de un año',
  percent: 'Cien por ciento',
  one: 'Uno',
  daysOfYear: 'Días del año',
  daysOfBankYear: 'Días del año comercial',
  annualRateByDays: 'Tasa anual por los días del año',
  bankYearRate: 'Tasa anual del año comercial en porcentaje',
  monthlyRatePct: 'Tasa mensual en porcentaje',
  unroundedMonthlyRate: 'Tasa mensual sin redondear',
  monthlyRate: 'Tasa mensual',
  growth: 'Crecimiento de un mes',
  graceGrowth: 'Crecimiento en los meses de gracia',
  grownCredit: 'Crédito con los intereses de los meses de gracia',
  instalments: 'Número de cuotas',
  termGrowth: 'Crecimiento en todas las cuotas',
  discount: 'Descuento de la última cuota',
  paidPart: 'Uno menos el descuento de la última cuota',
  firstInterest: 'Interés de un mes del crédito',
  unroundedDividend: 'Dividendo sin redondear',
  dividend: 'Dividendo sin seguros',
  lifeRate: 'Tasa mensual del seguro de desgravamen',
  unroundedLife: 'Seguro de desgravamen sin redondear',
  lifeEach: 'Seguro de desgravamen de una persona',
  insuredPeople: 'Personas aseguradas',
  life: 'Seguro de desgravamen',
  fireRate: 'Tasa mensual del seguro de incendio y sismo',
  insuredAmount: 'Monto asegurado',
  insuredPart: 'Parte del crédito que se asegura',
  insurablePct: 'Porcentaje asegurable del valor',
  insurablePart: 'Parte asegurable del valor',
  unroundedInsuredAmount: 'Monto asegurado sin redondear',
  unroundedFire: 'Seguro de incendio y sismo sin redondear',
  fire: 'Seguro de incendio y sismo',
  unemploymentRate: 'Tasa mensual del seguro de cesantía',
  unroundedUnemployment: 'Seguro de cesantía sin redondear',
  unemployment: 'Seguro de cesantía',
  noUnemployment: 'Seguro de cesantía: solo en una compra con subsidio',
  totalDividend: 'Dividendo con seguros',
  ufValue: 'Valor de la UF en pesos',
  unroundedPesos: 'Dividendo con seguros en pesos, sin redondear',
  totalDividendPesos: 'Dividendo con seguros en pesos',
  incomePerDividend: 'Veces que la renta cubre el dividendo',
  minimumIncome: 'Renta desde',
  totalCost: 'Costo total del crédito',
  caeMonthly: 'Tasa mensual que iguala los pagos con el crédito',
  caeMonthlyWithCosts: 'Tasa mensual que iguala los pagos con el crédito menos los gastos',
  unroundedCae: 'CAE sin redondear',
  cae: 'CAE sin gastos operacionales',
  vatPct: 'IVA en porcentaje',
  vatPart: 'IVA como parte del valor neto',
  unroundedVat: 'IVA sin redondear',
  vat: 'IVA',
  appraisalNet: 'Tasación, valor neto',
  appraisal: 'Tasación',
  titleStudyNet: 'Estudio de títulos, valor neto',
  titleStudy: 'Estudio de títulos',
  deedDraftNet: 'Borrador de escritura, valor neto',
  deedDraft: 'Borrador de escritura',
  notary: 'Notaría',
  registrationPart: 'Parte que cobra el Conservador de Bienes Raíces',
  unroundedMortgageRegistration: 'Inscripción de la hipoteca sin redondear',
  mortgageRegistration: 'Inscripción de la hipoteca',
  unroundedDomainRegistration: 'Inscripción del dominio sin redondear',
  domainRegistration: 'Inscripción del dominio',
  noDomainRegistration: 'Inscripción del dominio: solo en una compra',
  registry: 'Conservador de Bienes Raíces',
  mutuoTaxPart: 'Parte del crédito que se paga de impuesto al mutuo',
  unroundedMutuoTax: 'Impuesto al mutuo sin redondear',
  mutuoTax: 'Impuesto al mutuo',
  operationCosts: 'Gastos operacionales',
  receivedCredit: 'Crédito menos gastos operacionales',
  caeWithCosts: 'CAE con gastos operacionales',
  totalWithCosts: 'Costo total con gastos operacionales',
  suggestedRate: 'Tasa sugerida',
} as const;

/** Row of the rate tables: names of its codes, years, UF; a day may be null. */
export interface NamedRateRow {
  readonly product: string;
  readonly purpose: string;
  readonly property: string;
  readonly minYears: number;
  readonly maxYears: number;
  readonly minAmountUf: number;
  readonly maxAmountUf: number;
  readonly since: string | null;
  readonly until: string | null;
}

/** Returns what a rate was looked up by, e.g. `Tasa de Universal, Compraventa, Departamento, de 20 a 30 años, de UF 1.000 a UF 2.000, vigente desde el 01-11-2026`. */
export function rateRow(row: NamedRateRow): string {
  const uf = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));
  const from = row.since === null ? '' : `, vigente desde el ${row.since}`;
  const to = row.until === null ? '' : ` hasta el ${row.until}`;
  return `Tasa de ${row.product}, ${row.purpose}, ${row.property}, de ${row.minYears} a ${row.maxYears} años, de ${uf(row.minAmountUf)} a ${uf(row.maxAmountUf)}${from}${to}`;
}

/** Returns the reason of the first due date. `simulated`: day of the simulation as text. */
export const firstDueReason = (simulated: string, graceMonths: number): string =>
  graceMonths === 0
    ? `Un mes después de la simulación, que es del ${simulated}.`
    : `Un mes después de la gracia, que es de ${graceMonths === 1 ? '1 mes' : `${graceMonths} meses`} desde la simulación, del ${simulated}.`;
