import { ApiProperty, PickType } from '@nestjs/swagger';
import { TextField } from '../../http/fields.ts';
import { ClientRequestDto } from '../clients/clients.dto.ts';

const UUID_LENGTH = 36;

export class MailRequestDto {
  @TextField({ maxLength: UUID_LENGTH, publicText: 'code', description: "a simulation's uuid" })
  simulation!: string;
}

export class MailCorrectionDto extends PickType(ClientRequestDto, ['email']) {}

export class MailAnswerDto {
  @ApiProperty({ type: String, description: 'Spanish sentence' }) detail!: string;
}

export const ON_ITS_WAY = 'La simulación va en camino al correo registrado.';
