import { ApiProperty } from '@nestjs/swagger';
import {
  REQUEST_KINDS,
  REQUEST_OUTCOMES,
  REQUEST_STATES,
  REQUEST_TEXT_MAX,
  type RequestKind,
  type RequestOutcome,
  type RequestState,
} from '@simulador/contracts/people/person-requests';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import type { IsoDate } from '@simulador/contracts/platform/dates';
import { InstantOrNull, NameOrNull, TextOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { ChoiceField, TextField, ChoiceQuery, WholeQuery } from '../../http/fields.ts';
import { DATE, DayField, ObjectField } from '../../http/nested-fields.ts';
import { personal, publicText, SERVER_INSTANT } from '../../http/operation.ts';

const RUT_MAX = 20;
const PHONE_MAX = 20;
const { nameMaxLength, emailMaxLength } = LIMITS.pro;
const optional = true;
const filled = true;

const Day = (): PropertyDecorator => ApiProperty(DATE);

export class PersonRutDto {
  @TextField({ maxLength: RUT_MAX, personal: 'rut', description: 'RUT, with or without dots' })
  identification!: string;
}

/** A request of a person about their data. */
export class NewPersonRequestDto extends PersonRutDto {
  @ChoiceField({ values: REQUEST_KINDS }) kind!: RequestKind;
  /** Day on which it arrived; today if absent. */
  @DayField({ optional }) received?: IsoDate;
  @TextField({
    maxLength: REQUEST_TEXT_MAX,
    optional,
    personal: 'text',
    description: 'what the person asks for',
  })
  note?: string;
}

/** Corrected data; absent fields stay unchanged. */
export class CorrectionsDto {
  @TextField({ maxLength: nameMaxLength, personal: 'name', optional }) first_name?: string;
  @TextField({ maxLength: nameMaxLength, personal: 'name', optional }) last_name?: string;
  @TextField({ maxLength: emailMaxLength, personal: 'email', optional }) email?: string;
  @TextField({ maxLength: PHONE_MAX, personal: 'phone', optional, description: '+569 deletes it' })
  phone_number?: string;
}

export class PersonAnswerDto {
  @ChoiceField({ values: REQUEST_OUTCOMES }) outcome!: RequestOutcome;
  @TextField({
    maxLength: REQUEST_TEXT_MAX,
    filled,
    personal: 'text',
    description: 'what the person was told',
  })
  answer!: string;
  @ObjectField(() => CorrectionsDto, { optional }) corrections?: CorrectionsDto;
}

export class PersonRequestsQueryDto {
  @ChoiceQuery({ values: ['open', 'answered'], description: 'all, if absent' }) state?: 'open' | 'answered';
  @WholeQuery({ min: 1, max: 100_000 }) page = 1;
  @WholeQuery({ min: 1, max: 100 }) page_size = 10;
}

/** A person's request, for staff. */
export class PersonRequestDto {
  @ApiProperty({ type: 'integer' }) id!: number;
  @ApiProperty({ type: String, enum: REQUEST_KINDS }) kind!: RequestKind;
  @ApiProperty({ type: String, enum: REQUEST_STATES }) state!: RequestState;
  @TextOrNull('null once their data was erased', personal('rut'))
  identification!: string | null;
  @NameOrNull() name!: string | null;
  @Day() received!: IsoDate;
  @Day() due!: IsoDate;
  @ApiProperty({
    type: 'integer',
    description: 'until it is due; negative when it is overdue',
    ...publicText('figure'),
  })
  days_left!: number;
  @ApiProperty({ type: Boolean }) extended!: boolean;
  @ApiProperty({ type: Boolean, description: 'whether its answer may be put off' }) may_extend!: boolean;
  @ApiProperty({ type: Boolean, description: 'whether it is a block in force' }) blocks!: boolean;
  @TextOrNull(undefined, personal('text')) note!: string | null;
  @TextOrNull(undefined, personal('text')) answer!: string | null;
  @ApiProperty(SERVER_INSTANT) registered_at!: Date;
  @NameOrNull() registered_by!: string | null;
  @InstantOrNull() answered_at!: Date | null;
  @NameOrNull() answered_by!: string | null;
  @InstantOrNull() lifted_at!: Date | null;
  @NameOrNull() lifted_by!: string | null;
}

/** A request as it is stored. Its name is that of the client with the RUT. */
export type PersonRequest = Readonly<Omit<PersonRequestDto, 'days_left' | 'may_extend' | 'blocks'>>;

export class PersonRequestsPageDto {
  @ApiProperty({ type: 'integer' }) count!: number;
  @ApiProperty({ type: [PersonRequestDto] }) results!: PersonRequestDto[];
}

export class StoredTableDto {
  @ApiProperty({ type: String, ...publicText('code') }) table!: string;
  @ApiProperty({ type: 'integer' }) rows!: number;
}

/** Stored data of the person who made a request. */
export class StoredDataDto {
  @ApiProperty({ type: [StoredTableDto] }) tables!: StoredTableDto[];
  @ApiProperty({ type: 'integer', description: 'simulations that are in the workflow too' }) sent!: number;
  @WholeOrNull('open request for a copy of the data, which must be answered before an erasure; null: none')
  copy_request!: number | null;
}
