import { ApiProperty } from '@nestjs/swagger';
import { InstantOrNull, NameOrNull, NumberOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { publicText, SERVER_INSTANT } from '../../http/operation.ts';
import { ImpactDto } from './impact.dto.ts';
import { SHEET_EVENTS, type SheetEvent } from '@simulador/contracts/rates/rate-sheet';

/** Changes of a sheet and their effect when it was submitted. See docs/rules.md R902. */
export class SubmittedImpactDto {
  @ApiProperty({ type: 'integer', description: 'changed rates' }) rates!: number;
  @NumberOrNull('least change of a rate, in points') least!: number | null;
  @NumberOrNull('most change of a rate, in points') most!: number | null;
  @ApiProperty({ type: 'integer', description: 'simulations whose rate changes while it is quoted' })
  quoted!: number;
  @ApiProperty({
    type: ImpactDto,
    nullable: true,
    description: 'null if it could not be counted',
  })
  latest!: ImpactDto | null;
}

/** Something that was done to a sheet. */
export class SheetEventDto {
  @ApiProperty(SERVER_INSTANT) at!: Date;
  @NameOrNull() by!: string | null;
  @ApiProperty({ type: String, enum: SHEET_EVENTS }) event!: SheetEvent;
  @InstantOrNull('what the author meant, if the approval has another instant')
  moved_from!: string | null;
}

/** A quoted simulation whose rate changes. */
export class QuotedDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) day!: string;
  @NameOrNull() executive!: string | null;
  @ApiProperty({ type: Number, description: 'annual percent' }) rate_before!: number;
  @NumberOrNull('annual percent; null without a rate') rate_after!: number | null;
}

export class QuotedListDto {
  @ApiProperty({ type: 'integer' }) count!: number;
  @WholeOrNull('executives whom the approval of the sheet notifies; null if the bank sends no notices')
  notified!: number | null;
  @ApiProperty({ type: [QuotedDto], description: 'the newest ones' }) results!: QuotedDto[];
}
