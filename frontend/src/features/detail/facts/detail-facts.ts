/** A saved simulation as its detail says it. See docs/rules.md R77, R310. */
import { formatPct, formatUf, formatUfShort } from '@simulador/contracts/domain/format';
import { addUf, ufFromNumber } from '@simulador/contracts/domain/money';
import { formatRut } from '@simulador/contracts/domain/rut';
import { incomeVerdict, missingIncome } from '@simulador/contracts/messages/income';
import { besideRecorded } from '#shared/simulation/client-record.ts';
import { pesos, subsidyCode, uf, years } from '#shared/simulation/figure-texts.ts';
import type { SimulationRead } from '#shared/simulation/summary-slots.ts';
import type { Fact } from '#shared/ui/layout/facts.tsx';
import type { Pair } from '#shared/ui/layout/pairs.tsx';

/** An amount that somebody entered: no more decimals than it has. */
export const entered = (amountUf: number): string => formatUfShort(ufFromNumber(amountUf));

const amount = (label: string, amountUf: number, typedClp: number | null): Fact => ({
  label,
  value: entered(amountUf),
  ...(typedClp !== null && { second: `Ingresado en pesos: ${pesos(typedClp)}` }),
});

export const clientFacts = (read: SimulationRead): readonly Fact[] => [
  { label: 'RUT', value: formatRut(read.client_rut) },
  { label: 'Nombre', value: read.client_name, ...besideRecorded(read, 'name') },
  { label: 'Tipo de trabajador', value: read.tipo_trabajador_display || 'No ingresado' },
  {
    label: 'Renta líquida',
    value: pesos(read.rentaliquida),
    second: incomeVerdict(missingIncome(read.rentaliquida, read.min_salary), true),
  },
];

/** The name was saved with the simulation: without one the region was not in the bank's list. */
const regionOf = ({ region_id, province }: SimulationRead): string =>
  region_id === null ? 'No ingresada' : province || 'No disponible';

export const propertyFacts = (read: SimulationRead): readonly Fact[] => [
  { label: 'Tipo', value: read.desc_tipobien },
  { label: 'Estado', value: read.desc_antiguedad || 'No aplica' },
  amount('Valor', read.valpropiedadUF, read.estate_worth_clp),
  { label: 'DFL2', value: read.DFL2 ? 'Sí' : 'No' },
  { label: 'Región', value: regionOf(read) },
  ...(read.city ? [{ label: 'Comuna', value: read.city }] : []),
  ...(read.location ? [{ label: 'Dirección', value: read.location }] : []),
];

export const creditFacts = (read: SimulationRead): readonly Fact[] => [
  { label: 'Destino', value: read.desc_destino },
  ...(read.montocontadoUF > 0 ? [amount('Ahorro', read.montocontadoUF, read.current_savings_clp)] : []),
  ...(read.has_subsidy
    ? [
        amount(
          `Subsidio ${subsidyCode(read.subsidy_type)}`.trim(),
          read.subsidy_amount,
          read.subsidy_amount_clp,
        ),
      ]
    : []),
  amount('Monto solicitado', read.montocreditoUF, read.credit_amount_clp),
  { label: 'Meses de gracia', value: String(read.gracia) },
  { label: 'Tipo de producto', value: read.desc_producto },
];

export const hasUnemployment = (read: SimulationRead): boolean => read.unemployment_insurance_amount > 0;

/** "Información". */
export const informationPairs = (read: SimulationRead): readonly Pair[] => [
  { label: 'Tasa anual', value: formatPct(read.tasasimulacion) },
  { label: 'CAE', value: formatPct(read.cae), note: 'no incluye gastos operacionales' },
  ...(read.cae_with_costs === null
    ? []
    : [{ label: 'CAE con gastos operacionales', value: formatPct(read.cae_with_costs) }]),
  { label: 'Plazo', value: years(read.plazo) },
  { label: 'Dividendo sin seguros', value: uf(read.monthly_mortgage_uf) },
  { label: 'Seguro de incendio y sismo', value: uf(read.fire_insurance_amount) },
  ...(hasUnemployment(read)
    ? [{ label: 'Seguro de cesantía', value: uf(read.unemployment_insurance_amount) }]
    : []),
  { label: 'Seguro de desgravamen', value: uf(read.relief_insurance_amount) },
  { label: 'Costo total del crédito', value: uf(read.total_mortgage), isSum: true },
  { label: 'Costo total con gastos operacionales', value: uf(read.total_with_costs) },
];

/** "Gastos Operacionales": the lines as saved, and their sum. */
export const costPairs = ({ oocc }: SimulationRead): readonly Pair[] => [
  ...oocc.map(({ description, value }) => ({ label: description, value: uf(value) })),
  { label: 'Total', value: formatUf(addUf(...oocc.map(({ value }) => ufFromNumber(value)))), isSum: true },
];
