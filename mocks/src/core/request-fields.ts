import { CoreRefusal } from './operation.ts';

type Fields = Readonly<Record<string, unknown>>;

const malformed = (name: string): CoreRefusal => new CoreRefusal(`El campo ${name} no es válido.`);

/** The body as an object. @throws CoreRefusal when it is something else. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new CoreRefusal('El cuerpo debe ser un objeto JSON.');
  }
  return body as Fields;
}

/** A finite number that is not negative, or the fallback when the field is absent. @throws CoreRefusal otherwise. */
export function numberOf(fields: Fields, name: string, fallback?: number): number {
  const value = fields[name] ?? fallback;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw malformed(name);
  return value;
}

/** As numberOf, without decimals. */
export function integerOf(fields: Fields, name: string, fallback?: number): number {
  const value = numberOf(fields, name, fallback);
  if (!Number.isInteger(value)) throw malformed(name);
  return value;
}

/** One of the listed numbers. @throws CoreRefusal otherwise. */
export function choiceOf(fields: Fields, name: string, choices: readonly number[]): number {
  const value = integerOf(fields, name);
  if (!choices.includes(value)) throw malformed(name);
  return value;
}

/** true or false, also as 1 or 0. @throws CoreRefusal otherwise. */
export function booleanOf(fields: Fields, name: string, fallback?: boolean): boolean {
  const value = fields[name] ?? fallback;
  if (value === 0 || value === 1) return value === 1;
  if (typeof value !== 'boolean') throw malformed(name);
  return value;
}

/** A text, or undefined when it is absent or empty. @throws CoreRefusal for another type. */
export function textOf(fields: Fields, name: string): string | undefined {
  const value = fields[name] ?? '';
  if (typeof value !== 'string') throw malformed(name);
  return value === '' ? undefined : value;
}
