import { ApiProperty } from '@nestjs/swagger';
import { NameOrNull, ObjectOrNull } from '../../http/answer-fields.ts';
import { MAX_INTEGER, WholeQuery } from '../../http/fields.ts';
import { personal, publicText, SERVER_INSTANT } from '../../http/operation.ts';

/** A change of state, resolution or next contact. States and resolutions have their current names; null means none. */
export class DescribedChangeDto {
  @ApiProperty({ type: String, nullable: true, ...publicText() }) from!: string | null;
  @ApiProperty({ type: String, nullable: true, ...publicText() }) to!: string | null;
}

/** A change of executive, with the current names; null means nobody. */
export class NamedChangeDto {
  @NameOrNull() from!: string | null;
  @NameOrNull() to!: string | null;
}

/** Documents the old and the new value of a field. */
export const Changed = (change: typeof DescribedChangeDto | typeof NamedChangeDto): PropertyDecorator =>
  ObjectOrNull(change, { description: 'the old and the new value; null if unchanged' });

/** A change of a simulation. */
export class SimulationChangeDto {
  @ApiProperty(SERVER_INSTANT) at!: string;
  @ApiProperty({ type: String, description: 'who changed it', ...personal('name') }) by!: string;
  @Changed(DescribedChangeDto) estado!: DescribedChangeDto | null;
  @Changed(DescribedChangeDto) resolucion!: DescribedChangeDto | null;
  @Changed(NamedChangeDto) commercial!: NamedChangeDto | null;
  @Changed(DescribedChangeDto) next_contact!: DescribedChangeDto | null;
}

export const HISTORY_KINDS = [
  ...[
    'saved',
    'mailed',
    'mail_refused',
    'address_corrected',
    'comment',
    'contact',
    'change',
    'client_of_another',
  ],
  ...['send_requested', 'send_retried', 'send_refused', 'send_stopped', 'send_cancelled', 'send_created'],
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** An event of a client's history. See docs/rules.md R950. */
export class HistoryEntryDto extends SimulationChangeDto {
  @ApiProperty({ type: String, description: 'the same whenever it is read', ...publicText('code') })
  id!: string;
  @ApiProperty({ enum: HISTORY_KINDS }) kind!: HistoryKind;
  @ApiProperty({ type: String, format: 'uuid', description: "the simulation's uuid" }) simulation!: string;
  @ApiProperty({ type: 'integer', description: "the simulation's number", ...publicText('code') })
  number!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'the comment, the address of a mail, why a send was refused or stopped, or the executive of the client whom another acted for',
    ...personal('text'),
  })
  text!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'of a contact', ...publicText('code') })
  outcome!: string | null;
}

/** A page of a client's history, the newest event first. */
export class HistoryPageDto {
  @ApiProperty({ type: [HistoryEntryDto] }) results!: HistoryEntryDto[];
  @ApiProperty({ description: 'whether there are older ones' }) has_more!: boolean;
}

export class HistoryQueryDto {
  @WholeQuery({ min: 1, max: MAX_INTEGER }) page = 1;
}
