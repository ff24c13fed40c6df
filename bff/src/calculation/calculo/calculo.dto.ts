import { ApiProperty, OmitType, PickType } from '@nestjs/swagger';
import type { Flavour } from '@simulador/contracts/calculation/limits';
import { OperationCostDto } from '../../bank/operation-costs/operation-costs.dto.ts';
import { ListOrNull, NumberOrNull, ObjectOrNull, WholeOrNull } from '../../http/answer-fields.ts';
import { ChoiceField, DecimalField, UfField, WholeField } from '../../http/fields.ts';
import { ObjectField } from '../../http/nested-fields.ts';
import { PaymentOrIncomeDto } from '../affordability/affordability.dto.ts';
import { TermWithCostsDto } from '../comparison/comparacion.dto.ts';
import { DividendoRequestDto, DividendoRowDto } from '../dividendo/dividendo.dto.ts';
import { InicioUfDto } from '../start-page/inicio.dto.ts';

/** Request of calc_dividendo, whose rate may be absent. */
export class CalculatedCreditDto extends OmitType(DividendoRequestDto, ['tasasimulacion'] as const) {
  @DecimalField({
    min: 0,
    max: 100,
    optional: true,
    description: 'annual percent; absent: the suggested rate',
    publicText: 'figure',
  })
  tasasimulacion?: number;
}

/** A credit, and what is known of the people who pay it. Ages exclude terms, the flavour sets the limits. */
export class CalculoRequestDto extends PickType(PaymentOrIncomeDto, ['income_clp', 'debts_clp'] as const) {
  @ObjectField(() => CalculatedCreditDto) calculation!: CalculatedCreditDto;
  @ChoiceField({ values: ['web', 'pro'] }) flavour!: Flavour;
  @WholeField({ min: 0, max: 150, optional: true, description: 'age in years', personal: 'age' })
  edad?: number;
  @WholeField({ min: 0, max: 150, optional: true, description: 'age of the co-debtor', personal: 'age' })
  edad_codeudor?: number;
  @UfField({ optional: true, description: 'absent: what credit and subsidy leave of a purchase' })
  savings_uf?: number;
  @UfField({ optional: true }) subsidy_uf = 0;
}

export class CalculoRateDto {
  @ApiProperty({ type: Number, description: 'annual percent of the calculation' }) rate!: number;
  @NumberOrNull('suggested rate, annual percent') suggested!: number | null;
  @NumberOrNull('maximum conventional rate, annual percent') tmc!: number | null;
}

export class NeededTodayDto {
  @ApiProperty({ type: Number, description: 'savings and operation costs' }) uf!: number;
  @ApiProperty({ type: 'integer' }) clp!: number;
}

export class NeededIncomeDto {
  @ApiProperty({ type: 'integer', description: 'for the dividend and other debts' }) needed_clp!: number;
  @ApiProperty({ type: Boolean, nullable: true, description: 'null without an income' })
  enough!: boolean | null;
  @WholeOrNull('null without an income, 0 if it is enough') missing_clp!: number | null;
}

/** Kinds of ways out, by what changes: term, value with the same savings, savings for the same property, or the credit of another purpose. */
export const WAY_OUT_KINDS = ['years', 'value', 'savings', 'credit'] as const;

/** A change with which an income that is too low is enough. See docs/rules.md R1010. */
export class WayOutDto {
  @ApiProperty({ enum: WAY_OUT_KINDS }) kind!: (typeof WAY_OUT_KINDS)[number];
  @ApiProperty({ type: Number, description: 'new years, or new UF of value, savings or credit' }) to!: number;
  @ApiProperty({ type: DividendoRowDto }) row!: DividendoRowDto;
}

export const CALCULO_PARTS = ['uf', 'rate', 'row', 'costs', 'ways_out', 'terms'] as const;
export type CalculoPart = (typeof CALCULO_PARTS)[number];

export class CalculoProblemDto {
  @ApiProperty({ enum: CALCULO_PARTS }) part!: CalculoPart;
  @ApiProperty({ type: String, description: 'Spanish sentence' }) message!: string;
  @ApiProperty({ type: String, required: false, description: 'field of the request' }) field?: string;
}

/** All figures of a credit. A part that failed is null and named in `problems`; a part that needs it is null too. */
export class CalculoAnswerDto {
  @ObjectOrNull(InicioUfDto) uf!: InicioUfDto | null;
  @ObjectOrNull(CalculoRateDto) rate!: CalculoRateDto | null;
  @ObjectOrNull(DividendoRowDto) row!: DividendoRowDto | null;
  @ListOrNull(OperationCostDto) costs!: OperationCostDto[] | null;
  @NumberOrNull('nominal annual percent, with operation costs') cae_with_costs!: number | null;
  @NumberOrNull('UF: all payments and the operation costs') total_with_costs!: number | null;
  @ObjectOrNull(NeededTodayDto) needed_today!: NeededTodayDto | null;
  @ObjectOrNull(NeededIncomeDto) income!: NeededIncomeDto | null;
  @ListOrNull(WayOutDto) ways_out!: WayOutDto[] | null;
  @ListOrNull(TermWithCostsDto) terms!: TermWithCostsDto[] | null;
  @ApiProperty({ type: [CalculoProblemDto] }) problems!: CalculoProblemDto[];
}
