import { ApiProperty, OmitType } from '@nestjs/swagger';
import { DecimalField, MAX_INTEGER, UfField, WholeField } from '../../http/fields.ts';
import { ObjectField } from '../../http/nested-fields.ts';
import { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';

/** Request of calc_dividendo without its amounts. */
export class CreditTermsDto extends OmitType(DividendoRequestDto, [
  'montocredito',
  'valorpropiedad',
] as const) {}

/** Request of the affordability calculation: monthly payment or income, and savings. */
export class AlcanceRequestDto {
  @ObjectField(() => CreditTermsDto) calculation!: CreditTermsDto;
  @WholeField({
    min: 1,
    max: MAX_INTEGER,
    optional: true,
    description: 'monthly payment with insurance, pesos',
  })
  payment_clp?: number;
  @WholeField({ min: 1, max: MAX_INTEGER, optional: true, description: 'net monthly income, pesos' })
  income_clp?: number;
  @UfField({ optional: true }) savings_uf = 0;
  @UfField({ optional: true }) subsidy_uf = 0;
  @DecimalField({
    min: 0,
    max: 100,
    optional: true,
    description: 'percent of the value that the fire insurance covers, in place of montoAsegurado',
  })
  insured_pct?: number;
}

/** The largest credit, and the values of properties that it buys. */
export class AlcanceAnswerDto {
  @ApiProperty({ type: Number, description: 'whole UF' }) credit_uf!: number;
  @ApiProperty({ type: Number, description: 'credit, savings and subsidy' }) value_uf!: number;
  @ApiProperty({ type: DividendoRowDto }) row!: DividendoRowDto;
}
