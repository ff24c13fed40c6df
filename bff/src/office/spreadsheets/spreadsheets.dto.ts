import { ApiProperty } from '@nestjs/swagger';
import { publicText } from '../../http/operation.ts';

export class UploadedDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations that were changed' })
  updated!: number;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}
