import { ApiProperty } from '@nestjs/swagger';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { PUBLISHED_TEXT_MAX } from '@simulador/contracts/rates/published-values';
import { InstantOrNull, TextOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { TextField, FormCode, FormDecimal } from '../../http/fields.ts';
import { DATE, DayField } from '../../http/nested-fields.ts';

const LARGEST = 1_000_000;

/** A value to add, or to change if its segment has one from that day on. */
export class PublishedInputDto {
  @FormCode({ optional: true, description: "the TMC's segment; none for the UF" }) segment?: number;
  @DayField() valid_from!: IsoDate;
  @DayField({ optional: true }) valid_to?: IsoDate | null;
  @FormDecimal({ min: 0, max: LARGEST, description: 'pesos, or annual percent' }) value!: number;
}

export class PublishedTextDto {
  @TextField({
    maxLength: PUBLISHED_TEXT_MAX,
    filled: true,
    personal: 'text',
    description: 'one value per line',
  })
  text!: string;
}

/** A value and the days of its validity. */
export class PublishedValueDto {
  @WholeOrNull("the TMC's segment; null for the UF")
  segment!: number | null;
  @ApiProperty(DATE) valid_from!: IsoDate;
  @ApiProperty({ ...DATE, nullable: true, description: 'null: until the next one' })
  valid_to!: IsoDate | null;
  @ApiProperty({ type: Number, description: 'pesos, or annual percent' }) value!: number;
}

export class StoredValueDto extends PublishedValueDto {
  @ApiProperty({ type: Boolean, description: 'in force today; the latest one if there is no other' })
  in_force!: boolean;
  @ApiProperty({
    type: Boolean,
    description: 'whether its segment has no other value: it can’t be deleted',
  })
  is_only!: boolean;
  @ApiProperty({
    enum: ['cmf', 'core', 'typed', 'file'],
    nullable: true,
    description: 'where it came from; null: unknown',
  })
  source!: 'cmf' | 'core' | 'typed' | 'file' | null;
  @InstantOrNull('when it was stored; null: unknown')
  stored_at!: Date | null;
}

export class PublishedValuesDto {
  @TextOrNull('why the CMF gave no values; null unless it is asked') failure!: string | null;
  @ApiProperty({ type: Boolean, description: 'false if the core keeps them: they can’t be changed here' })
  is_ours!: boolean;
  @ApiProperty({ type: [StoredValueDto] }) values!: StoredValueDto[];
}

/** A pasted line: its effect, or why it can't be parsed. */
export class ReadLineDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: 'line of the pasted text' }) line!: number;
  @ApiProperty({ type: String }) text!: string;
  @TextOrNull() error!: string | null;
  @ApiProperty({ type: PublishedValueDto, nullable: true }) value!: PublishedValueDto | null;
  @ApiProperty({ type: PublishedValueDto, nullable: true, description: 'what it would replace' })
  before!: PublishedValueDto | null;
  @TextOrNull('why it may be a slip') warning!: string | null;
}

export class ReadLinesDto {
  @ApiProperty({ type: [ReadLineDto] }) lines!: ReadLineDto[];
}
