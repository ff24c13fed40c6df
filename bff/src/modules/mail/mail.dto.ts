import { ApiProperty } from '@nestjs/swagger';
import { TextField } from '../../http/fields.ts';

const UUID_LENGTH = 36;

export class MailRequestDto {
  @TextField({ maxLength: UUID_LENGTH, description: "a simulation's uuid" }) simulation!: string;
}

export class MailAnswerDto {
  @ApiProperty({ type: String, description: 'Spanish sentence' }) detail!: string;
}
