import { ApiProperty } from '@nestjs/swagger';
import { OPERATION_SUBPURPOSE, type OperationSubpurpose } from '@simulador/contracts/bank/codes';
import { ChoiceField, FlagField, UfField } from '../../http/fields.ts';
import { publicText } from '../../http/operation.ts';

export class OperationCostsRequestDto {
  @UfField({ description: 'UF' }) credit_amount!: number;
  @UfField({ description: 'UF' }) estate_value!: number;
  @FlagField() has_dfl2!: boolean;
  @FlagField() is_social_estate!: boolean;
  @ChoiceField({
    values: Object.values(OPERATION_SUBPURPOSE),
    description: 'buy/sale 1, refinancing 2, general 7',
  })
  subpurpose!: OperationSubpurpose;
}

export class OperationCostDto {
  @ApiProperty({ type: String, ...publicText() }) operation_cost_description!: string;
  @ApiProperty({ type: Number }) amount_uf!: number;
}
