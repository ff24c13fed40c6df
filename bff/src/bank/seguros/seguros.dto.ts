import { ApiProperty } from '@nestjs/swagger';
import { publicText } from '../../http/operation.ts';

/** An available insurance. */
export class SeguroDto {
  @ApiProperty({ type: 'integer' }) IdentificadorSeguro!: number;
  @ApiProperty({ type: String, ...publicText() }) Descripcion!: string;
  @ApiProperty({ type: Number, description: 'Monthly fraction of the insured amount' }) Tasa!: number;
}
