import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { personal, publicText } from '../../../http/operation.ts';
import { Changed, DescribedChangeDto, NamedChangeDto } from '../../management/history.dto.ts';

/** Changes that a row would make to its simulation. */
@ApiExtraModels(DescribedChangeDto, NamedChangeDto)
export class ChangeOfRowDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: 'integer', description: "the simulation's number" }) id!: number;
  @ApiProperty({ type: String, description: 'as in the download', ...personal('name') }) name!: string;
  @Changed(DescribedChangeDto) estado!: DescribedChangeDto | null;
  @Changed(DescribedChangeDto) resolucion!: DescribedChangeDto | null;
  @Changed(NamedChangeDto) commercial!: NamedChangeDto | null;
}

/** Changes that a file would make. */
export class ReadSimulationsDto {
  @ApiProperty({ type: [ChangeOfRowDto], description: "in the file's order" })
  changes!: readonly ChangeOfRowDto[];
  @ApiProperty({ type: 'integer', minimum: 0, description: 'rows that change nothing' }) same!: number;
}

export class UploadedDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations that were changed' })
  updated!: number;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}
