import { ApiProperty } from '@nestjs/swagger';
import { publicText } from '../../http/operation.ts';
import { FIGURE_OPS } from './figure-node.ts';
import { FIGURE_UNITS } from './figure-trees.ts';

const VALUE = { type: String, pattern: String.raw`^-?\d+(\.\d+)?$`, description: 'decimal' };

/** A step of a calculation: an operation on the values of its `args`, in this order. */
export class FigureNodeDto {
  @ApiProperty({ type: String, ...publicText() }) label!: string;
  @ApiProperty({
    enum: FIGURE_OPS,
    description:
      '`round` is half up; `irr` is the monthly rate of net amount, payment, grace months and number of instalments',
  })
  op!: string;
  @ApiProperty({
    type: () => [FigureNodeDto],
    description: 'none of an `input`',
  })
  args!: readonly FigureNodeDto[];
  @ApiProperty({ type: 'integer', required: false, description: 'decimals, of a `round` only' })
  places?: number;
  @ApiProperty({ ...VALUE, description: 'decimal, to 40 significant digits' }) value!: string;
}

export class ExplainedFigureDto {
  @ApiProperty({
    type: String,
    description: 'of calc_dividendo, cae_with_costs, total_with_costs or suggested_rate',
    ...publicText(),
  })
  name!: string;
  @ApiProperty({ enum: [...new Set(Object.values(FIGURE_UNITS))] }) unit!: string;
  @ApiProperty(VALUE) value!: string;
  @ApiProperty({ type: FigureNodeDto }) node!: FigureNodeDto;
}

/** Date of a calculation, with its reason in words: no tree of decimals gives a date. */
export class ExplainedDateDto {
  @ApiProperty({ enum: ['FecVencimiento'] }) name!: 'FecVencimiento';
  @ApiProperty({ type: String, format: 'date' }) value!: string;
  @ApiProperty({ type: String, ...publicText() }) reason!: string;
}

/** Steps of each figure of a calculation. */
export class ExplicacionAnswerDto {
  @ApiProperty({ type: [ExplainedFigureDto] }) figures!: readonly ExplainedFigureDto[];
  @ApiProperty({ type: [ExplainedDateDto], description: 'none if a core counts from another day' })
  dates!: readonly ExplainedDateDto[];
}
