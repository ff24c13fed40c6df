import { ApiExtension, ApiProperty } from '@nestjs/swagger';
import { VOLATILE } from './operation-facts.ts';

/** An invalid field in the API document. */
export class FieldProblemDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** Problem (RFC 9457) with the additional error fields that API clients read. See docs/rules.md R172. */
export class ProblemDto {
  @ApiProperty({ type: String, enum: ['about:blank'] }) type!: string;
  @ApiProperty({ type: String }) title!: string;
  @ApiProperty({ type: Number }) status!: number;
  @ApiProperty({ type: String, description: 'Spanish sentence that a person can act on' }) detail!: string;
  @ApiProperty({ type: String, ...VOLATILE }) request_id!: string;
  @ApiProperty({ type: String, required: false, description: 'where traces are collected', ...VOLATILE })
  trace_id?: string;
  @ApiProperty({ type: [FieldProblemDto], required: false }) fields?: FieldProblemDto[];
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the lists' })
  errors?: string;
  @ApiProperty({ type: String, required: false, description: 'detail again, for readers of the calculators' })
  errors_detail?: string;
}

/** Temporary mark of an operation that answers with X-Uf-Date; replaced when the document is complete. */
export const UF_DATE = 'x-uf-date';

/** Temporary mark of an operation that answers with an ETag. */
export const VERSIONED = 'x-versioned';

/** Temporary mark of an operation that answers with X-Row-Count. */
export const ROW_COUNT = 'x-row-count';

/** Documents that the answer's ETag is the version of the object that was read or changed. */
export const ApiVersioned = (): MethodDecorator & ClassDecorator => ApiExtension(VERSIONED, true);

/** Documents that a header has the number of rows of the file. */
export const ApiRowCount = (): MethodDecorator => ApiExtension(ROW_COUNT, true);

/** Documents that X-Uf-Date is the day of the UF with which the pesos were calculated. */
export const ApiUfDate = (): MethodDecorator & ClassDecorator => ApiExtension(UF_DATE, true);
