/** Fields of answers that may be null. */
import { ApiProperty } from '@nestjs/swagger';
import { personal, SERVER_INSTANT } from './operation-facts.ts';

const orNull = (schema: object, description: string | undefined, facts: object = {}): PropertyDecorator =>
  ApiProperty({ ...schema, nullable: true, ...(description !== undefined && { description }), ...facts });

export const NumberOrNull = (description: string): PropertyDecorator => orNull({ type: Number }, description);
export const WholeOrNull = (description?: string): PropertyDecorator =>
  orNull({ type: 'integer' }, description);
/** Field with an instant at which the server did something. */
export const InstantOrNull = (description?: string): PropertyDecorator => orNull(SERVER_INSTANT, description);
/** Field with the name of a person. */
export const NameOrNull = (description?: string): PropertyDecorator =>
  orNull({ type: String }, description, personal('name'));
