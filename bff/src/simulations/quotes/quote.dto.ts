import { ApiProperty } from '@nestjs/swagger';
import type { Quote } from '@simulador/contracts/simulations/quote';
import { MAX_INTEGER, TextField, WholeField } from '../../http/fields.ts';
import { personal, publicText } from '../../http/operation.ts';
import { TarifaRequestDto } from '../../rates/book/rate-tables.dto.ts';

/** Quote of a saved simulation, as its link names it. */
export class QuoteLinkDto {
  @WholeField({ min: 1, max: MAX_INTEGER, description: 'number of the simulation', publicText: 'figure' })
  number!: number;
  @TextField({ maxLength: 64, personal: 'secret', description: 'token of the link' }) token!: string;
}

export class QuoteDto implements Quote {
  @ApiProperty({ type: 'integer' }) number!: number;
  @ApiProperty({ type: Number, description: 'annual percent' }) rate!: number;
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) until!: string;
  @ApiProperty({ type: Boolean, description: 'whether the last day is not over' }) is_valid!: boolean;
  @ApiProperty({ type: TarifaRequestDto }) credit!: TarifaRequestDto;
  @ApiProperty({ type: Number, description: 'UF' }) estate_worth!: number;
  @ApiProperty({ type: Number, description: 'pesos for one UF, as saved' }) uf_value!: number;
}

/** Last day of a saved simulation's rate, and the token of its link. */
export class SimulationQuoteDto {
  @ApiProperty({ type: String, format: 'date', ...publicText('date') }) until!: string;
  @ApiProperty({ type: String, ...personal('secret') }) token!: string;
}
