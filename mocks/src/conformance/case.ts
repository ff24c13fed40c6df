import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_BODIES, CORE_SCHEMAS } from '@simulador/contracts/generated/core-answers';

/**
 * Expected answer: `answer` is a 200, `refusal` a 4xx with the operation's error body; `either` depends on a core's
 * own data.
 */
export type Expectation = 'answer' | 'refusal' | 'either' | 'unauthorized';

/** Request of the suite. `body` is sent as JSON, `text` unchanged, `query` and `params` in the URL. */
export interface Case {
  readonly name: string;
  readonly expects: Expectation;
  readonly body?: unknown;
  /** Code of core.yaml's `x-refused` that says why the request is refused; absent if it is against its schema. */
  readonly breaks?: string;
  readonly text?: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Parameters of the path; by default an id that does not exist. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Makes cases from a valid body and one change per case. A field changed to undefined is not sent.
 * @param breaks code of the refusal that all cases expect
 */
export const variants =
  (valid: object) =>
  (expects: Expectation, changes: Readonly<Record<string, object>>, breaks?: string): Case[] =>
    Object.entries(changes).map(([name, change]) => ({
      name,
      expects,
      body: { ...valid, ...change },
      ...(breaks !== undefined && { breaks }),
    }));

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

function resolved({ $ref, ...schema }: Schema): Schema {
  const name = $ref?.split('/').at(-1);
  return name === undefined ? schema : resolved((CORE_SCHEMAS[name] ?? {}) as Schema);
}

/** Returns values that a field's schema forbids, by what is wrong. */
function forbidden({
  type,
  enum: values,
  minimum,
  maximum,
  maxLength,
}: Schema): [what: string, value: unknown][] {
  const broken = {
    'de otro tipo': type === 'string' ? 5 : 'texto',
    'con decimales': type === 'integer' ? (minimum ?? values?.[0] ?? 1) + 0.5 : null,
    'fuera de su lista': values ? Math.max(...values) + 1 : null,
    'bajo su mínimo': minimum === undefined ? null : minimum - 1,
    'sobre su máximo': maximum === undefined ? null : maximum + 1,
    'demasiado largo': maxLength === undefined ? null : '1'.repeat(maxLength + 1),
  };
  return Object.entries(broken).filter(([, value]) => value !== null);
}

/**
 * Returns cases that omit each required field of an operation's request, and break its type, each bound and its list of values once. A core
 * may ignore the other fields, because no figure must depend on them.
 */
export function brokenBodies(id: CoreOperationId, valid: object): Case[] {
  const { properties = {}, required = [] } = resolved((CORE_BODIES[id] ?? {}) as Schema);
  const broken = required.flatMap((name) =>
    forbidden(resolved(properties[name] ?? {})).map(([what, value]) => ({
      name: `${name} ${what}`,
      change: { [name]: value },
    })),
  );
  const omitted = required.map((name) => ({ name: `sin ${name}`, change: { [name]: undefined } }));
  return [...broken, ...omitted].map(({ name, change }) => ({
    name,
    expects: 'refusal',
    body: { ...valid, ...change },
  }));
}
