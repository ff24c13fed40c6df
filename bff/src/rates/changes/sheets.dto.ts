import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  RATE_APPROVALS,
  type RateApproval,
  SHEET_ACTIONS,
  SHEET_EVENTS,
  SHEET_MAX,
  SHEET_STATES,
  type SheetAction,
  type SheetEvent,
  type SheetState,
} from '@simulador/contracts/rates/rate-sheet';
import { InstantOrNull, NameOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { TextField, ChoiceQuery, WholeQuery } from '../../http/fields.ts';
import { InstantField, ListField } from '../../http/nested-fields.ts';
import { personal, publicText, VOLATILE, SERVER_INSTANT } from '../../http/operation.ts';
import { PlannedRowDto, SheetLineDto } from './kinds/row-kind.ts';
import { PlannedRateDto, WantedChangeDto } from './kinds/planned-changes.dto.ts';

const optional = true;
const filled = true;

const PlannedAt = (): PropertyDecorator => InstantField('when its author means it to take effect');

export class NewSheetDto {
  @TextField({
    maxLength: SHEET_MAX.name,
    filled,
    optional,
    publicText: true,
    description: 'absent: by what it does',
  })
  name?: string;
  @ListField(() => WantedChangeDto, SHEET_MAX.changes) changes!: WantedChangeDto[];
  @PlannedAt() planned_at?: string | null;
}

export class SheetChangeDto {
  @TextField({ maxLength: SHEET_MAX.name, filled, optional, publicText: true }) name?: string;
  @ListField(() => WantedChangeDto, SHEET_MAX.changes, { optional }) changes?: WantedChangeDto[];
  @PlannedAt() planned_at?: string | null;
}

export class ApprovalDto {
  @InstantField('when it takes effect; absent: now')
  effective_at?: string | null;
}

export class ReturnDto {
  @TextField({ maxLength: SHEET_MAX.reason, filled, personal: 'text' }) reason!: string;
}

export class SheetsQueryDto {
  @ChoiceQuery({ values: SHEET_STATES, publicText: 'code' }) state?: SheetState;
  @WholeQuery({ min: 1, max: 100_000 }) page = 1;
  @WholeQuery({ min: 1, max: 100 }) page_size = 10;
}

/** Change of an instalment: rates in annual percent, dividends in UF per month. */
class ChangedInstalmentDto {
  @ApiProperty({ type: 'integer', description: "the simulation's number" }) simulation!: number;
  @ApiProperty({ type: Number }) rate_before!: number;
  @ApiProperty({ type: Number }) rate_after!: number;
  @ApiProperty({ type: Number }) dividend_before!: number;
  @ApiProperty({ type: Number }) dividend_after!: number;
  @ApiProperty({ type: Number }) change_uf!: number;
}

/** Effect of a sheet on the simulations of the last 90 days. See docs/rules.md R595. */
export class ImpactDto {
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: 'integer' }) same!: number;
  @ApiProperty({ type: 'integer' }) lower!: number;
  @ApiProperty({ type: 'integer' }) higher!: number;
  @ApiProperty({ type: 'integer', description: 'have a rate now and none by the sheet' }) lost!: number;
  @ApiProperty({ type: 'integer', description: 'of all, whose rate by the sheet is above the TMC' })
  above_tmc!: number;
  @ApiProperty({ type: [ChangedInstalmentDto], description: 'the ten that change most' })
  largest!: readonly ChangedInstalmentDto[];
}

/** Something that was done to a sheet. */
export class SheetEventDto {
  @ApiProperty(SERVER_INSTANT) at!: Date;
  @NameOrNull() by!: string | null;
  @ApiProperty({ type: String, enum: SHEET_EVENTS }) event!: SheetEvent;
  @InstantOrNull('what the author meant, if the approval has another instant')
  moved_from!: string | null;
}

/** A named set of changes of rates. See docs/rules.md R590. */
export class SheetSummaryDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, ...publicText() }) name!: string;
  @ApiProperty({ type: String, enum: SHEET_STATES }) state!: SheetState;
  @ApiProperty({ type: 'integer', description: 'one more with each change of the sheet' }) version!: number;
  @NameOrNull() author!: string | null;
  @ApiProperty(SERVER_INSTANT) created!: Date;
  @ApiProperty({
    type: 'integer',
    description: 'how many sheets had come into force when its changes were written',
  })
  base_version!: number;
  @ApiProperty({ type: 'integer' }) change_count!: number;
  @ApiProperty({ type: 'integer', description: 'changes of rates among them' }) rate_count!: number;
  @InstantOrNull() submitted_at!: Date | null;
  @NameOrNull('who approved or returned it')
  decided_by!: string | null;
  @InstantOrNull() decided_at!: Date | null;
  @InstantOrNull() planned_at!: Date | null;
  @InstantOrNull() effective_at!: Date | null;
  @ApiProperty({ type: String, nullable: true, description: 'why it was returned', ...personal('text') })
  reason!: string | null;
  @WholeOrNull('the sheet that it undoes')
  reverts!: number | null;
  @ApiProperty({
    type: String,
    enum: SHEET_ACTIONS,
    isArray: true,
    description: 'what the caller may do with it',
  })
  actions!: SheetAction[];
}

export class RateSheetDto extends SheetSummaryDto {
  @ApiProperty({ type: Boolean, description: 'whether the caller wrote in it, and so may not approve it' })
  is_writer!: boolean;
  @ApiProperty({ type: 'integer', description: 'administrators who did not write in it', ...VOLATILE })
  approver_count!: number;
  @ApiProperty({
    type: 'integer',
    isArray: true,
    description: 'indices of the lines whose prices have changed since they were written; none once decided',
  })
  moved_lines!: number[];
  @ApiProperty({
    type: Boolean,
    description: 'whether a rate is above the TMC of its instant; false once decided',
  })
  is_above_tmc!: boolean;
  @ApiProperty({ type: [PlannedRateDto], description: 'its changes of rates' }) changes!: PlannedRateDto[];
  @ApiProperty({ type: [PlannedRowDto], description: 'its changes of other kinds' }) rows!: PlannedRowDto[];
  @ApiProperty({ type: [SheetLineDto], description: 'both in words, in this order' }) lines!: SheetLineDto[];
  @ApiProperty({ type: [SheetEventDto], description: 'the latest first' }) history!: SheetEventDto[];
}

/** An approved sheet that waits for its instant, with the rates that it brings. */
export class ScheduledSheetDto extends PickType(RateSheetDto, [
  ...(['id', 'name', 'effective_at', 'change_count', 'changes'] as const),
]) {}

export class SheetsPageDto {
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: [SheetSummaryDto], description: 'the newest first' }) results!: SheetSummaryDto[];
}

const RATES_CHANGE = ['direct', 'by_sheet', 'core'] as const;
/** Ways in which rates change: directly, by approved sheets only, or in the core, where no sheet has them. */
export type RatesChange = (typeof RATES_CHANGE)[number];

/** Way in which prices change, and what waits for the caller. */
export class PriceApprovalDto {
  @ApiProperty({ type: String, enum: RATE_APPROVALS, description: 'second: another administrator approves' })
  approval!: RateApproval;
  @ApiProperty({
    type: String,
    enum: RATES_CHANGE,
    description: 'directly here, by approved sheets only, or in the core, where no sheet has them',
  })
  rates!: RatesChange;
  @ApiProperty({ type: 'integer', description: 'submitted sheets that the caller may decide' })
  to_approve!: number;
  @ApiProperty({ type: 'integer', description: 'other active administrators' }) approver_count!: number;
}
