/**
 * Message code -> Spanish text. The texts are agreed with the bank: do not reword them. `{name}` is a value, `{nameClp}`
 * an amount in pesos, `{nameUf}` one in UF, `{nameCount}` a count with dots.
 */
import { formatClp, formatInteger, formatUfShort } from '../../platform/format.ts';
import { clpFromNumber, ufFromNumber } from '../../platform/money.ts';

/** Texts of the rules' messages. */
const RULE_TEXTS = {
  required: 'Este campo es requerido',
  name_format: 'Formato inválido',
  name_letters_only: 'Debe contener solo letras',
  text_min_length: 'Debe contener mínimo {min} caracteres',
  text_max_length: 'Debe contener máximo {maxCount} caracteres',
  text_link: 'No debe contener páginas web ni correos (después de un punto va un espacio)',
  text_long_number: 'No debe contener números de más de {max} cifras',
  text_signs: 'Debe contener solo letras, números y signos como . , - / #',
  email_format: 'Formato de email incorrecto',
  digits_only: 'Debe contener solo números',
  age_range: 'Para continuar, la edad debe ser entre {min} y {max} años',
  rut_invalid: 'El rut ingresado no es correcto',
  codebtor_same_rut: 'El codeudor debe ser otra persona',
  phone_invalid: 'El número ingresado no es válido',
  salary_min: 'El debe ser mayor o igual a {minClp}',
  years_range: 'Los años de pago deben estar entre {min} y {max} años',
  age_plus_years: 'Su edad más los años de pago no pueden superar los {max} años',
  codebtor_age_plus_years: 'La edad del codeudor más los años de pago no pueden superar los {max} años',
  grace_range: 'Los meses de gracia deben estar entre {min} y {max}',
  credit_min_uf: 'El crédito debe ser de mínimo {min} UF',
  credit_min_clp: 'El crédito debe ser de mínimo {minClp}',
  credit_max: 'Para simular este monto, contacta a un ejecutivo.',
  credit_max_share: 'El monto en {currency} no puede superar el {maxPct}% del valor de la propiedad',
  property_value_above_uf: 'El valor de la propiedad debe ser mayor a UF {above}',
  property_value_above_clp: 'El valor de la propiedad debe ser mayor a {aboveClp}',
  property_value_max_uf: 'El valor de la propiedad no puede superar {maxUf}',
  property_value_max_clp: 'El valor de la propiedad no puede superar {maxClp}',
  amount_zero: 'El monto no puede ser 0',
  savings_below_value: 'El ahorro debe ser menor al valor de la propiedad',
  savings_subsidy_below_value: 'El ahorro más subsidio debe ser menor al valor de la propiedad',
  savings_min_share: 'El ahorro debe corresponder al {minPct}% del valor de la propiedad',
  savings_subsidy_min_share:
    'El ahorro más subsidio debe corresponder al {minPct}% del valor de la propiedad',
  subsidy_range_uf: 'El monto en UF debe estar entre UF {min} y UF {max}',
  subsidy_range_clp: 'El monto en CLP debe estar entre {minClp} y {maxClp}',
  rate_range: 'La tasa debe ser mayor a {above} y menor a {below}',
  rate_over_tmc: 'La tasa no puede ser mayor a la TMC',
  two_decimals: 'Use hasta dos decimales',
  four_decimals: 'La tasa puede tener hasta cuatro decimales',
  select_comuna: 'Debe seleccionar una comuna',
  select_property_type: 'Debe seleccionar el tipo de propiedad',
  select_branch: 'Debe seleccionar una sucursal',
  unemployment_required: 'Debe seleccionar seguro de cesantia',
} as const;

/** Texts of messages that no rule returns; `sentences.ts` has those that the first page does without. */
const OTHER_TEXTS = {
  form_has_errors:
    'Algunos campos tienen errores o no fueron ingresados. Por favor, revíselos y corríjalos antes de continuar.',
  calculation_failed: 'Error al calcular dividendo',
} as const;

export const TEXTS = { ...RULE_TEXTS, ...OTHER_TEXTS };
type Texts = typeof TEXTS;

type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;
/** Values of a message's placeholders: numbers, and a currency's name. */
export type ValuesOf<Code extends keyof Texts> = {
  readonly [Name in PlaceholderIn<Texts[Code]>]: Name extends 'currency' ? string : number;
};
/** Codes of the messages without placeholders. */
export type PlainCode<Code extends keyof Texts> = Code extends Code
  ? [PlaceholderIn<Texts[Code]>] extends [never]
    ? Code
    : never
  : never;
export type RuleMessageCode = keyof typeof RULE_TEXTS;

const PLACEHOLDER = /\{(\w+)\}/g;

function filled(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    if (name.endsWith('Clp')) return formatClp(clpFromNumber(Number(value)));
    if (name.endsWith('Uf')) return formatUfShort(ufFromNumber(Number(value)));
    if (name.endsWith('Count')) return formatInteger(Number(value));
    return typeof value === 'number' ? String(value).replace('.', ',') : value;
  });
}

/** Returns the Spanish sentence of a message. Codes without values need no second argument. */
export function messageText<C extends keyof Texts>(
  code: C,
  ...[values]: C extends PlainCode<C> ? [] : [values: ValuesOf<C>]
): string {
  return filled(TEXTS[code], (values ?? {}) as Readonly<Record<string, string | number>>);
}

/** Returns the Spanish sentence of a violation. */
export const violationText = ({
  code,
  values,
}: {
  readonly code: RuleMessageCode;
  readonly values: Readonly<Record<string, string | number>>;
}): string => filled(TEXTS[code], values);

/** Names of the worker types, by code. See docs/rules.md R40. */
export const WORKER_TYPE_NAMES = ['Dependiente', 'Independiente', 'Otro'] as const;
