import { Ajv } from 'ajv';
import { maxLength } from 'class-validator';
import { bodySchema } from './body-schema.ts';
import { transformsOf } from './field-transforms.ts';

/** What a check found: the body as its DTO, or the names of the fields that are wrong. */
export type Checked<T> = { readonly accepted: T } | { readonly refused: readonly string[] };
export type BodyCheck<T extends object = object> = (body: object) => Checked<T>;

const ajv = new Ajv({ allErrors: true, strict: true, strictTypes: false });
// Counts characters as class-validator does, not as JSON Schema does.
ajv.addKeyword({
  keyword: 'toldMaxLength',
  schemaType: 'number',
  compile: (max: number) => (text: unknown) => typeof text !== 'string' || maxLength(text, max),
});

/** A check compiled from a DTO's decorators; null where they say what it can't. It judges as class-validator does. */
export function compileCheck<T extends object>(dto: new () => T): BodyCheck<T> | null {
  const schema = bodySchema(dto);
  if (!schema) return null;
  const isValid = ajv.compile(schema);
  const transforms = transformsOf(dto);
  const changed = (name: string, value: unknown): unknown =>
    (transforms.get(name) ?? []).reduce((current, change) => change(current), value);
  return (body) => {
    const instance = new dto();
    const refused: string[] = [];
    for (const [name, given] of Object.entries(body)) {
      if (!Object.hasOwn(schema.properties, name)) {
        refused.push(name);
        continue;
      }
      const value = changed(name, given);
      // A field that is not there keeps its default.
      if (value !== undefined) (instance as Record<string, unknown>)[name] = value;
    }
    if (!isValid(instance)) refused.push(...(isValid.errors ?? []).map(fieldOf));
    return refused.length === 0 ? { accepted: instance } : { refused: [...new Set(refused)] };
  };
}

const fieldOf = (error: { instancePath: string; params: Record<string, unknown> }): string =>
  String(error.params['missingProperty'] ?? error.instancePath.slice(1));
