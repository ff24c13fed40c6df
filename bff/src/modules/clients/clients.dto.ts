import { ApiProperty } from '@nestjs/swagger';
import { LIMITS } from '@simulador/contracts/domain/limits';
import { TextField, WholeField } from '../../http/fields.ts';

const { emailMaxLength, nameMaxLength } = LIMITS.web;
const IDENTIFICATION_MAX = 12;
const PHONE_MAX = 12;

/** "Authenticate user": who simulates. See docs/rules.md R130. */
export class ClientRequestDto {
  @TextField({ maxLength: emailMaxLength }) email!: string;
  @TextField({ maxLength: nameMaxLength }) first_name!: string;
  @TextField({ maxLength: nameMaxLength }) last_name!: string;
  @TextField({ maxLength: IDENTIFICATION_MAX, description: 'RUT without dots: 12345678-5' })
  identification!: string;
  @TextField({ maxLength: PHONE_MAX, optional: true, description: '+569 stands for none' })
  phone_number = '+569';
  @WholeField({ min: 0, max: 150, optional: true, description: 'years; 0 stands for unknown' }) age = 0;
}

export class ClientUuidDto {
  @ApiProperty({ type: String, format: 'uuid' }) uuid!: string;
}

export class IntroducedClientDto extends ClientUuidDto {
  @ApiProperty({ type: String, description: 'keyed hash for analytics' }) user_hash!: string;
}

/** How to reach a client. */
export class ContactRequestDto {
  @TextField({ maxLength: emailMaxLength, optional: true }) email?: string;
  @TextField({ maxLength: PHONE_MAX, optional: true }) phone_number?: string;
}

export class ContactDto extends ClientUuidDto {
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String, nullable: true }) phone_number!: string | null;
}
