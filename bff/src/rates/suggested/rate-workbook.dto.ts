import { ApiProperty } from '@nestjs/swagger';
import { WholeOrNull } from '../../http/answer-fields.ts';
import { publicText } from '../../http/operation.ts';
import { NewRateDto } from '../book/rate-tables.dto.ts';

/** A row's change of a rate. */
export class RateOfRowDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: 'integer', description: "the rate's id" }) id!: number;
  @ApiProperty({ type: Number, description: 'annual percent' }) from!: number;
  @ApiProperty({ type: Number, description: 'annual percent; the same for an unchanged rate' }) to!: number;
}

/** A row without an ID, which creates a rate. */
export class NewRateOfRowDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: String, description: 'purpose, property type, years and amounts', ...publicText() })
  name!: string;
  @ApiProperty({ type: NewRateDto }) rate!: NewRateDto;
}

/** Changes that a file would make. */
export class ReadRatesDto {
  @ApiProperty({ type: [RateOfRowDto], description: "in the file's order" }) rates!: readonly RateOfRowDto[];
  @ApiProperty({ type: [NewRateOfRowDto] }) added!: readonly NewRateOfRowDto[];
}

export class AppliedRatesDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'rates that the file changes or creates' })
  changed!: number;
  @WholeOrNull('draft with the changes; null if none is needed')
  sheet!: number | null;
}
