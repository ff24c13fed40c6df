import { ApiProperty } from '@nestjs/swagger';
import { RATE_APPROVALS, type RateApproval } from '@simulador/contracts/rates/rate-sheet';
import { InstantOrNull, NameOrNull } from '../../http/answer-fields.ts';
import { TextField } from '../../http/fields.ts';
import { VOLATILE, SERVER_INSTANT } from '../../http/operation-facts.ts';

/** `unconfirmed`: sent to the core, which may have made the change. */
const PROPOSAL_STATES = ['open', 'unconfirmed', 'approved', 'rejected'] as const;
export type ProposalState = (typeof PROPOSAL_STATES)[number];
/** Ways in which rates change: directly, by approved sheets only, or in the core, which has no sheets. */
const RATES_CHANGE = ['direct', 'by_sheet', 'core'] as const;
export type RatesChange = (typeof RATES_CHANGE)[number];
const PROPOSAL_ACTIONS = ['approve', 'reject', 'confirm'] as const;
export type ProposalAction = (typeof PROPOSAL_ACTIONS)[number];

const REASON_MAX = 500;

/** Answer to a change that waits for another administrator. */
export class ProposedDto {
  @ApiProperty({ type: 'integer', description: 'id of the proposal', ...VOLATILE }) proposal!: number;
}

export class RejectionDto {
  @TextField({ maxLength: REASON_MAX, filled: true, personal: 'text' }) reason!: string;
}

/** A proposed change, in words. */
export class ProposalDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({
    type: String,
    enum: PROPOSAL_STATES,
    description: 'unconfirmed: sent to the core, of which it is not known whether it made the change',
  })
  state!: ProposalState;
  @ApiProperty({ type: String, description: 'what changes, e.g. `Producto «Universal»`' }) title!: string;
  @ApiProperty({ type: [String], description: 'each field with its former and new value' }) lines!: string[];
  @NameOrNull() author!: string | null;
  @ApiProperty(SERVER_INSTANT) created!: string;
  @NameOrNull('of an unconfirmed one: who sent it')
  decided_by!: string | null;
  @InstantOrNull() decided_at!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'why it was rejected' }) reason!: string | null;
  @ApiProperty({
    type: [String],
    enum: PROPOSAL_ACTIONS,
    isArray: true,
    description: 'what the caller may do',
  })
  actions!: ProposalAction[];
  @ApiProperty({ type: 'integer', description: 'active administrators who did not write it' })
  approver_count!: number;
}

/** Way in which changes of prices take effect, and the proposed changes. */
export class ProposalsDto {
  @ApiProperty({ type: String, enum: RATE_APPROVALS, description: 'second: another administrator approves' })
  approval!: RateApproval;
  @ApiProperty({
    type: String,
    enum: RATES_CHANGE,
    description: 'directly here, by approved sheets only, or in the core, which has no sheets',
  })
  rates!: RatesChange;
  @ApiProperty({
    type: 'integer',
    description: 'submitted rate sheets and waiting proposals that the caller may decide',
  })
  to_approve!: number;
  @ApiProperty({ type: [ProposalDto], description: 'the waiting ones, then the latest decided ones' })
  results!: ProposalDto[];
}
