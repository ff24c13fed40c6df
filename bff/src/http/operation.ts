import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import type { Accepted, Answer } from './answer.ts';
import { OperationId } from './operation-facts.ts';

interface Created<T> {
  readonly status: 201;
  readonly type: T;
}

/**
 * Success of an operation: a DTO or a list of it with 200 or 201, 204 without a body, or a response of the document, of which the handler's
 * answer is not checked.
 */
type Success = Body | Created<Body> | 204 | ApiResponseOptions;
type Body = Type<object> | readonly [Type<object>];

/** Value that a handler with that success returns. */
type BodyOf<S> =
  S extends Created<infer Of>
    ? BodyOf<Of>
    : S extends Type<infer T>
      ? T
      : S extends readonly [Type<infer T>]
        ? readonly T[]
        : unknown;

/** Handler that returns a body, with headers or without, or a 202 instead. */
type Handler<T> = (
  ...parts: never[]
) => T | Answer<T> | Accepted<unknown> | Promise<T | Answer<T> | Accepted<unknown>>;

/** Decorator of a handler, whose answer is checked against the documented success. */
type OperationDecorator<S> = <H extends Handler<BodyOf<S>>>(
  controller: object,
  name: string | symbol,
  method: TypedPropertyDescriptor<H>,
) => void;

/**
 * States an operation: its id and summary, the status and body of its success, and the statuses of the problems that not every operation of
 * its kind has (`bootstrap/document/operations.ts` adds those).
 */
export function Operation<const S extends Success>(
  id: string,
  summary: string,
  success: S,
  ...problems: readonly number[]
): OperationDecorator<S> {
  const response = responseOf(success);
  const status = Number(response.status);
  return applyDecorators(
    OperationId(id),
    ApiOperation({ operationId: id, summary }),
    ...(status < 300 ? [HttpCode(status)] : []),
    ...[response, ...problems.map((problem) => ({ status: problem, description: '' }))].map((each) =>
      ApiResponse(each),
    ),
  );
}

/** Success with 201 and a DTO, or a list of it. */
export const created = <const T extends Body>(type: T): Created<T> => ({ status: 201, type });

/** Success with a text of another media type than JSON. */
export const textOf = (type: string): ApiResponseOptions => ({
  content: { [type]: { schema: { type: 'string' } } },
});

/** Success with a file. */
export const fileOf = (...types: readonly string[]): ApiResponseOptions => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }])),
});

function responseOf(success: Success): ApiResponseOptions {
  if (success === 204) return { status: 204, description: '' };
  if (typeof success === 'function') return { status: 200, type: success };
  return Array.isArray(success)
    ? { status: 200, type: [success[0] as Type] }
    : { status: 200, ...(success as ApiResponseOptions) };
}
