import { ApiProperty } from '@nestjs/swagger';

/** A row's change of a rate. */
export class RateOfRowDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: 'integer', description: "the rate's id" }) id!: number;
  @ApiProperty({ type: Number, description: 'annual percent' }) from!: number;
  @ApiProperty({ type: Number, description: 'annual percent; the same for an unchanged rate' }) to!: number;
}

/** What a file would change. */
export class ReadRatesDto {
  @ApiProperty({ type: [RateOfRowDto], description: "in the file's order" }) rates!: readonly RateOfRowDto[];
}

export class TakenRatesDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'rates that were changed' }) changed!: number;
}
