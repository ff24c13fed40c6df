import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiHeader, ApiQuery } from '@nestjs/swagger';
import type { Request } from 'express';
import { NumberParam } from './path-params.ts';

/** Value of a header; undefined if it was not sent. */
export type Header = string | undefined;

/** Makes a parameter decorator that gives a controller a part of the request. */
export const requestPart = <T>(read: (request: Request) => T) =>
  createParamDecorator((_: unknown, context: ExecutionContext) => read(context.switchToHttp().getRequest()));

/** Makes the decorator of one parameter, which documents the part of the request that it gives. */
export const documentedPart = <T>(
  document: MethodDecorator,
  read: (request: Request) => T,
): ParameterDecorator =>
  createParamDecorator(
    (_: unknown, context: ExecutionContext) => read(context.switchToHttp().getRequest()),
    [
      (controller, method = '') =>
        document(controller, method, Object.getOwnPropertyDescriptor(controller, method) ?? {}),
    ],
  )();

/** Makes the decorator of a parameter that gives an optional header, and documents it. */
export const headerPart = (name: string, description: string): ParameterDecorator =>
  documentedPart(ApiHeader({ name, required: false, description }), (request) => request.get(name));

/** Gives the header `If-Match`. @param what the tag that is compared */
export const IfMatch = (what = 'the ETag that was read'): ParameterDecorator =>
  headerPart('If-Match', `${what}: refused if somebody has changed it since`);

/** Gives the header `Idempotency-Key`. */
export const IdempotencyKey = (): ParameterDecorator =>
  headerPart('Idempotency-Key', 'the same for every attempt of one intent');

/** Gives a uuid of the query, unchecked. */
export const UuidQuery = (name: string): ParameterDecorator =>
  documentedPart(ApiQuery({ name, schema: { type: 'string', format: 'uuid' } }), ({ query }) => query[name]);

/** Gives an integer of the query. Another value is a 404. */
export const NumberQuery = (name: string): ParameterDecorator =>
  documentedPart(ApiQuery({ name, schema: { type: 'integer' } }), ({ query }) =>
    new NumberParam().transform(String(query[name])),
  );
