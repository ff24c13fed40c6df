import type { CommentEntity } from '../../database/entities/comment.entity.ts';
import { ApiProperty } from '@nestjs/swagger';
import { COMMENT_MAX } from '@simulador/contracts/calculation/limits';
import { CONTACT_OUTCOMES, type ContactOutcome } from '@simulador/contracts/office/next-contact';
import { FlagField, TextField } from '../../http/fields.ts';
import { UuidField } from '../../http/nested-fields.ts';
import { personal, publicText } from '../../http/operation.ts';

/** A new comment. See docs/rules.md R287. */
export class CommentRequestDto {
  @UuidField("a simulation's uuid") simulation!: string;
  @TextField({ maxLength: COMMENT_MAX, personal: 'text' }) comment!: string;
}

export class HighlightDto {
  @FlagField() highlight!: boolean;
}

export class CommentDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
  @ApiProperty({ type: String, format: 'uuid', description: "a simulation's uuid" }) simulation!: string;
  @ApiProperty({ type: String, ...personal('text') }) comment!: string;
  @ApiProperty({ type: String, description: 'of the author', ...personal('name') }) name!: string;
  @ApiProperty({ type: String, format: 'date-time', ...publicText('date') }) created!: string;
  @ApiProperty({ type: 'integer', description: "the author's id" }) creator!: number;
  @ApiProperty({ type: Boolean }) highlight!: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    ...publicText('code'),
    description: `of the contact that it records: ${CONTACT_OUTCOMES.join(', ')}; null for a comment`,
  })
  outcome!: ContactOutcome | null;
}

/** Returns a comment as staff read it. */
export const toCommentDto = ({ creator, simulation, created, ...comment }: CommentEntity): CommentDto => ({
  uuid: comment.uuid,
  simulation: simulation.uuid,
  comment: comment.comment,
  name: creator.fullName,
  created: created.toISOString(),
  creator: creator.id,
  highlight: comment.highlight,
  outcome: comment.outcome,
});
