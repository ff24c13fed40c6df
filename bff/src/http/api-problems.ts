import { applyDecorators } from '@nestjs/common';
import { ApiHeader, ApiExtension, ApiProperty, ApiResponse } from '@nestjs/swagger';
import { VOLATILE } from './operation-facts.ts';

/** A refused field, as the document describes it. */
export class FieldProblemDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** RFC 9457 with the extra error fields that API clients read. See docs/rules.md R172. */
export class ProblemDto {
  @ApiProperty({ type: String, enum: ['about:blank'] }) type!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) status!: number;
  @ApiProperty({ type: String, description: 'Spanish sentence that a person can act on' }) detail!: string;
  @ApiProperty({ type: String, ...VOLATILE }) request_id!: string;
  @ApiProperty({ type: [FieldProblemDto], required: false }) fields?: FieldProblemDto[];
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the lists' })
  errors?: string;
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the calculators' })
  errors_detail?: string;
}

/** Documents the problems of an operation itself; those of any operation of its kind are added to the document. */
export const ApiProblems = (...statuses: number[]): MethodDecorator =>
  applyDecorators(...statuses.map((status) => ApiResponse({ status, description: '' })));

/** Marks, until the document is complete, an operation that answers with X-Uf-Date. */
export const UF_DATE = 'x-uf-date';

/** Marks, until the document is complete, an operation that answers with an ETag. */
export const VERSIONED = 'x-versioned';

/** Marks, until the document is complete, an operation that answers with X-Row-Count. */
export const ROW_COUNT = 'x-row-count';

/** Marks, until the document is complete, an operation whose answer may be compressed. */
export const COMPRESSED = 'x-compressed';

/** Documents that the answers of a controller's operations may be compressed. */
export const ApiCompressed = (): ClassDecorator => ApiExtension(COMPRESSED, true);

/** Documents that an answer carries the version of what was read or changed. */
export const ApiVersioned = (): MethodDecorator => ApiExtension(VERSIONED, true);

/** Documents that an answer says beforehand how many rows its file has. */
export const ApiRowCount = (): MethodDecorator => ApiExtension(ROW_COUNT, true);

/** Documents that an answer's pesos were made with the UF of the day that X-Uf-Date names. */
export const ApiUfDate = (): MethodDecorator => ApiExtension(UF_DATE, true);

/** The header with which a client names its intent. */
export const ApiIdempotencyKey = (): MethodDecorator & ClassDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'the same for every attempt of one intent',
  });
