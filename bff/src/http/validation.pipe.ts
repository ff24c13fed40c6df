import { type ArgumentMetadata, type Type, type ValidationError, ValidationPipe } from '@nestjs/common';
import { type FieldProblem, invalidFields, refuse, unless } from './problem.ts';
import { type BodyCheck, compileCheck } from './compiled-check.ts';

const UNKNOWN_FIELD = 'Este campo no se conoce';
const REQUIRED = 'Este campo es requerido';

/** Rules about the type. If one is broken, only it is reported, because a value of another type breaks the limits too. */
const TYPE_RULES = ['isNumber', 'isInt', 'isBoolean', 'isString'];

/**
 * Validates bodies and queries by their DTO, refuses unknown fields, and answers in Spanish. `dto` is for a parameter of a generic
 * type, whose DTO the global pipe can't read from its decorators.
 */
export const bodyValidation = (dto?: Type): ValidationPipe => new BodyValidationPipe(dto);

/** Accepts bodies by the compiled check, which is fast. class-validator validates refused bodies again, for its messages. */
class BodyValidationPipe extends ValidationPipe {
  private readonly checks = new Map<unknown, BodyCheck | null>();

  constructor(dto?: Type) {
    super({
      ...(dto && { expectedType: dto }),
      transform: true,
      // A missing field keeps its default.
      transformOptions: { exposeUnsetFields: false },
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      stopAtFirstError: false,
      exceptionFactory: (errors) => invalidFields(errors.flatMap((error) => problemsOf(error))),
    });
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // Path parameters have their own pipe, because this one would accept `0x1` as 1.
    if (metadata.type === 'param') return value;
    const checked = isPlainObject(value) ? this.checkOf(metadata)?.(value) : null;
    if (checked && 'accepted' in checked) return checked.accepted;
    refuse(inheritedNames(value));
    return super.transform(value, metadata);
  }

  private checkOf({ type, metatype: declared }: ArgumentMetadata): BodyCheck | null {
    const metatype = this.expectedType ?? declared;
    if (type !== 'body' || !metatype || metatype === Object) return null;
    const known = this.checks.get(metatype);
    if (known !== undefined) return known;
    const check = compileCheck(metatype as new () => object);
    this.checks.set(metatype, check);
    return check;
  }
}

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns a problem for each field named like one of JavaScript's own (`constructor`), which Nest and class-transformer would drop. */
function inheritedNames(value: unknown, parent = ''): FieldProblem[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => {
    const name = parent + key;
    const isOwn = Array.isArray(value) || !(key === 'prototype' || key in Object.prototype);
    return [...unless(isOwn, name, UNKNOWN_FIELD), ...inheritedNames(child, `${name}.`)];
  });
}

function problemsOf(error: ValidationError, parent = ''): FieldProblem[] {
  const name = parent + error.property;
  const nested = (error.children ?? []).flatMap((child) => problemsOf(child, `${name}.`));
  return error.constraints ? [{ name, message: messageOf(error, error.constraints) }, ...nested] : nested;
}

function messageOf(error: ValidationError, constraints: Record<string, string>): string {
  if (constraints['whitelistValidation']) return UNKNOWN_FIELD;
  if (error.value === undefined || error.value === null) return constraints['isDefined'] ?? REQUIRED;
  const wrongType = TYPE_RULES.find((rule) => constraints[rule] !== undefined);
  return (wrongType ? constraints[wrongType] : Object.values(constraints).at(-1)) ?? REQUIRED;
}
