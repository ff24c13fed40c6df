import { ApiProperty } from '@nestjs/swagger';
import { publicText } from '../../http/operation.ts';

/** Kinds whose rows have no table of their own among the rate tables. */
export const OTHER_KINDS = ['tmc', 'uf', 'cost', 'insurance', 'limit', 'prepayment'] as const;

class OtherPriceFieldDto {
  @ApiProperty({ type: String, description: 'name in the `values` of a change', ...publicText('code') })
  name!: string;
  @ApiProperty({ type: String, nullable: true, ...publicText() }) label!: string | null;
  @ApiProperty({ type: Number, ...publicText('figure') }) value!: number;
  @ApiProperty({ type: String, description: 'with its unit', ...publicText() }) text!: string;
}

/** Present row of a price that is not in the rate tables, with the figures that a change may have. */
export class OtherPriceDto {
  @ApiProperty({ type: String, enum: OTHER_KINDS }) kind!: (typeof OTHER_KINDS)[number];
  @ApiProperty({ type: String, description: 'key, by which a change names it', ...publicText('code') })
  row!: string;
  @ApiProperty({ type: String, ...publicText() }) label!: string;
  @ApiProperty({
    type: Boolean,
    description: 'false if the core owns it, so that no set changes it',
  })
  is_ours!: boolean;
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'what a change has to name again' })
  key!: object;
  @ApiProperty({ type: [OtherPriceFieldDto] }) fields!: OtherPriceFieldDto[];
}
