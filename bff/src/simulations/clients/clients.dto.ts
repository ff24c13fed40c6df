import { ObjectOrNull, UuidOrNull } from '../../http/answer-fields.ts';
import { ApiProperty, PickType } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/calculation/limits';
import { PHONE_TEXT_MAX_LENGTH } from '@simulador/contracts/platform/phone';
import { TextField, WholeField } from '../../http/fields.ts';
import { ProblemDto, personal, publicText, VOLATILE } from '../../http/operation.ts';
import type { EmailOwner } from '../../people/personal-data/email-owner.ts';

const { emailMaxLength, nameMaxLength } = LIMITS.web;
const IDENTIFICATION_MAX = 12;

/** Introduction of the person who simulates ("authenticate user"). See docs/rules.md R130. */
export class ClientRequestDto {
  @TextField({ maxLength: emailMaxLength, personal: 'email' }) email!: string;
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) first_name!: string;
  @TextField({ maxLength: nameMaxLength, personal: 'name' }) last_name!: string;
  @TextField({
    maxLength: nameMaxLength,
    personal: 'name',
    optional: true,
    description: 'the first name with the apostrophes and hyphens that its owner writes it with',
  })
  written_first_name?: string;
  @TextField({
    maxLength: nameMaxLength,
    personal: 'name',
    optional: true,
    description: 'the same of the last name',
  })
  written_last_name?: string;
  @TextField({ maxLength: IDENTIFICATION_MAX, personal: 'rut', description: 'RUT without dots: 12345678-5' })
  identification!: string;
  @TextField({
    maxLength: PHONE_TEXT_MAX_LENGTH,
    personal: 'phone',
    optional: true,
    description: '+569 means none',
  })
  phone_number = '+569';
  @WholeField({ min: 0, max: 150, optional: true, description: 'years; 0 means unknown', personal: 'age' })
  age = 0;
}

/** The client whose record has an e-mail that is wanted for another. See docs/rules.md R952. */
export class EmailOwnerDto implements EmailOwner {
  @ApiProperty({ type: String, format: 'uuid', description: "the client's uuid" }) client!: string;
  @ApiProperty({ type: String, ...personal('name') }) name!: string;
  @ApiProperty({ type: String, ...personal('rut') }) identification!: string;
  @UuidOrNull("the client's newest simulation; null for none")
  simulation!: string | null;
}

/** Refusal of contact details. Staff get the client who has the e-mail; visitors don't. */
export class ContactInUseDto extends ProblemDto {
  @ObjectOrNull(EmailOwnerDto, {
    description: 'the client who has it; null for a blocked person',
    required: false,
  })
  owner?: EmailOwnerDto | null;
}

export class ClientUuidDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
}

export class IntroducedClientDto extends ClientUuidDto {
  @ApiProperty({ type: String, description: 'keyed hash for analytics', ...personal('token'), ...VOLATILE })
  user_hash!: string;
}

/** The bank's record of a client. A simulation may have been saved under another name or phone. */
export class ClientRecordDto extends ClientUuidDto {
  @ApiProperty({ type: String, ...personal('name') }) first_name!: string;
  @ApiProperty({ type: String, ...personal('name') }) last_name!: string;
  @ApiProperty({ type: String, ...personal('rut') }) identification!: string;
  @ApiProperty({
    type: String,
    description: "'' if an earlier release gave it to another client",
    ...personal('email'),
  })
  email!: string;
  @ApiProperty({ type: String, nullable: true, ...personal('phone') }) phone_number!: string | null;
  @ApiProperty({ type: 'integer', nullable: true, ...personal('age') }) age!: number | null;
  @ApiProperty({ type: 'integer', nullable: true, ...publicText('code') }) worker_type!: number | null;
  @ApiProperty({ type: Number, nullable: true, ...personal('text') }) score!: number | null;
}

/** Name and contact details in a client's record. */
export class RecordedContactDto extends PickType(ClientRecordDto, [
  'first_name',
  'last_name',
  'email',
  'phone_number',
]) {}

/** RUT of a possible client. */
export class ClientRutDto extends PickType(ClientRequestDto, ['identification']) {}

export class KnownClientDto {
  @ObjectOrNull(RecordedContactDto, { description: 'null: nobody with that RUT is known' })
  client!: RecordedContactDto | null;
  @UuidOrNull("the client's newest simulation; null for none")
  simulation!: string | null;
}

/** Contact details of a client. */
export class ContactRequestDto {
  @TextField({ maxLength: emailMaxLength, personal: 'email', optional: true }) email?: string;
  @TextField({ maxLength: PHONE_TEXT_MAX_LENGTH, personal: 'phone', optional: true }) phone_number?: string;
}

export class ContactDto extends ClientUuidDto {
  @ApiProperty({ type: String, ...personal('email') }) email!: string;
  @ApiProperty({ type: String, nullable: true, ...personal('phone') }) phone_number!: string | null;
}
