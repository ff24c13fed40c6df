/** Texts of the stated fields, and lines made from them. */
import { formatClp, formatEntered, formatPct } from '../platform/format.ts';
import { clpFromNumber, clpToUf, ufFromNumber, ufValueFromNumber, type Uf } from '../platform/money.ts';
import { formatPhone } from '../platform/phone.ts';
import { formatRut } from '../platform/rut.ts';
import type { FactText, Line } from './facts.ts';
import { FIELDS } from './stated-fields.ts';
import type { Amount, Stated } from './stated.ts';

export const years = (count: number): string => `${count} ${count === 1 ? 'año' : 'años'}`;
export const months = (count: number): string => `${count} ${count === 1 ? 'mes' : 'meses'}`;
export const yesNo = (is: boolean): string => (is ? 'Sí' : 'No');
const asIs = (text: unknown): FactText => text as string | null;
const pesos = (amountClp: number): string => formatClp(clpFromNumber(amountClp));

/** Returns an amount in UF, as the form showed it: the parts of a value that were typed in pesos need not add up. */
export const ufOf = ({ uf, clp, ufValueClp }: Amount): Uf =>
  clp === null ? ufFromNumber(uf) : clpToUf(clpFromNumber(clp), ufValueFromNumber(ufValueClp));
/** Formats an amount in the currency in which it was typed, with the other currency as a note. */
export function inBoth(entered: Amount) {
  const typed = entered.clp === null ? null : clpFromNumber(entered.clp);
  return formatEntered(ufOf(entered), typed, ufValueFromNumber(entered.ufValueClp), entered.writeUf);
}
const amount = (entered: Amount | null): FactText => entered && inBoth(entered);

/** Names of fields whose text is shown unchanged. */
type TextName = {
  [Name in keyof Stated]: Stated[Name] extends string | null ? Name : never;
}[keyof Stated];
type Texts<Name extends keyof Stated> = { readonly [Each in Name]: (value: Stated[Each]) => FactText };
const income = (incomeClp: number | null): FactText => (incomeClp === null ? null : pesos(incomeClp));

const TEXTS: Texts<Exclude<keyof Stated, TextName>> & Partial<Texts<TextName>> = {
  rut: formatRut,
  age: (age) => (age === null ? null : years(age)),
  phone: (phone) => phone && formatPhone(phone),
  salaryClp: income,
  codebtorRut: (rut) => rut && formatRut(rut),
  codebtorAge: (age) => (age === null ? null : years(age)),
  codebtorSalaryClp: income,
  isDfl2: (isDfl2) => (isDfl2 === null ? null : yesNo(isDfl2)),
  addsOther: (addsOther) => (addsOther ? yesNo(true) : null),
  propertyValue: amount,
  subsidyAmount: amount,
  savings: amount,
  creditAmount: amount,
  paymentYears: (count) => (count === null ? null : years(count)),
  graceMonths: (count) => (count === 0 ? null : months(count)),
  rate: (annualPct) => (annualPct === null ? null : formatPct(annualPct)),
};

type LineOptions = Partial<Omit<Line<Stated>, 'of'>>;

/** Returns the line of a field, with the table's label and the field's usual text unless `options` has others. */
export const say = <Name extends keyof Stated>(name: Name, options: LineOptions = {}): Line<Stated> => {
  const text = (TEXTS as Partial<Texts<Name>>)[name] ?? asIs;
  return { of: [name], label: FIELDS[name].label, text: (stated) => text(stated[name]), ...options };
};

/** Returns the line of several fields together. */
export const together = (
  of: readonly (keyof Stated)[],
  label: string,
  text: (stated: Stated) => FactText,
): Line<Stated> => ({ of, label, text });

/** Joins the texts that are not empty: `Ñuñoa, Metropolitana de Santiago`. */
export const listed = (texts: readonly (string | null)[], separator = ', '): string =>
  texts.filter(Boolean).join(separator);
