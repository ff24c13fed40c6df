import type { CoreOperationId } from '@simulador/contracts/api/core-request';
import { CORE_BODIES, CORE_SCHEMAS } from '@simulador/contracts/generated/core-answers';
import type { Case } from './case.ts';

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
