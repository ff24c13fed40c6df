/** Fields of answers that may be null. */
import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { personal, SERVER_INSTANT } from './operation.ts';

const orNull = (schema: object, description: string | undefined, facts: object = {}): PropertyDecorator =>
  ApiProperty({ ...schema, nullable: true, ...(description !== undefined && { description }), ...facts });

export const NumberOrNull = (description: string): PropertyDecorator => orNull({ type: Number }, description);
export const WholeOrNull = (description?: string, facts?: object): PropertyDecorator =>
  orNull({ type: 'integer' }, description, facts);
/** Field with a text. `facts` say whether it is personal data. */
export const TextOrNull = (description?: string, facts?: object): PropertyDecorator =>
  orNull({ type: String }, description, facts);
export const UuidOrNull = (description: string): PropertyDecorator =>
  orNull({ type: String, format: 'uuid' }, description);
/** Field with an instant at which the server did something. */
export const InstantOrNull = (description?: string): PropertyDecorator => orNull(SERVER_INSTANT, description);
/** Field with the name of a person. */
export const NameOrNull = (description?: string): PropertyDecorator =>
  TextOrNull(description, personal('name'));

type Dto = new () => object;
const referred =
  (dto: Dto, schema: object, options: object): PropertyDecorator =>
  (answer, name) => {
    ApiExtraModels(dto)(answer.constructor);
    ApiProperty({ type: Object, anyOf: [schema, { type: 'null' }], ...options } as object)(answer, name);
  };
/** Field with an object of a DTO. */
export const ObjectOrNull = (
  dto: Dto,
  options: { description?: string; required?: boolean } = {},
): PropertyDecorator => referred(dto, { $ref: getSchemaPath(dto) }, options);
export const ListOrNull = (dto: Dto): PropertyDecorator =>
  referred(dto, { type: 'array', items: { $ref: getSchemaPath(dto) } }, {});
