/** Fields in PDF and mail, in order. */
import { formatRut } from '../platform/rut.ts';
import { formatShare } from '../platform/format.ts';
import type { FactText, Layout, Line } from './facts.ts';
import { inBoth, listed, say, together, years } from './lines.ts';
import type { Stated } from './stated.ts';

const credit = say('creditAmount');
const savings = say('savings', { label: 'Ahorro' });
/** Subsidy, by its name in the bank's list. */
const subsidy: Line<Stated> = {
  of: ['subsidyAmount', 'subsidyType'],
  label: ({ subsidyType }) => subsidyType ?? 'Subsidio',
  text: ({ subsidyAmount }) => subsidyAmount && inBoth(subsidyAmount),
};

/** Co-debtor's name, with RUT and age as a note. */
const codebtor: Line<Stated> = {
  of: ['codebtorName', 'codebtorRut', 'codebtorAge'],
  label: 'Codeudor',
  text: ({ codebtorName, codebtorRut, codebtorAge }) =>
    codebtorName && {
      value: codebtorName,
      note: listed([
        codebtorRut && `RUT ${formatRut(codebtorRut)}`,
        codebtorAge === null ? null : years(codebtorAge),
      ]),
    },
};

/** Formats the share of the property's value that the credit pays: `80,00 %`. */
const financedPct = ({ creditAmount, propertyValue }: Stated): FactText =>
  creditAmount && propertyValue && propertyValue.uf > 0
    ? formatShare((100 * creditAmount.uf) / propertyValue.uf)
    : null;

/** The PDF. */
export const DOCUMENT = {
  Cliente: [
    say('name'),
    say('rut'),
    say('email'),
    say('phone'),
    say('salaryClp'),
    codebtor,
    say('codebtorSalaryClp'),
  ],
  Propiedad: [
    say('propertyType', { label: 'Tipo' }),
    say('propertyState', { label: 'Estado' }),
    say('isDfl2', { label: 'DFL2', text: ({ isDfl2 }) => (isDfl2 ? 'Sí' : null) }),
    together(['address', 'comuna', 'region'], 'Ubicación', ({ address, comuna, region }) =>
      listed([address, comuna, region]),
    ),
    say('company'),
    say('companyProject'),
    say('propertyValue', { label: 'Valor' }),
  ],
  Crédito: [
    say('creditType', { label: 'Destino' }),
    say('product', { label: 'Producto' }),
    credit,
    together(['creditAmount', 'propertyValue'], 'Financiamiento', financedPct),
    savings,
    subsidy,
    together(
      ['lifeInsurance', 'fireInsurance', 'unemployment'],
      'Seguros',
      ({ lifeInsurance, fireInsurance, unemployment }) =>
        listed([lifeInsurance, fireInsurance, unemployment]),
    ),
    say('graceMonths'),
  ],
} as const satisfies Layout<Stated>;

/** Mail to the client, who is greeted by name; the document is attached to it. */
export const MAIL = {
  credit: [
    say('propertyValue'),
    credit,
    savings,
    subsidy,
    say('graceMonths'),
    say('codebtorName', { label: 'Codeudor' }),
  ],
} as const satisfies Layout<Stated>;
