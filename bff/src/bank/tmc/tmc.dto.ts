import { ApiProperty } from '@nestjs/swagger';
import { CURRENCY_CODE } from '@simulador/contracts/bank/codes';
import { ChoiceField, DecimalField, WholeField } from '../../http/fields.ts';

export class TmcRequestDto {
  @DecimalField({
    min: 0,
    max: 1e12,
    description: 'UF for currency 998, pesos for 999',
    publicText: 'figure',
  })
  amount!: number;
  @ChoiceField({ values: Object.values(CURRENCY_CODE) }) currency!: 998 | 999;
  @WholeField({ min: 1, max: 1200, description: 'months', publicText: 'figure' }) period!: number;
}

/** `Valor` is annual percent. `vigente` is false if a newer value should be in force but is unknown. */
export class TmcAnswerDto {
  @ApiProperty({ type: Number }) Valor!: number;
  @ApiProperty({ type: Boolean, required: false }) vigente?: boolean;
}
