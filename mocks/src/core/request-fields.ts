import { CoreRefusal } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

const malformed = (name: string): CoreRefusal => new CoreRefusal(`El campo ${name} no es válido.`);

/** Returns the body as an object. @throws CoreRefusal if it is something else */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new CoreRefusal('El cuerpo debe ser un objeto JSON.');
  }
  return body as Fields;
}

/** Returns a finite number that is not negative, or the fallback if the field is absent. @throws CoreRefusal otherwise */
export function numberOf(fields: Fields, name: string, fallback?: number): number {
  const value = fields[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw malformed(name);
  return value;
}

/** Like `numberOf`, for integers. */
export function integerOf(fields: Fields, name: string, fallback?: number): number {
  const value = numberOf(fields, name, fallback);
  if (!Number.isInteger(value)) throw malformed(name);
  return value;
}

/** Returns one of the listed numbers. @throws CoreRefusal otherwise */
export function choiceOf(fields: Fields, name: string, choices: readonly number[]): number {
  const value = integerOf(fields, name);
  if (!choices.includes(value)) throw malformed(name);
  return value;
}

/** Returns true or false; accepts 1 and 0. @throws CoreRefusal otherwise */
export function booleanOf(fields: Fields, name: string, fallback?: boolean): boolean {
  const value = fields[name] ?? fallback;
  if (value === 0 || value === 1) return value === 1;
  if (typeof value !== 'boolean') throw malformed(name);
  return value;
}

/** Returns a text, or undefined if it is absent or empty. @throws CoreRefusal for another type */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? '';
  if (typeof value !== 'string') throw malformed(name);
  return value === '' ? undefined : value;
}
