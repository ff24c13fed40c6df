/** A saved simulation as the professional summary shows it. Pesos at its own UF, never at today's. See docs/rules.md R136. */
import { missingIncome } from '@simulador/contracts/messages/income';
import { isIsoDate } from '@simulador/contracts/domain/dates';
import { formatDateText, formatEntered, formatPct, formatUfValue } from '@simulador/contracts/domain/format';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '@simulador/contracts/domain/money';
import { formatPhone } from '@simulador/contracts/domain/phone';
import { isBuySale } from '@simulador/contracts/domain/rules/visibility';
import { formatRut } from '@simulador/contracts/domain/rut';
import { besideRecorded, differingContact } from '#shared/simulation/client-record.ts';
import { pesos, subsidyCode, years } from '#shared/simulation/figure-texts.ts';
import type { FiguresProps } from '#shared/simulation/result-slots.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { Fact } from '#shared/ui/layout/facts.tsx';

const FIRST_NAMES = 2;

/** Purpose, property type and the client's first two names. */
export function titleOf({ subpurpose_name, estate_type, client_name }: SimulationRead): string {
  const names = client_name.trim().split(/\s+/).slice(0, FIRST_NAMES).join(' ');
  return `${subpurpose_name} de ${estate_type} para ${names}`;
}

type MaybeFact = Omit<Fact, 'value'> & { readonly value: string | null };
const answered = (facts: readonly (MaybeFact | false)[]): readonly Fact[] =>
  facts.filter((fact): fact is Fact => fact !== false && fact.value !== null && fact.value !== '');
const describeGrace = (months: number): string =>
  months === 0 ? 'Sin gracia' : `${months} ${months === 1 ? 'mes' : 'meses'}`;
const yesNo = (is: boolean): string => (is ? 'Sí' : 'No');

const inBoth = (
  { uf_value }: SimulationRead,
  label: string,
  amountUf: number,
  typedClp: number | null,
): Fact => ({
  label,
  ...formatEntered(
    ufFromNumber(amountUf),
    typedClp === null ? null : clpFromNumber(typedClp),
    ufValueFromNumber(uf_value),
  ),
});

/** What was given for the simulation; where the client's record says otherwise, both. See docs/rules.md R200. */
export function clientFacts(read: SimulationRead): readonly Fact[] {
  const beside = differingContact(read);
  return answered([
    { label: 'Nombre', value: read.client_name, ...besideRecorded(read, 'name') },
    { label: 'RUT', value: formatRut(read.client_rut) },
    { label: 'Edad', value: years(read.age) },
    { label: 'Tipo de trabajador', value: read.work_status },
    { label: 'Renta líquida', value: pesos(read.income) },
    { label: 'Correo electrónico', value: read.client_email, isWide: true, ...besideRecorded(read, 'email') },
    beside !== null && {
      label: 'Teléfono móvil',
      value: formatPhone(beside.phone),
      ...besideRecorded(read, 'phone'),
    },
  ]);
}

export const projectFacts = (read: SimulationRead): readonly Fact[] =>
  answered([
    { label: 'Tipo de crédito', value: read.subpurpose_name },
    { label: 'Tipo de propiedad', value: read.estate_type },
    { label: 'Estado', value: read.desc_antiguedad },
    read.estate_is_new === true && { label: 'DFL2', value: yesNo(read.is_dfl2) },
    { label: 'Ubicación', value: [read.city, read.province].filter(Boolean).join(', ') },
    { label: 'Dirección', value: read.location },
    inBoth(read, 'Valor de la propiedad', read.estate_worth, read.estate_worth_clp),
    read.adds_other && { label: 'Otra propiedad', value: yesNo(true) },
    { label: 'Inmobiliaria', value: read.broker_name },
    { label: 'Proyecto', value: read.project_name },
    { label: 'Sucursal', value: read.branch_name },
  ]);

export const simulationFacts = (read: SimulationRead): readonly Fact[] =>
  answered([
    isBuySale(read.destino) && inBoth(read, 'Ahorro', read.current_savings, read.current_savings_clp),
    read.has_subsidy && { label: 'Tipo de subsidio', value: subsidyCode(read.subsidy_type) },
    read.has_subsidy && inBoth(read, 'Subsidio', read.subsidy_amount, read.subsidy_amount_clp),
    inBoth(read, 'Monto del crédito', read.credit_amount, read.credit_amount_clp),
    { label: 'Plazo', value: years(read.credit_time) },
    { label: 'Meses de gracia', value: describeGrace(read.grace_months) },
    { label: 'Producto', value: read.product_name },
    { label: 'Tasa anual', value: formatPct(read.annual_rate) },
    { label: 'Seguro de desgravamen', value: read.relief_insurance },
    { label: 'Seguro de incendio y sismo', value: read.fire_insurance },
    { label: 'Seguro de cesantía', value: read.unemployment_insurance },
    { label: 'Simulación', value: `N.º ${read.id}`, second: formatDateText(read.fechasimulacion) },
    {
      label: 'UF',
      value: formatUfValue(ufValueFromNumber(read.uf_value)),
      second: `del ${formatDateText(read.uf_date)}`,
    },
  ]);

/** Its figures under the calculator's names, for the result card. */
export function resultOf(read: SimulationRead): FiguresProps {
  return {
    status: 'ready',
    row: {
      Plazo: read.credit_time,
      Tasa: read.annual_rate,
      TasaCae: read.cae,
      Dividendo: read.monthly_mortgage_uf,
      SegInc: read.fire_insurance_amount,
      SegDesg: read.relief_insurance_amount,
      SegCes: read.unemployment_insurance_amount,
      DivTotal: read.total_monthly_mortgage_uf,
      DivTotalPe: read.total_monthly_mortgage_clp,
      CostoTotalUF: read.total_mortgage,
      RenMin: read.min_salary,
      FecVencimiento: read.first_due_date,
      Cuotas: read.instalments,
    },
    message: null,
    onRetry: () => undefined,
    ufDate: isIsoDate(read.uf_date) ? read.uf_date : null,
    caeWithCosts: read.cae_with_costs,
    verdict: { missingClp: missingIncome(read.income, read.min_salary), remedy: null },
  };
}
