import { ApiExtraModels, ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../http/api-problems.ts';
import { personal, publicText } from '../../http/operation-facts.ts';
import { Changed, DescribedChangeDto, NamedChangeDto } from '../management/history.dto.ts';

export class UploadedDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations that were changed' })
  updated!: number;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}

/** What a row would change of its simulation. */
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

/** What a file would change. */
export class ReadSimulationsDto {
  @ApiProperty({ type: [ChangeOfRowDto], description: "in the file's order" })
  changes!: readonly ChangeOfRowDto[];
  @ApiProperty({ type: 'integer', minimum: 0, description: 'rows that change nothing' }) same!: number;
}

/** A cell of the file that can't be applied. */
export class RefusedCellDto {
  @ApiProperty({ type: 'integer', minimum: 1, description: "the spreadsheet program's row number" })
  row!: number;
  @ApiProperty({ type: String, description: "the column's heading" }) column!: string;
  @ApiProperty({ type: String }) message!: string;
}

/** Reasons why a file was refused; nothing of it was applied. */
export class RefusedFileDto extends ProblemDto {
  @ApiProperty({ type: [RefusedCellDto], description: 'empty if the file as a whole is refused' })
  rows!: RefusedCellDto[];
}
