import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';

/** Transforms a field's value before validation. */
export type FieldTransform = (value: unknown) => unknown;

const OF_CLASS = new WeakMap<object, Map<string, FieldTransform[]>>();

/** Transforms a field's value before validation, both in class-transformer and in the compiled check. */
export const transformed = (change: FieldTransform): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => change(value)),
    note(change),
  );

/** Takes null for an absent field: it means no choice, so the default applies. */
export const nullIsAbsent = (): PropertyDecorator => transformed((value) => value ?? undefined);

const note =
  (change: FieldTransform): PropertyDecorator =>
  (prototype, name) => {
    const fields = OF_CLASS.get(prototype) ?? new Map<string, FieldTransform[]>();
    OF_CLASS.set(prototype, fields.set(String(name), [...(fields.get(String(name)) ?? []), change]));
  };

/** Returns the transformations of the fields of a class, including inherited ones. */
export function transformsOf(dto: new () => object): ReadonlyMap<string, readonly FieldTransform[]> {
  const all = new Map<string, readonly FieldTransform[]>();
  let prototype: object | null = dto.prototype as object;
  for (; prototype; prototype = Object.getPrototypeOf(prototype) as object | null) {
    for (const [name, changes] of OF_CLASS.get(prototype) ?? []) if (!all.has(name)) all.set(name, changes);
  }
  return all;
}
