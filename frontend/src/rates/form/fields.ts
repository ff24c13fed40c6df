/** Fields of a rate form as data, with their rendering and validation. */
import { twoDecimalsRule } from '@simulador/contracts/calculation/rules/table-rate';
import { requiredText } from '@simulador/contracts/calculation/rules/text';
import { messageText, violationText } from '@simulador/contracts/calculation/messages/es';
import { formatInteger } from '@simulador/contracts/platform/format';
import { RANGE_BOUND_MAX } from '@simulador/contracts/rates/ranges';
import type { SummaryError } from '#shared/ui/fields/error-summary.tsx';
import type { SelectOption } from '#shared/ui/fields/select-field.tsx';

export type FormValue = string | number | boolean | null;
export type FormValues = Record<string, FormValue>;

export interface FormField {
  /** Name on the wire. */
  readonly name: string;
  readonly label: string;
  /** `amount` and `rate` have decimals, `years` none; `choice` is an id; `day` is an ISO date. */
  readonly kind: 'text' | 'amount' | 'pesos' | 'rate' | 'years' | 'choice' | 'day' | 'flag';
  readonly options?: readonly SelectOption[];
  readonly hint?: string | undefined;
  readonly isOptional?: boolean;
  /** Set for a bound of a range or a limit of a product. */
  readonly bound?: BoundKind;
}

/** Years or UF. */
export type BoundKind = keyof typeof RANGE_BOUND_MAX;

/** Messages by field name. */
export type FormErrors = Readonly<Record<string, string>>;

const isEmpty = (value: FormValue | undefined): boolean =>
  value === undefined || value === null || (typeof value === 'string' && requiredText(value) !== null);

/** Returns the violations of a form: missing values, and those of its own rule. */
export const violationsOf = (
  fields: readonly FormField[],
  values: FormValues,
  errors: FormErrors,
): readonly SummaryError[] =>
  fields.flatMap(({ name, label, isOptional }) => {
    const isMissing = isOptional !== true && isEmpty(values[name]);
    const message = isMissing ? messageText('required') : errors[name];
    return message === undefined ? [] : [{ name, label, message }];
  });

/**
 * Checks that one field is below another, if both have values and one was changed: a product without ranges shows 0 for limits that it
 * does not have.
 */
export const inOrder =
  (low: string, high: string) =>
  (values: FormValues, atStart: FormValues): FormErrors => {
    const [min, max] = [values[low], values[high]];
    const isChanged = min !== atStart[low] || max !== atStart[high];
    const isBroken = isChanged && !isEmpty(min) && !isEmpty(max) && Number(min) >= Number(max);
    return isBroken ? { [high]: 'El mínimo debe ser menor que el máximo' } : {};
  };

/** Returns why a bound of a range or a limit of a product can't be saved; undefined if it can. See docs/rules.md R351. */
function boundFault(kind: BoundKind, bound: number): string | undefined {
  const max = RANGE_BOUND_MAX[kind];
  if (bound < 0 || bound > max) return `Debe estar entre 0 y ${formatInteger(max)}`;
  if (kind === 'period') return Number.isInteger(bound) ? undefined : 'Debe ser un número entero';
  const broken = twoDecimalsRule(bound);
  return broken ? violationText(broken) : undefined;
}

/** Checks bounds and limits. A stored one is accepted until it is changed. */
export const boundErrors = (
  fields: readonly FormField[],
  values: FormValues,
  atStart: FormValues,
): FormErrors =>
  Object.fromEntries(
    fields.flatMap(({ name, bound }) => {
      const value = values[name];
      if (bound === undefined || isEmpty(value) || value === atStart[name]) return [];
      const fault = boundFault(bound, Number(value));
      return fault === undefined ? [] : [[name, fault]];
    }),
  );

const emptyOf = (kind: FormField['kind']): FormValue =>
  kind === 'flag' ? true : ['amount', 'pesos', 'rate'].includes(kind) ? null : '';

/** Returns the initial values of a form: a row's, or empty ones. */
export const initialValues = (
  fields: readonly FormField[],
  row: Readonly<Record<string, unknown>> = {},
): FormValues =>
  Object.fromEntries(
    fields.map(({ name, kind }) => {
      const [empty, value] = [emptyOf(kind), row[name] ?? null];
      return [name, value === null ? empty : empty === '' ? String(value) : (value as FormValue)];
    }),
  );

/** Returns the values for a request body: numbers as numbers, empty values omitted. */
export const bodyOf = (fields: readonly FormField[], values: FormValues): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(({ name }) => !isEmpty(values[name]))
      .map(({ name, kind }) => {
        const value = values[name];
        return [name, kind === 'years' || kind === 'choice' ? Number(value) : value];
      }),
  );
