import { ApiProperty } from '@nestjs/swagger';

/** A capability's mode and, where a core takes part, its address, deadline and what the last call told. */
export class ModeDto {
  @ApiProperty({ type: String }) capability!: string;
  @ApiProperty({ enum: ['local', 'core', 'shadow'] }) mode!: string;
  @ApiProperty({ type: String, required: false }) origin?: string;
  @ApiProperty({ type: 'integer', required: false }) timeout_ms?: number;
  @ApiProperty({ enum: ['unknown', 'up', 'down'], required: false }) upstream?: string;
}

/** A place where answers of the core left their contract. */
export class DeviationDto {
  @ApiProperty({ type: String }) operation!: string;
  @ApiProperty({ type: String, description: 'JSON path, list indexes as *' }) path!: string;
  @ApiProperty({ type: String }) what!: string;
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: String, format: 'date-time' }) lastSeen!: string;
}

export class ShadowReportDto {
  @ApiProperty({ type: 'object', additionalProperties: { type: 'object' }, description: 'by capability' })
  counts!: object;
  @ApiProperty({ type: 'array', items: { type: 'object' }, description: 'newest first' })
  findings!: readonly object[];
}
