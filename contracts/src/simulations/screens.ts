/** Fields on the client's screens, in order. */
import { formatUfShort } from '../platform/format.ts';
import type { FactText, Layout } from './facts.ts';
import { inBoth, listed, months, say, together, ufOf, yesNo } from './lines.ts';
import type { Amount, Stated } from './stated.ts';

const place = together(['comuna', 'region'], 'Ubicación', ({ comuna, region }) => listed([comuna, region]));

const codebtorLines = [
  say('codebtorName', { label: 'Codeudor' }),
  say('codebtorRut'),
  say('codebtorAge'),
  say('codebtorSalaryClp'),
];

/** Summary of the professional simulator. */
export const SUMMARY = {
  client: [
    say('name'),
    say('rut'),
    say('age'),
    say('workerType'),
    say('salaryClp'),
    ...codebtorLines,
    say('email', { isWide: true }),
    say('phone', { label: 'Teléfono móvil' }),
  ],
  project: [
    say('creditType', { label: 'Tipo de crédito' }),
    say('propertyType'),
    say('propertyState', { label: 'Estado' }),
    say('isDfl2', { label: 'DFL2' }),
    place,
    say('address'),
    say('propertyValue'),
    say('addsOther', { label: 'Otra propiedad' }),
    say('company'),
    say('companyProject'),
    say('branch'),
  ],
  simulation: [
    say('savings', { label: 'Ahorro' }),
    say('subsidyType'),
    say('subsidyAmount', { label: 'Subsidio' }),
    say('creditAmount'),
    say('paymentYears', { label: 'Plazo' }),
    say('graceMonths', {
      text: ({ graceMonths }) => (graceMonths === 0 ? 'Sin gracia' : months(graceMonths)),
    }),
    say('product', { label: 'Producto' }),
    say('rate'),
    say('lifeInsurance'),
    say('fireInsurance'),
    say('unemployment', { label: 'Seguro de cesantía' }),
  ],
} as const satisfies Layout<Stated>;

/** Formats UF without trailing zeros. */
const short = (amount: Amount | null): FactText =>
  amount && {
    value: formatUfShort(ufOf(amount)),
    ...(amount.clp !== null && { note: `Ingresado en pesos: ${inBoth(amount).value}` }),
  };

/** Detail of a simulation in the staff's list. */
export const DETAIL = {
  client: [
    say('rut'),
    say('name'),
    say('workerType', { text: ({ workerType }) => workerType || 'No ingresado' }),
    say('salaryClp'),
    ...codebtorLines,
  ],
  property: [
    say('propertyType', { label: 'Tipo' }),
    say('propertyState', { label: 'Estado', text: ({ propertyState }) => propertyState || 'No aplica' }),
    say('propertyValue', { label: 'Valor', text: ({ propertyValue }) => short(propertyValue) }),
    say('isDfl2', { label: 'DFL2', text: ({ isDfl2 }) => yesNo(isDfl2 === true) }),
    // The name is saved with the simulation. It is empty if the region was not in the bank's list.
    say('region', { text: ({ region }) => (region === null ? 'No ingresada' : region || 'No disponible') }),
    say('comuna'),
    say('address'),
  ],
  credit: [
    say('creditType', { label: 'Destino' }),
    say('savings', { label: 'Ahorro', text: ({ savings }) => (savings?.uf ? short(savings) : null) }),
    {
      of: ['subsidyType', 'subsidyAmount'],
      label: ({ subsidyType }) => `Subsidio ${subsidyType ?? ''}`.trim(),
      text: ({ subsidyAmount }) => short(subsidyAmount),
    },
    say('creditAmount', { label: 'Monto solicitado', text: ({ creditAmount }) => short(creditAmount) }),
    say('graceMonths', { text: ({ graceMonths }) => String(graceMonths) }),
    say('product'),
  ],
} as const satisfies Layout<Stated>;
