import { applyDecorators, HttpCode, type Type } from '@nestjs/common';
import { ApiOperation, ApiResponse, type ApiResponseOptions } from '@nestjs/swagger';
import { OperationId } from './operation-facts.ts';

/** Success of an operation: a DTO or a list of it with 200, 204 without a body, or a response of the document. */
export type Success = Type | readonly [Type] | 204 | ApiResponseOptions;

/**
 * States an operation: its id and summary, the status and body of its success, and the statuses of the problems that not every operation of
 * its kind has (`bootstrap/document/operations.ts` adds those).
 */
export function Operation(
  id: string,
  summary: string,
  success: Success,
  ...problems: readonly number[]
): MethodDecorator {
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

function responseOf(success: Success): ApiResponseOptions {
  if (success === 204) return { status: 204, description: '' };
  if (typeof success === 'function') return { status: 200, type: success };
  return Array.isArray(success)
    ? { status: 200, type: [success[0] as Type] }
    : { status: 200, ...(success as ApiResponseOptions) };
}
