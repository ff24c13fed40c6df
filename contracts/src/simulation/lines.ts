/** How each thing that a person said reads, and the lines of a place made of them. */
import { formatClp, formatEntered, formatPct } from '../domain/format.ts';
import { clpFromNumber, ufFromNumber, ufValueFromNumber } from '../domain/money.ts';
import { formatPhone } from '../domain/phone.ts';
import { formatRut } from '../domain/rut.ts';
import type { FactText, Line } from './facts.ts';
import { FIELDS } from './stated-fields.ts';
import type { Amount, Stated } from './stated.ts';

export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
export const months = (count: number): string => `${count} ${count === 1 ? 'mes' : 'meses'}`;
export const yesNo = (is: boolean): string => (is ? 'Sí' : 'No');
const asIs = (text: string | null): string | null => text;
const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** Returns the amount in the currency that it was typed in, with a note in the other one. */
export const inBoth = ({ uf, clp, ufValueClp }: Amount): { readonly value: string; readonly note: string } =>
  formatEntered(ufFromNumber(uf), clp === null ? null : clpFromNumber(clp), ufValueFromNumber(ufValueClp));
const amount = (entered: Amount | null): FactText => entered && inBoth(entered);

const TEXTS: { readonly [Name in keyof Stated]: (value: Stated[Name]) => FactText } = {
  name: asIs,
  rut: formatRut,
  age: (age) => (age === null ? null : years(age)),
  email: asIs,
  phone: (phone) => phone && formatPhone(phone),
  workerType: asIs,
  salaryClp: (incomeClp) => (incomeClp === null ? null : pesos(incomeClp)),
  branch: asIs,
  creditType: asIs,
  propertyType: asIs,
  propertyState: asIs,
  isDfl2: (isDfl2) => (isDfl2 === null ? null : yesNo(isDfl2)),
  region: asIs,
  comuna: asIs,
  address: asIs,
  company: asIs,
  companyProject: asIs,
  addsOther: (addsOther) => (addsOther ? yesNo(true) : null),
  propertyValue: amount,
  subsidyType: asIs,
  subsidyAmount: amount,
  savings: amount,
  creditAmount: amount,
  paymentYears: (count) => (count === null ? null : years(count)),
  graceMonths: (count) => (count === 0 ? null : months(count)),
  product: asIs,
  rate: (annualPct) => (annualPct === null ? null : formatPct(annualPct)),
  unemployment: asIs,
  lifeInsurance: asIs,
  fireInsurance: asIs,
};

type LineOptions = Partial<Omit<Line<Stated>, 'of'>>;

/** Returns the line of one field: labelled and said as the table does, unless a place says it differently. */
export const say = <Name extends keyof Stated>(name: Name, options: LineOptions = {}): Line<Stated> => {
  const text = TEXTS[name];
  return { of: [name], label: FIELDS[name].label, text: (stated) => text(stated[name]), ...options };
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
