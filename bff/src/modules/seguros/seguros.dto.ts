import { ApiProperty } from '@nestjs/swagger';

/** An insurance that can be chosen. */
export class SeguroDto {
  @ApiProperty({ type: 'integer' }) IdentificadorSeguro!: number;
  @ApiProperty({ type: String }) Descripcion!: string;
  @ApiProperty({ type: Number, description: 'Monthly fraction of the insured amount' }) Tasa!: number;
}
