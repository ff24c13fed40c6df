import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiResponse } from '@nestjs/swagger';
import { titleOf } from '@simulador/contracts/messages/problems';

/** A refused field, as the document describes it. */
export class FieldProblemDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** RFC 9457 with the extra error fields that API clients read. See docs/rules.md R172. */
export class ProblemDto {
  @ApiProperty({ type: String }) type!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) status!: number;
  @ApiProperty({ type: String, description: 'Spanish sentence that a person can act on' }) detail!: string;
  @ApiProperty({ type: String }) request_id!: string;
  @ApiProperty({ type: [FieldProblemDto], required: false }) fields?: FieldProblemDto[];
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the lists' })
  errors?: string;
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the calculators' })
  errors_detail?: string;
}

/** Documents the problems an operation answers with; 401, 403 and 429 can meet every one. */
export function ApiProblems(...statuses: number[]): MethodDecorator {
  return applyDecorators(
    ...[...statuses, 401, 403, 429].map((status) =>
      ApiResponse({
        status,
        description: titleOf(status),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemDto' } } },
      }),
    ),
  );
}
