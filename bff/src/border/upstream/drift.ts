import { ApiProperty } from '@nestjs/swagger';
import type { ErrorObject } from 'ajv';
import type { Flaw, UpstreamFailure } from './exchange.ts';

/** The placeholder of a name that is not shown. */
const HIDDEN_NAME = '(oculto)';

const FIELD_NAME = /^[A-Za-z_][A-Za-z0-9_]{0,39}$/;
/** Maximum number of digits in a name that is shown: a RUT, a phone or an account has more. */
const MAX_DIGITS = 3;

/**
 * Returns a field name of the core for logs and pages. It is masked if it could contain a person's data (an e-mail address,
 * a RUT, a sentence, a full name).
 */
export function safeName(name: string): string {
  const digits = name.replace(/\D/g, '').length;
  return FIELD_NAME.test(name) && digits <= MAX_DIGITS ? name : HIDDEN_NAME;
}

/** A place in the core's answers that violates the contract, without values and without personal data in names. */
export class DeviationDto {
  @ApiProperty({ type: String }) operation!: string;
  @ApiProperty({ type: String, description: 'JSON path, list indexes as *' }) path!: string;
  @ApiProperty({ type: String }) what!: string;
  @ApiProperty({ type: Boolean, description: 'false: clients got a 502' }) usable!: boolean;
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeen!: string;
  @ApiProperty({ type: String, nullable: true, description: 'of the newest request that met it' })
  request_id!: string | null;
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'as in the log line of that request',
  })
  upstream!: UpstreamFailure;
}

const MAX_PLACES = 500;

/**
 * Counts differences of the core's answers by their place, with the newest of each, up to `MAX_PLACES`: a core with random field names must
 * not fill the memory.
 */
export class DifferenceLog<Difference extends object> {
  private readonly places = new Map<string, Difference & { readonly count: number }>();

  /** Adds a difference. Returns true for the first at its place. */
  add(place: readonly unknown[], newest: Difference): boolean {
    const key = place.join(' ');
    const count = (this.places.get(key)?.count ?? 0) + 1;
    if (count === 1 && this.places.size >= MAX_PLACES) return false;
    this.places.set(key, { ...newest, count });
    return count === 1;
  }

  /** Returns the newest difference of each place, the most frequent first. */
  list(): readonly (Difference & { readonly count: number })[] {
    return [...this.places.values()].sort((one, other) => other.count - one.count);
  }
}

/** Deviations from the contract. */
export type DriftLog = DifferenceLog<Omit<DeviationDto, 'count'>>;

/** Adds the flaws of an answer. Returns those that are new. */
export const noteFlaws = (
  log: DriftLog,
  answer: UpstreamFailure,
  flaws: readonly Flaw[],
  { requestId, at }: { readonly requestId: string | null; readonly at: Date },
): Omit<DeviationDto, 'count'>[] =>
  flaws
    .map(({ place, rule, what }) => ({
      operation: answer.operation,
      path: place,
      what,
      usable: answer.outcome === 'ok',
      lastSeen: at.toISOString(),
      request_id: requestId,
      upstream: { ...answer, place, rule },
    }))
    .filter((each) => log.add([each.operation, each.path, each.what, each.usable], each));

/** Converts a violation of a schema. */
export const flawOf = (error: ErrorObject): Flaw => ({
  place: pathOf(error),
  rule: error.keyword,
  what: whatOf(error),
});

function pathOf(error: ErrorObject): string {
  const extra = error.params['unevaluatedProperty'] ?? error.params['additionalProperty'];
  // These names are the contract's own, because no schema allows free names in an object.
  const path = `$${error.instancePath.replaceAll('/', '.').replace(/\.\d+/g, '.*')}`;
  return typeof extra === 'string' ? `${path}.${safeName(extra)}` : path;
}

/** Texts of the rules of JSON Schema for operators; the values are those of the contract, never of the answer. */
const TEXTS: Readonly<Record<string, (params: Readonly<Record<string, unknown>>) => string>> = {
  additionalProperties: () => 'el contrato no tiene este campo',
  unevaluatedProperties: () => 'el contrato no tiene este campo',
  required: ({ missingProperty }) => `falta el campo «${missingProperty}»`,
  type: ({ type }) => `debe ser de tipo ${[type].flat().join(' o ')}`,
  enum: ({ allowedValues }) => `debe ser uno de: ${[allowedValues].flat().join(', ')}`,
  format: ({ format }) => `debe tener el formato ${format}`,
  pattern: ({ pattern }) => `debe cumplir el patrón ${pattern}`,
  minimum: ({ limit }) => `debe ser a lo menos ${limit}`,
  exclusiveMinimum: ({ limit }) => `debe ser más que ${limit}`,
  maximum: ({ limit }) => `debe ser a lo más ${limit}`,
  minLength: ({ limit }) => `debe tener a lo menos ${limit} caracteres`,
  maxLength: ({ limit }) => `debe tener a lo más ${limit} caracteres`,
  'x-unique-by': () => 'repite un identificador',
  uniqueItems: () => 'repite un valor',
  minItems: ({ limit }) => `debe tener a lo menos ${limit} elementos`,
};

const whatOf = ({ keyword, params }: ErrorObject): string =>
  TEXTS[keyword]?.(params) ?? `no cumple la regla «${keyword}» del contrato`;
