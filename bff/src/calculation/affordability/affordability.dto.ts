import { ApiProperty, OmitType } from '@nestjs/swagger';
import { DecimalField, MAX_INTEGER, UfField, WholeField } from '../../http/fields.ts';
import { ObjectField } from '../../http/nested-fields.ts';
import { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';

/** Request of calc_dividendo without its amounts. */
export class CreditTermsDto extends OmitType(DividendoRequestDto, [
  'montocredito',
  'valorpropiedad',
] as const) {}

/** Monthly payment or income, one of both, and the debts that an income pays too. */
export class PaymentOrIncomeDto {
  @WholeField({
    min: 1,
    max: MAX_INTEGER,
    optional: true,
    description: 'monthly payment with insurance, pesos',
    publicText: 'figure',
  })
  payment_clp?: number;
  @WholeField({
    min: 1,
    max: MAX_INTEGER,
    optional: true,
    description: 'net monthly income, pesos',
    personal: 'income',
  })
  income_clp?: number;
  @WholeField({
    min: 0,
    max: MAX_INTEGER,
    optional: true,
    description: 'other debts a month beside an income, pesos',
    publicText: 'figure',
  })
  debts_clp = 0;
}

/** Request of the affordability calculation: monthly payment or income, and savings or the value of a property. */
export class AlcanceRequestDto extends PaymentOrIncomeDto {
  @ObjectField(() => CreditTermsDto) calculation!: CreditTermsDto;
  @UfField({ optional: true }) savings_uf = 0;
  @UfField({ optional: true }) subsidy_uf = 0;
  @UfField({
    optional: true,
    description: 'value of a property; absent: what credit, savings and subsidy buy',
  })
  value_uf?: number;
  @UfField({
    optional: true,
    description:
      'a credit that is not affordable: only smaller ones, by whole UF of what changes: in a purchase the savings for value_uf, else the value; otherwise the credit',
  })
  below_uf?: number;
  @DecimalField({
    min: 0,
    max: 100,
    optional: true,
    description: 'percent of the value that the fire insurance covers, in place of montoAsegurado',
    publicText: 'figure',
  })
  insured_pct?: number;
}

/** The largest credit, and the values of properties that it buys. */
export class AlcanceAnswerDto {
  @ApiProperty({ type: Number, description: 'whole UF, unless below_uf changes savings or value' })
  credit_uf!: number;
  @ApiProperty({ type: Number, description: 'credit, savings and subsidy' }) value_uf!: number;
  @ApiProperty({ type: DividendoRowDto }) row!: DividendoRowDto;
  @ApiProperty({ type: String, description: 'sentence that names the limit of the credit' }) limit!: string;
}
