import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { PRICE_KINDS, type PriceKind } from '@simulador/contracts/rates/rate-sheet';
import { IsDefined, IsNumber, IsObject, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { NumberOrNull, WholeOrNull } from '../../../http/answer-fields.ts';
import { ChoiceField, TextField, FormCode, FormNumber, FormWhole } from '../../../http/fields.ts';
import { publicText } from '../../../http/operation.ts';
import { PERCENT, RateCellDto, UF, YEARS } from '../../book/rate-tables.dto.ts';

const ROW_MAX = 40;
const TAG_MAX = 500;
const optional = true;

const isOfRate = ({ kind }: { readonly kind?: PriceKind }): boolean => kind === undefined || kind === 'rate';

/** Annual percent; null deletes the rate. */
const ValueField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({
      type: Number,
      required: false,
      nullable: true,
      minimum: 0,
      maximum: PERCENT.max,
      ...publicText('figure'),
      description: 'annual percent; null deletes the rate',
    }),
    IsDefined({ message: 'Debe ser un número' }),
    ValidateIf((change: { kind?: PriceKind }, value) => value !== null && isOfRate(change)),
    IsNumber({ allowNaN: false, allowInfinity: false }, { message: 'Debe ser un número' }),
    Min(0, { message: 'Debe ser mayor o igual a 0' }),
    Max(PERCENT.max, { message: `Debe ser menor o igual a ${PERCENT.max}` }),
  );

/** Fields of a row; each kind has its own, which it validates. Null deletes the row. */
const ValuesField = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: 'object',
      additionalProperties: true,
      nullable: true,
      description: 'of another kind than `rate`: the fields of its row; null deletes it',
    }),
    IsOptional(),
    IsObject({ message: 'Debe ser un objeto' }),
  );

/**
 * Change of a price. Kind `rate` (the default) names the rate with an id, or a cell by the bounds of its ranges; every other kind names a row
 * by its key, or adds one.
 */
export class WantedChangeDto {
  @ChoiceField({ values: PRICE_KINDS, optional, publicText: 'code' }) kind?: PriceKind;
  @FormCode({ optional, description: "a rate's id; without one, all of the following" }) rate?: number;
  @FormCode({ optional }) product?: number;
  @FormCode({ optional }) loan_use?: number;
  @FormCode({ optional }) real_estate_type?: number;
  @FormWhole({ ...YEARS, optional }) min_years?: number;
  @FormWhole({ ...YEARS, optional }) max_years?: number;
  @FormNumber({ ...UF, optional }) min_amount?: number;
  @FormNumber({ ...UF, optional }) max_amount?: number;
  @ValueField() value?: number | null;
  @TextField({
    maxLength: ROW_MAX,
    optional,
    publicText: 'code',
    description: 'key of a row; absent: a new row',
  })
  row?: string;
  @ValuesField() values?: object | null;
  @TextField({
    maxLength: TAG_MAX,
    optional,
    publicText: 'code',
    description:
      'of another kind than `rate`: tag of the row as it was read, `none` for no row: refused (409) if it is another one',
  })
  as_read?: string;
}

/** Planned change of a rate. */
export class PlannedRateDto extends RateCellDto {
  @WholeOrNull("the rate's id; null for a new one") rate!: number | null;
  @NumberOrNull('what the change was written for; null for a new rate') from!: number | null;
  @NumberOrNull('null deletes the rate') value!: number | null;
}
