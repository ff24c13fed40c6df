import { ApiProperty } from '@nestjs/swagger';
import { ProblemDto } from '../../http/api-problems.ts';
import { publicText } from '../../http/operation-facts.ts';

export class UploadedDto {
  @ApiProperty({ type: 'integer', minimum: 0, description: 'simulations that were changed' })
  updated!: number;
  @ApiProperty({ type: String, ...publicText() }) message!: string;
}

/** A cell that can't be applied. */
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
