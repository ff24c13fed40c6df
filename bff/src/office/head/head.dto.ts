import { ApiProperty } from '@nestjs/swagger';
import {
  HEAD_FIGURES,
  HEAD_GROUPS,
  type HeadFigure,
  type HeadGroup,
} from '@simulador/contracts/office/head-figures';
import { NameOrNull, NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { MAX_INTEGER, ChoiceQuery, WholeQuery } from '../../http/fields.ts';
import { personal, publicText, VOLATILE } from '../../http/operation.ts';
import { CountQueryDto } from '../dashboard/dashboard.dto.ts';

const INSTANT = { type: String, format: 'date-time', ...publicText('date') };
const Count = (): PropertyDecorator => ApiProperty({ type: 'integer', minimum: 0 });

/** Simulations of a branch or an executive, or all. See docs/rules.md R910. */
export class HeadRowDto {
  @ApiProperty({ type: String, enum: HEAD_GROUPS }) group!: HeadGroup;
  @WholeOrNull('of the branch or executive; null for none')
  id!: number | null;
  @NameOrNull() name!: string | null;
  @Count() received!: number;
  @NumberOrNull('median until the first answer, minutes')
  first_answer_min!: number | null;
  @Count() contacted!: number;
  @Count() approved!: number;
  @Count() sent!: number;
  @ApiProperty({ type: 'integer', minimum: 0, description: 'contacts recorded in the period' })
  contacts!: number;
  @ApiProperty({
    ...INSTANT,
    ...VOLATILE,
    nullable: true,
    description: 'when the oldest one without an answer was saved, of all days',
  })
  oldest_waiting!: string | null;
}

export class HeadDto {
  @ApiProperty({ type: 'integer', description: 'minutes after which a first answer is slow' })
  slow_answer_min!: number;
  @ApiProperty({ type: 'integer', description: 'days after which a wait is late' }) late_wait_days!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'branch of all figures; null for all',
    ...publicText(),
  })
  branch!: string | null;
  @ApiProperty({ type: [HeadRowDto], description: 'all, then the branches, then the executives, by name' })
  rows!: HeadRowDto[];
}

/** The days and the branch to count. */
export class HeadQueryDto extends CountQueryDto {
  @WholeQuery({ min: 1, max: MAX_INTEGER, description: "absent: all branches, or the caller's" })
  branch?: number;
}

export class HeadListQueryDto extends HeadQueryDto {
  @ChoiceQuery({ values: HEAD_FIGURES }) figure: HeadFigure = 'received';
  @ChoiceQuery({ values: HEAD_GROUPS }) group: HeadGroup = 'all';
  @WholeQuery({ min: 0, max: MAX_INTEGER, description: 'branch or executive; absent: none' }) id?: number;
  @WholeQuery({ min: 1, max: MAX_INTEGER }) page = 1;
}

export class HeadListedDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ ...INSTANT, description: 'of a contact, when it was recorded' }) created!: string;
  @ApiProperty({ type: String, ...personal('name') }) client!: string;
  @ApiProperty({ type: String, ...publicText() }) state!: string;
  @NameOrNull() executive!: string | null;
}

export class HeadListDto {
  @Count() count!: number;
  @Count() page_size!: number;
  @ApiProperty({ type: [HeadListedDto], description: 'the newest first; of the waiting ones, the oldest' })
  results!: HeadListedDto[];
}
