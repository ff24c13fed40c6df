/** Kinds of fields in the answer about a saved simulation, and the fields that are copied from storage. */
import { ApiProperty } from '@nestjs/swagger';
import type { PersonalKind } from '@simulador/contracts/api/operation';
import { SAVED_COLUMNS, type SavedRow } from '@simulador/contracts/calculation/result-row';
import { COPIES, type ReadCopies, type StoredCopies } from '@simulador/contracts/simulations/copies';
import type { SimulationEntity } from '../../database/entities/simulation.entity.ts';
import { personal, publicText } from '../../http/operation.ts';

/** Reading of a simulation by a caller. */
export interface Reading {
  /** Whether staff or the bank's own script reads it, who get the bank's record of the client and the follow-up. */
  readonly isOffice: boolean;
  readonly isReadable: boolean;
}
type Of<T> = (simulation: SimulationEntity, reading: Reading) => T;
export interface Field<T> {
  readonly document: PropertyDecorator;
  readonly of: Of<T>;
}

/** Returns a field; a value with two names, one for each vocabulary of the specification, is a field under both. */
export const named = <Name extends string, T>(
  names: Name | readonly Name[],
  document: PropertyDecorator,
  of: Of<T>,
): Record<Name, Field<T>> =>
  Object.fromEntries([names].flat().map((name) => [name, { document, of }])) as Record<Name, Field<T>>;

export const forOffice =
  <T>(of: (simulation: SimulationEntity) => T): Of<T | null> =>
  (simulation, { isOffice }) =>
    isOffice ? of(simulation) : null;

/** Number of a simulation that identifies nobody. A number without it, a code or a personal kind fails a test. */
export const figure = (description: string, type: 'integer' | typeof Number = 'integer', more: object = {}) =>
  ApiProperty({ type, description, ...publicText('figure'), ...more });
export const uf = figure('UF', Number);
export const pct = figure('percent', Number);
export const text = ApiProperty({ type: String });
export const whole = ApiProperty({ type: 'integer' });
export const uuid = ApiProperty({ type: String, format: 'uuid' });
export const maybe = ApiProperty({ type: Boolean, nullable: true });
export const date = ApiProperty({ type: String, ...publicText('date') });
export const flag = (description?: string) =>
  ApiProperty({ type: Boolean, ...(description && { description }) });
export const code = (description: string) => ApiProperty({ type: 'integer', description });
export const person = (kind: PersonalKind, more: object = {}) =>
  ApiProperty({ type: String, ...personal(kind), ...more });

type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

/** Fields that are stored and returned unchanged. */
export const copied = Object.assign(
  {},
  ...COPIES.map(({ read, stored, as, field }) =>
    named(
      read,
      ApiProperty({
        ...(as === 'number' ? { type: 'integer' } : { type: String, nullable: true }),
        ...(field.personal && personal(field.personal)),
      }),
      ({ inputs }) => inputs[stored as keyof StoredCopies] ?? null,
    ),
  ),
) as Fields<ReadCopies>;

const OF_UNIT = {
  UF: uf,
  CLP: figure('pesos'),
  years: figure('years'),
  percent: pct,
  date: text,
  instalments: figure('months'),
} as const;
/** Figures of the result row. */
export const ofRow = Object.assign(
  {},
  ...SAVED_COLUMNS.map(({ name, saved, unit }) =>
    named(saved, OF_UNIT[unit], ({ snapshot: { row } }) => row[name]),
  ),
) as Fields<SavedRow>;
